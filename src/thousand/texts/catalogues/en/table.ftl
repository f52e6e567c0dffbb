# The table: what it does not do, and what to do instead.

error-not-seated = You are watching. Take a seat to do this.
error-not-host = Only the host of the table can do this. Ask the host.
error-stage-wrong = { $stage ->
    [lobby] The game has not begun. Begin it first.
    [cutting] The deck is being cut. Wait for the cards.
    [playing] A deal is being played. Wait until it is over.
    [between] No cards are dealt. Go on to the next deal.
    [over] The game is over. Play again to go on.
   *[aborted] The game was ended. Play again to go on.
}
error-message-unexpected = The table does not take the message “{ $type }” now. Load the page anew.
error-rest-uncertain = The rest of the tricks is not certain. Play a card.
error-seat-unknown = There is no such seat at this table. Choose another.
error-seat-taken = This seat is taken. Choose another.
error-seat-other-hand = You have seen another hand of this deal. Take this seat when the deal is over.
error-seat-barred = The host does not want you to sit here. You can watch, or open a table of your own.
error-sit-in-nobody = Nobody who could let you in is here. Wait until somebody who plays is back.
error-sit-in-refused = You are not let in. Watch on, or ask again in a minute.
error-sit-in-lapsed = Nothing has come of your question. Watch on, or ask again in a minute.
error-let-go-self = You cannot let yourself go. Stand up instead.
error-let-go-nobody = Nobody sits there. Choose another seat.
error-let-go-host = Nobody lets the host go. Wait for the host, or open a table of your own.
error-cut-not-asked = Nobody is asked for this cut now. Wait for the next deal.
error-cut-twice = The deck is cut already. Wait for the cards.
error-cut-false = This is not the number that was promised. The deck is made without it.
error-undo-people = With other people at the table nothing is taken back. Play on.
error-undo-nothing = There is nothing to take back in this deal. Play on.
error-turn-past = The game has gone on meanwhile. Look at the table again.
error-question-none = No question is open. Nothing is to be done.
error-question-other = Another question is open. Answer it first.
error-question-soon = Your last question came to nothing. Wait a minute before you ask again.
error-hints-on = Hints are allowed already. Ask for one on your turn.
error-hints-off = Hints are off at this table. All people must agree to them.
error-stand-in-needless = This player is here, or a bot plays already. Wait for the move.
error-bots-count = { $given } seats are named where the table has { $expected }. Name each seat.
