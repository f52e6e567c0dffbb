import { expect, it } from "vitest";
import { routeOf } from "../src/route/route.ts";
import { CHOICES, settingsFrom } from "../src/settings/settings.ts";
import { sideOf } from "../src/table/sides.ts";

it.each([
  ["/", { screen: "home" }],
  ["/table/k7m2", { screen: "table", table: "k7m2" }],
  ["/table/k7m2/", { screen: "table", table: "k7m2" }],
  ["/game/A_b-9", { screen: "replay", game: "A_b-9" }],
  ["/rules", { screen: "rules" }],
  ["/table/", { screen: "nowhere" }],
  ["/table/a/b", { screen: "nowhere" }],
  ["/table/..%2Fapi", { screen: "nowhere" }],
  ["/else", { screen: "nowhere" }],
])("%s is a screen", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

it("takes what was kept and repairs the rest", () => {
  const kept = settingsFrom({ theme: "dark", textSize: "130", faces: "3", language: "pl", stray: 1 });
  expect(kept).toMatchObject({ theme: "dark", textSize: 100, faces: "4", language: "pl" });
  expect(kept).not.toHaveProperty("stray");
});

it.each([[null], ["x"], [[]], [{ language: "toString" }]])("starts from nothing when %j was kept", (kept) => {
  const first = Object.entries(CHOICES).map(([name, values]) => [name, values[0]]);
  expect(settingsFrom(kept)).toEqual({ ...Object.fromEntries(first), language: null });
});

it("seats the others clockwise from the left", () => {
  expect([0, 1, 2].map((seat) => sideOf(seat, 1, 3))).toEqual(["right", "you", "left"]);
  expect([0, 1].map((seat) => sideOf(seat, 0, 2))).toEqual(["you", "top"]);
  expect([0, 1, 2, 3].map((seat) => sideOf(seat, 3, 4))).toEqual(["left", "top", "right", "you"]);
});
