import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { announce, call, said } from "../src/live/live.svelte.ts";
import Plate from "../src/plate/Plate.svelte";
import ScoreSheet from "../src/sheet/ScoreSheet.svelte";
import type { Cell } from "../src/sheet/sheet.ts";
import { speak } from "../src/texts/say.svelte.ts";

beforeEach(() => speak("en"));
afterEach(cleanup);

const text = (element: Element) => element.textContent.replaceAll(/\s+/g, " ").trim();
const plain = (cell: Partial<Cell>): Cell => ({
  written: 0,
  total: 0,
  contract: null,
  outcome: null,
  signs: [],
  framed: false,
  attempts: 0,
  of: 3,
  ...cell,
});

function cells(...given: Partial<Cell>[]): string[] {
  const names = given.map((_, seat) => `P${seat}`);
  const rows = [{ number: 1, cells: given.map(plain) }];
  render(ScoreSheet, { names, totals: names.map(() => 0), rows });
  return screen.getAllByRole("cell").map(text);
}

it("writes the contract of who made it, and the change of the others", () => {
  expect(
    cells({ written: 120, total: 120, contract: 120, outcome: "made" }, { written: 25, total: 25 }),
  ).toEqual(["120 120", "+25 25"]);
});

it("writes what a failed contract costs, and says the contract aloud", () => {
  expect(cells({ written: -110, total: -60, contract: 110, outcome: "failed" })).toEqual([
    "contract 110 −110 −60",
  ]);
});

it("writes a bolt alone and speaks it", () => {
  expect(cells({ total: 45, signs: ["bolt"] })).toEqual(["bolt 45"]);
});

it("writes the penalty beside the bolt that brings it", () => {
  expect(cells({ written: -120, total: -55, signs: ["bolt_penalty"] })).toEqual([
    "bolt with penalty −120 −55",
  ]);
});

it("writes a deal given up with its letter", () => {
  expect(cells({ total: 375, contract: 120, outcome: "write_off" })[0]).toBe(
    "contract 120 Wdeal written off 375",
  );
});

it("counts the attempts on the barrel", () => {
  expect(cells({ total: 880, signs: ["attempt"], framed: true, attempts: 2 })[0]).toContain("2/3");
});

it("frames a total on the barrel and writes no sign beside it", () => {
  expect(cells({ written: 15, total: 880, signs: ["barrel"], framed: true })).toEqual(["+15 880"]);
  expect(document.querySelector("td.box")).not.toBeNull();
});

it("tells of a deal that was annulled, and who claimed", () => {
  const names = ["Anna", "Boris"];
  const rows = [
    { number: 1, cells: [] },
    { number: 2, cells: [], claimant: 1 },
  ];
  render(ScoreSheet, { names, totals: [0, 0], rows });
  expect(screen.getAllByRole("cell").map(text)).toEqual([
    "dealt again: all pass",
    "dealt again: Boris claims",
  ]);
});

it("opens the arithmetic of a deal by its number", async () => {
  const onopen = vi.fn();
  render(ScoreSheet, { names: ["A"], totals: [0], rows: [{ number: 7, cells: [plain({})] }], onopen });
  screen.getByRole("button", { name: "How deal 7 was written" }).click();
  expect(onopen).toHaveBeenCalledWith(7);
});

it("explains every sign that stands on the sheet, and no other", () => {
  const rows = [{ number: 1, cells: [plain({ signs: ["bolt"] }), plain({ framed: true })] }];
  const { container } = render(ScoreSheet, { names: ["A", "B"], totals: [0, 0], rows, legend: true });
  const legend = text(container.querySelector(".legend") ?? document.body);
  expect(legend).toContain("on the barrel");
  expect(legend).not.toContain("dump");
});

it("says every state of a player in words", () => {
  const player = {
    seat: 1,
    name: "Marek",
    bot: true,
    total: -60,
    bid: 120,
    declarer: true,
    tricks: 2,
    bolts: { count: 1, of: 3 },
    barrel: { count: 2, of: 3 },
    away: true,
  };
  render(Plate, { player, turn: "to play" });
  const told = text(screen.getByRole("region", { name: "Marek" }));
  for (const words of [
    "bot",
    "−60",
    "contract 120",
    "attempt 2 of 3",
    "tricks 2",
    "1 of 3",
    "back soon",
    "to play",
  ]) {
    expect(told).toContain(words);
  }
});

it("says who takes the trick in place of whose turn it is", () => {
  render(Plate, { player: { seat: 0, name: "Anna", total: 0 }, turn: "to play", takes: true });
  expect(screen.queryByText("to play")).toBeNull();
  expect(screen.getByText("takes")).toBeTruthy();
});

it("remembers the last sentences only, and says the same one twice", () => {
  for (let count = 0; count < 30; count++) announce("Marek: ace of spades");
  call("Follow suit.");
  call("Follow suit.");
  expect(said().polite.length).toBe(12);
  expect(new Set(said().polite.map((one) => one.id)).size).toBe(12);
  expect(said().urgent.length).toBe(2);
});
