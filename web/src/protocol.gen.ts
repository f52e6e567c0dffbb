// Made by `make protocol` from src/thousand/table/wire; never edited.

export const PROTOCOL = 1;

/** The first message: the protocol spoken, and the version of the table that is known already. That version is 0 where nothing is known. */
export interface Hello {
  type: "hello";
  protocol: number;
  version?: number;
}

/** An action of one's seat; `turn` is the scene's `turn_number`, so that it is done once. */
export interface Act {
  type: "act";
  turn: number;
  action: string;
}

/** Takes all remaining tricks at once where they are certain. */
export interface TakeRest {
  type: "take_rest";
  turn: number;
}

/** Takes a seat that is empty or a bot's. While a game runs, a bot's seat is asked for: the people who sit here and are connected are put the question `sit_in`, and all of them must agree. One's own seat is given back unasked. */
export interface Sit {
  type: "sit";
  seat: number;
}

/** Gives one's seat up; a bot takes it. */
export interface Leave {
  type: "leave";
}

/** The host lets a person go before the game begins, who cannot sit down at this table again. */
export interface LetGo {
  type: "let_go";
  seat: number;
}

/** Takes one's seat back from the bot that stands in. */
export interface Back {
  type: "back";
}

/** The host sets the level of a bot's seat. */
export interface SetBot {
  type: "set_bot";
  seat: number;
  level: string;
}

/** The host begins the game; bots take the empty seats. */
export interface Begin {
  type: "begin";
}

/** Has seen the reckoning; the next deal begins when all are ready. */
export interface Ready {
  type: "ready";
}

/** Cuts the deck: SHA-256 of a nonce of 32 bytes, for the deal of that number. */
export interface Cut {
  type: "cut";
  number: number;
  commitment: string;
}

/** Opens the nonce of one's cut. */
export interface OpenCut {
  type: "open_cut";
  number: number;
  nonce: string;
}

/** Puts a question to the people at the table, or says yes or no to the one that is open. `abort` ends the game; `stand_in` lets a bot play at once for the person of `seat` who is away; `hints` allows hints to everybody. `sit_in` answers a guest who asks for the bot's seat `seat` (with `sit`); with `yes` false it is also how that guest asks no longer. */
export interface Propose {
  type: "propose";
  what: "abort" | "hints" | "sit_in" | "stand_in";
  yes?: boolean;
  seat?: number | null;
}

/** Takes back one's last decision of the running deal; only where all others are bots. */
export interface Undo {
  type: "undo";
}

/** Asks what to do; only on one's own turn. */
export interface AskHint {
  type: "ask_hint";
  turn: number;
}

/** A ready-made phrase or emoji, by its name; others than those that `said` lists are refused. */
export interface Say {
  type: "say";
  phrase: string;
}

/** Wants to play again after the end, seats rotated. The game begins when all wish so who sit here, are connected and play themselves; alone it begins at once. Who goes after the end without a word is waited for ten seconds: his page may be loading anew. */
export interface Rematch {
  type: "rematch";
}

/** Asks for a `pong`: how long the way is. */
export interface Ping {
  type: "ping";
}

/** The draw for the first dealer: rounds of cards by seat (none where it is by lot), and the dealer. */
export interface DrawSeen {
  dealer: number;
  rounds: Record<string, string>[];
}

/** A seat as everybody sees it. `kind` tells who sits there, `level` the bot's (also of the one that stands in), `here` whether the person is connected, `stand_in` whether a bot plays for the person, `ready` whether the person waits for the next deal or, after the end, for the next game. */
export interface Place {
  kind: "bot" | "empty" | "person";
  name: string;
  level: string | null;
  here: boolean;
  stand_in: boolean;
  ready: boolean;
  games_won: number;
}

/** The deck is about to be made: its number and commitment, who cuts, who has sent and opened a nonce. `stage` tells what is waited for: nonces' hashes, or the nonces. */
export interface Cutting {
  number: number;
  commitment: string;
  seats: number[];
  stage: "cut" | "open";
  cut: number[];
  opened: number[];
}

/** A question put to the people: who asked, who has said yes, how many must. `asker` is a seat; null where a guest without one, called `name`, asks to sit in for the bot of `seat`. `own` tells whether one has asked it oneself. */
export interface Question {
  what: "abort" | "hints" | "sit_in" | "stand_in";
  seat: number | null;
  asker: number | null;
  name: string;
  own: boolean;
  yes: number[];
  needed: number;
}

/** Time as it runs now, in milliseconds: what is left of the action, and of the bank of each seat. */
export interface Clock {
  seat: number;
  action: number;
  banks: number[];
}

/** The table around the game: what changes when people come, go, ask and wait. `stage` is `lobby` before the game, `cutting` while a deck is made, `playing`, `between` deals, `over` at the end, `aborted`. `you` is one's seat, `host` tells whether one may change the table. `arrival` is `new` for one who has never sat here, `known` for others, `barred` for one whom the host has let go. */
export interface TableSeen {
  stage: "aborted" | "between" | "cutting" | "lobby" | "over" | "playing";
  places: Place[];
  you: number | null;
  host: boolean;
  arrival: "barred" | "known" | "new";
  hints: boolean;
  undo: boolean;
  cutting: Cutting | null;
  question: Question | null;
  clock: Clock | null;
  watching: number;
}

