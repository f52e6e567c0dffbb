# Fair deals: verifying the proofs that a record carries.

cli-verify = Verifies that the cards of a record are dealt fairly, by the proofs it carries.
cli-verify-file = The record of a game (thousand-record/1); “-” is standard input.
cli-verify-json = Prints what is found as JSON.

verify-match = Match: { $match }
verify-secret = Secret of the match: { $found }
verify-draw = Draw for the first dealer: { $found }
verify-deal = Deal { $deal }: { $found }
verify-secret-proven = opened, and it is the one committed to at the start
verify-secret-running = not opened yet; it is opened when the match is over
verify-proven = proven; { $cuts ->
    [0] nobody cut the deck, so the host alone chose its secret
    [one] { $cuts } player cut the deck
   *[other] { $cuts } players cut the deck
}
verify-running = running; its secret is opened when it is over
verify-unproven = no proof
verify-wrong = WRONG. { $why }
verify-withheld = Number { $number } is passed over: the cut is not opened by { $name }.
verify-empty = This record carries no proofs: nothing shows how its cards were dealt.
verify-all = Everything that can be known by now is proven.
verify-not-all = Not everything is proven.

error-proof-form = This is not how a proof is written. Take the record from the table anew.
error-proof-algorithm = The proof is of the kind “{ $given }”, and this program verifies “{ $expected }”. Use a program that knows it.
error-match-name = The name of a match is a text of 1 to 200 bytes without NUL. Choose another.
error-match-other = The proof belongs to the match “{ $given }”, and the record to “{ $expected }”.
error-match-commitment-wrong = The secret of the match is not the one committed to at the start.
error-match-unopened = The match is over and its secret is not opened. Ask the host for it.
error-number-order = Number { $number } does not come after number { $previous }. Numbers only rise.
error-number-skipped = Number { $number } is left out, and nothing tells why.
error-withheld-wrong = Number { $number } is not one that can be passed over here because of { $seat }.
error-nonce-size = The cut of { $seat } has { $size } bytes. It must have 32.
error-nonce-seat = A cut of { $seat } does not belong here: nobody sits there, or the seat cuts twice.
error-nonce-wrong = The cut of { $seat } is not the one committed to.
error-commitment-wrong = The secret of the deck is not the one committed to before the cut.
error-secret-size = A secret has 32 bytes, and this one has { $size }.
error-secret-underived = The secret of the deck does not follow from the secret of the match.
error-secret-unopened = The secret of the deck is due and not opened. Ask the host for it.
error-hand-differs = The hand of { $seat } is not the one that the proven deck gives.
error-talon-differs = The talon is not the one that the proven deck gives.
error-dealer-differs = By the proven draw another deals first: { $dealer }.
