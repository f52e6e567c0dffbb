// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { manifestIn } from "../make/manifests.ts";

it("names the installed game in the language, and keeps the rest", () => {
  const base = readFileSync("public/manifest.webmanifest", "utf8");
  const catalogue = readFileSync("../src/thousand/texts/catalogues/ru/web.ftl", "utf8");
  const made = JSON.parse(manifestIn("ru", base, catalogue)) as Record<string, unknown>;
  expect(made).toMatchObject({ name: "Тысяча", lang: "ru", display: "standalone", id: "/" });
  expect(made["icons"]).toEqual((JSON.parse(base) as Record<string, unknown>)["icons"]);
});

it("refuses a catalogue without the name", () => {
  expect(() => manifestIn("ru", "{}", "web-lede = x")).toThrow("web-thousand");
});