/** Where a seat stands: total, attempts used on the barrel (None: not on it), bolts, write-offs, bombs. */
export interface Standing {
  total: number;
  barrel: number | null;
  bolts: number;
  write_offs: number;
  bombs: number;
}

/** A call that all hear. */
export interface Call {
  seat: number;
  action: string;
}

/** Who must earn how much; `dark` and `forced` as the auction left it. */
export interface Contract {
  declarer: number;
  amount: number;
  dark: boolean;
  forced: boolean;
}

/** A talon, numbered from 1: who took it, its cards where the audience may know them, and how many. */
export interface Talon {
  number: number;
  seat: number | null;
  cards: string | null;
  size: number;
}

/** A card given in the exchange; which, where the audience may know it. */
export interface Gift {
  giver: number;
  to: number;
  card: string | null;
}

/** A card in a trick and the seat that played it. */
export interface Laid {
  seat: number;
  card: string;
}

/** A trick that is over: its cards in the order played, and who took it. */
export interface TrickSeen {
  cards: Laid[];
  winner: number;
}

/** A declaration: a suit letter, or None for the ace marriage. */
export interface Marriage {
  seat: number;
  suit: string | null;
  value: number;
}

/** The running deal. `hand` is the audience's own, `sizes`, `taken` (tricks) and `won` (card points) by seat. `best` is the seat whose card wins the trick on the table so far. */
export interface DealScene {
  number: number;
  dealer: number;
  playing: number[];
  sitter: number | null;
  hand: string | null;
  sizes: number[];
  calls: Call[];
  bid: number;
  bidder: number | null;
  passed: number[];
  contract: Contract | null;
  talons: Talon[];
  gifts: Gift[];
  discards: string | null;
  discarded: number;
  trump: string | null;
  leader: number | null;
  trick: Laid[];
  best: number | null;
  last_trick: TrickSeen | null;
  taken: number[];
  won: number[];
  marriages: Marriage[];
}

/** A card in hand that may not be played now, and why: an error's code and parameters. */
export interface Blocked {
  card: string;
  code: string;
  params: Record<string, number | string>;
}

/** Why no more can be bid than is offered: an error's code and parameters (`limit` among them). With `bid_above_cap`, `marriages` counts those in the own hand. */
export interface Limit {
  code: string;
  params: Record<string, number | string>;
}

/** What the seat to act may do; only in its own scene. `legal` is complete. `declares` are the cards whose lead asks whether, or tells that, a marriage is declared, with its value. `rest` tells that all remaining tricks are certainly its own and may be taken at once. */
export interface Turn {
  legal: string[];
  blocked: Blocked[];
  limit: Limit | null;
  declares: Record<string, number>;
  rest: boolean;
}

/** The game as a seat, or a spectator (`seat` None), is shown it. `turn_number` counts the turns and deals of the game, so that an action sent twice is noticed. */
export interface Scene {
  seat: number | null;
  phase: string;
  to_act: number | null;
  turn_number: number;
  dealer: number;
  standings: Standing[];
  winners: number[];
  deal: DealScene | null;
  turn: Turn | null;
}

/** What a seat earned in a deal and from what. */
export interface WorthSeen {
  cards: number;
  marriages: number;
  aces: number;
  extra: number;
}

/** Something that happened to a standing. */
export interface MarkSeen {
  seat: number;
  mark: string;
}

/** A movement of a total and its reason. */
export interface Line {
  seat: number;
  points: number;
  reason: string;
}

/** A finished deal on the score sheet; an annulled one has neither declarer nor contract. `totals` are those after the deal, `before` those before it; `attempts` are attempts used on the barrel after it (None: not on it), `bolts` the bolts so far. */
export interface SheetRow {
  number: number;
  dealer: number;
  outcome: string;
  declarer: number | null;
  contract: number | null;
  dark: boolean;
  made: boolean | null;
  claimant: number | null;
  worth: WorthSeen[];
  scores: number[];
  before: number[];
  totals: number[];
  marriages: Marriage[];
  marks: MarkSeen[];
  lines: Line[];
  bolts: number[];
  attempts: (number | null)[];
}

/** Cards are dealt; `number` counts deals from 1. */
export interface DealStarted {
  type: "deal_started";
  number: number;
  dealer: number;
}

/** The audience's own seat looks at its hand. */
export interface HandSeen {
  type: "hand_seen";
  seat: number;
  cards: string;
}

/** A call that all hear. */
export interface Called {
  type: "called";
  seat: number;
  action: string;
}

/** The auction is over and there is a declarer. */
export interface AuctionWon {
  type: "auction_won";
  contract: Contract;
}

/** A talon goes to a seat; `cards` is null for those to whom it is not shown. */
export interface TalonSeen {
  type: "talon_seen";
  seat: number;
  talon: number;
  cards: string | null;
  shown: boolean;
}

