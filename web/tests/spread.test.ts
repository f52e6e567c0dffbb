import { describe, expect, it } from "vitest";
import { spread } from "../src/hand/spread.ts";

const PHONE = { width: 344, window: { width: 360, height: 640 }, rem: 16 };
const DESK = { width: 900, window: { width: 1280, height: 800 }, rem: 16 };
const TABLET = { width: 752, window: { width: 800, height: 1000 }, rem: 16 };
const LYING = { width: 716, window: { width: 740, height: 360 }, rem: 16 };
const DOCKED = { width: 524, window: { width: 900, height: 800 }, rem: 16 };

describe("a hand on a phone", () => {
  it("lies in two rows, the first the longer", () => {
    expect(spread(7, PHONE).cards.map((card) => card.row)).toEqual([0, 0, 0, 0, 1, 1, 1]);
  });

  it("leaves a strip of 44 pixels of the first row to see and to touch", () => {
    const { cards } = spread(12, PHONE);
    expect((cards[11]?.y ?? 0) - (cards[0]?.y ?? 0)).toBeGreaterThanOrEqual(44);
  });
});

describe.each([
  ["a phone", PHONE],
  ["a tablet", TABLET],
  ["a phone on its side", LYING],
  ["a small desk", DOCKED],
  ["a desk", DESK],
])("a hand on %s", (_name, room) => {
  it.each([1, 2, 7, 8, 10, 12])("keeps %i cards on the table", (count) => {
    const hand = spread(count, room);
    for (const { x, angle } of hand.cards) {
      const lean = Math.abs(Math.sin((angle * Math.PI) / 180)) * hand.card * 1.4 * 1.2;
      expect(x - (angle < 0 ? lean : 0)).toBeGreaterThanOrEqual(-1);
      expect(x + hand.card + (angle > 0 ? lean : 0)).toBeLessThanOrEqual(room.width + 1);
    }
  });

  it.each([2, 3, 7, 8, 10, 12])("leaves %i cards a strip of 44 pixels each", (count) => {
    const { cards } = spread(count, room);
    for (const row of [0, 1]) {
      const places = cards.filter((card) => card.row === row).map((card) => card.x);
      for (let index = 1; index < places.length; index++) {
        expect((places[index] ?? 0) - (places[index - 1] ?? 0)).toBeGreaterThanOrEqual(44);
      }
    }
  });

  it("is empty without cards", () => {
    expect(spread(0, room).cards).toEqual([]);
  });
});

it("is a fan, even on both sides, where there is room", () => {
  const angles = spread(8, DESK).cards.map((card) => card.angle);
  expect(angles).toEqual([-5.25, -3.75, -2.25, -0.75, 0.75, 2.25, 3.75, 5.25]);
});

it("goes into two rows where a fan would hide too much", () => {
  expect(spread(7, DOCKED).cards.at(-1)?.row).toBe(0);
  expect(spread(12, DOCKED).cards.at(-1)?.row).toBe(1);
});

it("has larger cards when the text is larger", () => {
  expect(spread(7, { ...TABLET, rem: 20 }).card).toBeGreaterThan(spread(7, { ...TABLET, rem: 12 }).card);
});
