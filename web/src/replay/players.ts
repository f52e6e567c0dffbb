/** What the plates show of the players at a moment of a game. */
import type { GameReplay } from "../api/types.ts";
import type { Player } from "../plate/player.ts";
import { dealAt, stateAt, totalsAt, type Moment } from "./moments.ts";

/** The plate of a seat. */
export function playerAt(game: GameReplay, moment: Moment, seat: number): Player {
  const deal = dealAt(game, moment);
  const player: Player = { seat, name: game.seats[seat] ?? "", total: 0 };
  if (!deal) return player;
  const state = stateAt(deal, moment.step);
  const { contract } = state;
  const declares = contract?.declarer === seat;
  const playing = (state.taken[seat] ?? 0) > 0 || state.trick.length > 0 || state.leader !== null;
  return {
    ...player,
    total: totalsAt(deal, moment.step)[seat] ?? 0,
    sitter: deal.hands[seat] === "",
    bid: declares ? contract.amount : !contract && state.bidder === seat ? state.bid : null,
    declarer: declares,
    dark: declares && contract.dark,
    passed: !contract && state.passed.includes(seat),
    tricks: playing && deal.hands[seat] !== "" ? (state.taken[seat] ?? 0) : null,
  };
}