/** A card is laid face down for a seat. */
export interface CardGiven {
  type: "card_given";
  seat: number;
  to: number;
  card: string | null;
}

/** A card given comes into its new hand. */
export interface CardReceived {
  type: "card_received";
  seat: number;
  giver: number;
  card: string | null;
}

/** Cards are laid aside face down. */
export interface CardsDiscarded {
  type: "cards_discarded";
  seat: number;
  count: number;
  cards: string | null;
}

/** A card is played. */
export interface CardPlayed {
  type: "card_played";
  seat: number;
  card: string;
}

/** A marriage, or with `suit` null the ace marriage, is declared. */
export interface MarriageDeclared {
  type: "marriage_declared";
  seat: number;
  suit: string | null;
  value: number;
}

/** A suit becomes trump. */
export interface TrumpSet {
  type: "trump_set";
  seat: number;
  suit: string;
}

/** A trick is complete and goes to a seat; `points` are its card points. */
export interface TrickTaken {
  type: "trick_taken";
  seat: number;
  points: number;
}

/** The deal is void: a seat claimed, or (null) all passed; its row on the sheet has no scores. */
export interface DealAnnulled {
  type: "deal_annulled";
  seat: number | null;
  row: SheetRow;
}

/** The deal is over and its cards, as dealt, are open to all. */
export interface CardsOpened {
  type: "cards_opened";
  hands: string[];
  talons: string[];
}

/** The deal is settled: its row of the score sheet. */
export interface DealSettled {
  type: "deal_settled";
  row: SheetRow;
}

/** Something happens to a standing. */
export interface Marked {
  type: "marked";
  seat: number;
  mark: string;
}

/** A secret is opened: the proof of a deal (`deal` from 1), or (null) of the draw and the match. */
export interface ProofSeen {
  type: "proof";
  deal: number | null;
  proof: Record<string, unknown>;
}

/** Everything that a newcomer, or one who returns, must know. `rules` is the rule set as records state it; `options` all of its options by section; `missed` is what happened since the version he knows, within the running deal. `proofs` are of the draw and of finished deals. `match` names the game in proofs. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: number;
  id: string;
  match: string | null;
  rules: Record<string, unknown>;
  options: Record<string, unknown>;
  settings: Record<string, unknown>;
  match_commitment: string | null;
  draw: DrawSeen | null;
  table: TableSeen;
  scene: Scene | null;
  sheet: SheetRow[];
  missed: (DealStarted | HandSeen | Called | AuctionWon | TalonSeen | CardGiven | CardReceived | CardsDiscarded | CardPlayed | MarriageDeclared | TrumpSet | TrickTaken | DealAnnulled | CardsOpened | DealSettled | Marked)[];
  proofs: ProofSeen[];
}

/** The table moves on to `version`: what happened in the game, in order, and how it stands after it. `scene` is null where the game did not change, `table` where nothing around it did. `undone` tells that the game went back. */
export interface Update {
  type: "update";
  version: number;
  happened: (DealStarted | HandSeen | Called | AuctionWon | TalonSeen | CardGiven | CardReceived | CardsDiscarded | CardPlayed | MarriageDeclared | TrumpSet | TrickTaken | DealAnnulled | CardsOpened | DealSettled | Marked)[];
  scene: Scene | null;
  table: TableSeen | null;
  undone: boolean;
}

/** A message was not carried out: its type, and why. */
export interface Refused {
  type: "refused";
  about: string;
  code: string;
  params: Record<string, number | string>;
}

/** A choice with its figures. The share (per mille) of layouts in which `contract` is made, mean points of one's side. */
export interface HintOption {
  actions: string[];
  contract: number | null;
  made: number | null;
  points: number | null;
}

/** What a strong player would do, the best first, over `worlds` layouts. */
export interface Hint {
  type: "hint";
  turn: number;
  options: HintOption[];
  worlds: number;
  declares: boolean;
}

/** A phrase that a seat says. */
export interface Said {
  type: "said";
  seat: number;
  phrase: "bye" | "clap" | "good_game" | "hello" | "hurry" | "laugh" | "lucky" | "oops" | "sad" | "smile" | "thanks" | "thinking" | "thumb" | "well_played" | "wow";
}

/** The answer to a `ping`. */
export interface Pong {
  type: "pong";
}

export type FromBrowser =
  | Hello
  | Act
  | TakeRest
  | Sit
  | Leave
  | LetGo
  | Back
  | SetBot
  | Begin
  | Ready
  | Cut
  | OpenCut
  | Propose
  | Undo
  | AskHint
  | Say
  | Rematch
  | Ping;

export type ToBrowser =
  | Welcome
  | Update
  | ProofSeen
  | Refused
  | Hint
  | Said
  | Pong;

export type Happening =
  | DealStarted
  | HandSeen
  | Called
  | AuctionWon
  | TalonSeen
  | CardGiven
  | CardReceived
  | CardsDiscarded
  | CardPlayed
  | MarriageDeclared
  | TrumpSet
  | TrickTaken
  | DealAnnulled
  | CardsOpened
  | DealSettled
  | Marked;
