// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LANGUAGES } from "../src/texts/languages.ts";
import { called } from "../src/texts/names.ts";

const FOLDER = new URL("../../src/thousand/texts/catalogues/", import.meta.url);

it.each(Object.keys(LANGUAGES))("knows the word for a guest in %s", (language) => {
  for (const topic of ["board", "lobby"]) {
    const source = readFileSync(new URL(`${language}/${topic}.ftl`, FOLDER), "utf8");
    const word = new RegExp(`^${topic}-guest = (.+)$`, "mu").exec(source)?.[1] ?? "";
    expect(called(word, "*")).toBe("*");
  }
});
