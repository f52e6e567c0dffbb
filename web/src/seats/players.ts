/** What the plates tell, from what the server shows. */
import type { Counted, Player } from "../plate/player.ts";
import type { DealScene, Scene, TableSeen } from "../protocol.gen.ts";
import { readAction } from "../state/actions.ts";
import type { Options } from "../state/told.ts";

/** The plate of every seat. `names` are those of the seats, `you` stands on the own plate. */
export function playersOf(
  table: TableSeen,
  scene: Scene | null,
  options: Options,
  names: readonly string[],
  you: string,
): Player[] {
  return table.places.map((place, seat) => {
    const standing = scene?.standings[seat];
    return {
      seat,
      name: seat === table.you ? you : (names[seat] ?? ""),
      total: standing?.total ?? 0,
      bot: place.kind === "bot",
      away: place.kind === "person" && (place.stand_in || !place.here),
      standIn: place.stand_in,
      barrel: barrelOf(standing?.barrel ?? null, options),
      bolts: boltsOf(standing?.bolts ?? 0, options),
      ...(scene?.deal ? inDeal(scene.deal, scene.phase, seat) : {}),
    };
  });
}

function inDeal(deal: DealScene, phase: string, seat: number): Partial<Player> {
  const contract = deal.contract;
  const declarer = contract?.declarer === seat;
  const tricks = phase === "trick" ? (deal.taken[seat] ?? 0) : null;
  const sitter = deal.sitter === seat;
  if (contract)
    return {
      declarer,
      dark: declarer && contract.dark,
      bid: declarer ? contract.amount : null,
      tricks: sitter ? null : tricks,
      sitter,
    };
  return { ...calledBy(deal, seat), sitter };
}

function calledBy(deal: DealScene, seat: number): Partial<Player> {
  const calls = deal.calls.filter((call) => call.seat === seat).map((call) => readAction(call.action));
  const bid = calls.findLast((call) => call.verb === "bid" || call.verb === "dark");
  const amount = bid?.verb === "bid" ? bid.amount : bid ? 120 : null;
  return { bid: amount, dark: bid?.verb === "dark", passed: deal.passed.includes(seat) };
}

function barrelOf(attempts: number | null, options: Options): Counted | null {
  const barrel = options["game"]?.["barrel"];
  if (attempts === null) return null;
  const deals = isObject(barrel) ? Number(barrel["deals"]) : NaN;
  return { count: attempts, of: Number.isFinite(deals) ? deals : attempts };
}

function boltsOf(count: number, options: Options): Counted | null {
  const bolts = options["scoring"]?.["bolts"];
  if (!isObject(bolts)) return null;
  const of = Number(bolts["every"] ?? 3);
  return { count: of ? count % of : count, of };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
