import { describe, expect, it } from "vitest";
import { askOf } from "../src/asking/ask.ts";
import { askedLine } from "../src/asking/line.ts";
import { setsTrump } from "../src/asking/trumps.ts";
import type { Scene, Turn } from "../src/protocol.gen.ts";
import { tipOf, type Tip } from "../src/tips/tips.ts";

const OPTIONS = { play: { marriage_values: [40, 60, 80, 100] } };

function tip(turn: Partial<Turn>, hand: string, trick: string[] = [], seen: Tip["kind"][] = []): Tip | null {
  const whole: Turn = { legal: [], blocked: [], limit: null, declares: {}, rest: false, ...turn };
  const scene = { turn: whole, deal: { hand, trick } } as unknown as Scene;
  return tipOf(scene, askOf(whole), OPTIONS, new Set(seen));
}

describe("tips of a first deal", () => {
  const bid = { legal: ["pass", "bid 100"] };

  it("tell what a bid is, then the dearest marriage in the hand, each once", () => {
    expect(tip(bid, "KS QS KH QH")).toEqual({ kind: "bid" });
    expect(tip(bid, "KS QS KH QH", [], ["bid"])).toEqual({ kind: "marriage", suit: "H", value: 100 });
    expect(tip(bid, "KS QS KH", [], ["bid"])).toEqual({ kind: "marriage", suit: "S", value: 40 });
    expect(tip(bid, "KS QS", [], ["bid", "marriage"])).toBeNull();
    expect(tip(bid, "KS QH", [], ["bid"])).toBeNull();
  });

  it("tell at the first blocked card why it is blocked", () => {
    const blocked = { card: "AS", code: "follow_suit", params: { suit: 1 } };
    const turn = { legal: ["play KC"], blocked: [blocked] };
    expect(tip(turn, "AS KC", ["9C"])).toEqual({ kind: "blocked", blocked });
    expect(tip(turn, "AS KC", ["9C"], ["blocked"])).toBeNull();
  });

  it("tell who leads, and that a marriage can be declared before anything else", () => {
    expect(tip({ legal: ["play AS"] }, "AS")).toEqual({ kind: "lead" });
    expect(tip({ legal: ["play AS"] }, "AS", ["9S"])).toBeNull();
    const declares = { legal: ["play KH", "play KH!"], declares: { KH: 100 } };
    expect(tip(declares, "KH QH")).toEqual({ kind: "declare" });
  });
});

describe("the line that asks", () => {
  const line = (legal: string[]) =>
    askedLine(askOf({ legal, blocked: [], limit: null, declares: {}, rest: false }), null)[0];

  it("is of the question, not of the turn alone", () => {
    expect(line(["pass", "bid 100"])).toBe("board-your-word");
    expect(line(["dark", "look"])).toBe("board-ask-dark");
    expect(line(["take 1", "take 2"])).toBe("board-ask-talon");
    expect(line(["give 9S 1"])).toBe("board-your-exchange");
    expect(line(["discard 9S 9C 9D"])).toBe("board-ask-discard");
    expect(line(["stand", "raise 110"])).toBe("board-ask-raise");
    expect(line(["trump H"])).toBe("board-ask-trump");
    expect(line(["play AS"])).toBe("board-your-turn");
  });
});

describe("a marriage makes trump", () => {
  const at = (trump: string, defender_marriages: string) => ({ play: { trump, defender_marriages } });

  it("but not where the declarer names it for good, nor a defender's where it only counts", () => {
    expect(setsTrump(at("marriages", "full"), false)).toBe(true);
    expect(setsTrump(at("marriages", "no_trump"), true)).toBe(true);
    expect(setsTrump(at("marriages", "no_trump"), false)).toBe(false);
    expect(setsTrump(at("declarer_names_then_marriages", "full"), true)).toBe(true);
    expect(setsTrump(at("declarer_names", "full"), true)).toBe(false);
  });
});
