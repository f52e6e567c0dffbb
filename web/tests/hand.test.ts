import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import Hand from "../src/hand/Hand.svelte";
import { change } from "../src/settings/store.svelte.ts";
import { speak } from "../src/texts/say.svelte.ts";

const cards = ["9D", "AS", "TH", "KH"];
let now = 0;

beforeAll(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.animate ??= () => ({ cancel() {}, finished: Promise.resolve() }) as unknown as Animation;
});
beforeEach(async () => {
  await speak("en");
  change({ gesture: "tap" });
  now = 1000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(cleanup);

function hold(props = {}) {
  const onplay = vi.fn();
  const onblocked = vi.fn();
  render(Hand, { cards, legal: ["TH", "KH"], onplay, onblocked, ...props });
  now += 1000;
  return { onplay, onblocked };
}

const names = () => screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
const card = (name: RegExp) => screen.getByRole("button", { name });
const tap = (name: RegExp) => fireEvent.click(card(name), { detail: 1 });

it("names every card, in order, and whether it may be played", () => {
  hold();
  expect(names()).toEqual([
    "ace of spades, not now",
    "ten of hearts, playable",
    "king of hearts, playable",
    "nine of diamonds, not now",
  ]);
});

it("names cards alone when it is not the time for cards", async () => {
  const { onplay } = hold({ legal: null });
  expect(names()[0]).toBe("ace of spades");
  await tap(/ace/);
  expect(onplay).not.toHaveBeenCalled();
});

it("plays a legal card and tells why another one cannot be", async () => {
  const { onplay, onblocked } = hold();
  await tap(/ten/);
  await tap(/ace/);
  expect(onplay.mock.calls).toEqual([["TH"]]);
  expect(onblocked.mock.calls).toEqual([["AS"]]);
});

it("ignores a tap that comes right after a change", async () => {
  const { onplay } = hold();
  now -= 900;
  await tap(/ten/);
  expect(onplay).not.toHaveBeenCalled();
  now += 300;
  await tap(/ten/);
  expect(onplay).toHaveBeenCalledOnce();
});

it("waits for a second tap on the same card when it is told to", async () => {
  change({ gesture: "twice" });
  const { onplay } = hold();
  await tap(/ten/);
  expect(card(/ten/).getAttribute("aria-pressed")).toBe("true");
  await tap(/king/);
  expect(onplay).not.toHaveBeenCalled();
  await tap(/king/);
  expect(onplay.mock.calls).toEqual([["KH"]]);
});

it("goes to a card by its number and plays it with Enter, whatever the gesture", async () => {
  change({ gesture: "drag" });
  const { onplay } = hold();
  await fireEvent.keyDown(window, { key: "2" });
  expect(document.activeElement).toBe(card(/ten/));
  await fireEvent.click(card(/ten/), { detail: 0 });
  expect(onplay.mock.calls).toEqual([["TH"]]);
});

it("moves with the arrows and has one stop for Tab", async () => {
  hold();
  card(/ace/).focus();
  await fireEvent.keyDown(card(/ace/), { key: "ArrowRight" });
  await fireEvent.keyDown(card(/ten/), { key: "End" });
  expect(document.activeElement).toBe(card(/nine/));
  expect(screen.getAllByRole("button").filter((one) => one.tabIndex === 0)).toEqual([card(/nine/)]);
});

it("leaves numbers to a field that is being written in", async () => {
  hold();
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  await fireEvent.keyDown(field, { key: "2" });
  expect(document.activeElement).toBe(field);
  field.remove();
});

it("picks for the exchange with one tap, and shows what is chosen", async () => {
  change({ gesture: "twice" });
  const { onplay } = hold({ legal: cards, pick: true, chosen: ["KH"] });
  await tap(/nine/);
  expect(onplay.mock.calls).toEqual([["9D"]]);
  expect(names()).toContain("king of hearts, chosen");
});

it("keeps the keyboard in the hand when the card that was played has gone", async () => {
  const { rerender } = render(Hand, { cards, legal: cards });
  card(/ten/).focus();
  await rerender({ cards: cards.filter((one) => one !== "TH"), legal: cards });
  await tick();
  expect(document.activeElement).toBe(card(/king/));
});
