// @vitest-environment node
import { expect, it } from "vitest";
import { only, stripped } from "../make/catalogues.ts";

it("drops comments for translators and keeps every message", () => {
  expect(stripped("### All\n\na = 1\n# why\nb = { $n ->\n    [one] x\n   *[other] y\n}\n")).toBe(
    "a = 1\nb = { $n ->\n    [one] x\n   *[other] y\n}",
  );
});

it("takes of a topic only the messages that begin so, whole", () => {
  const source = "a-x = { $n ->\n    [one] x\n   *[other] y\n}\nb-y = 2\n    .help = h\na-z = 3";
  expect(only(source, "a-")).toBe("a-x = { $n ->\n    [one] x\n   *[other] y\n}\na-z = 3");
  expect(only(source, "")).toBe(source);
});
