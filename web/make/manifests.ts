/** The manifest of the installed page in each language: its name and what it is. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { LANGUAGES } from "./catalogues.ts";

const BASE = fileURLToPath(new URL("../public/manifest.webmanifest", import.meta.url));
const CATALOGUES = new URL("../../src/thousand/texts/catalogues/", import.meta.url);

/** The text of a message of one line. */
function line(source: string, id: string): string {
  const found = new RegExp(`^${id} = (.+)$`, "m").exec(source)?.[1];
  if (found === undefined) throw new Error(`no message ${id}`);
  return found;
}

/** The manifest in a language, from the plain one and the catalogue. */
export function manifestIn(language: string, base: string, catalogue: string): string {
  const name = line(catalogue, "web-thousand");
  const told = { name, short_name: name, description: line(catalogue, "web-lede"), lang: language };
  return JSON.stringify({ ...(JSON.parse(base) as object), ...told, id: "/" });
}

export function manifests(): Plugin {
  return {
    name: "manifests",
    apply: "build",
    generateBundle() {
      const base = readFileSync(BASE, "utf8");
      for (const language of LANGUAGES) {
        const catalogue = readFileSync(new URL(`${language}/web.ftl`, CATALOGUES), "utf8");
        const source = manifestIn(language, base, catalogue);
        this.emitFile({ type: "asset", fileName: `manifest-${language}.webmanifest`, source });
      }
    },
  };
}
