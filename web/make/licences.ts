/** What the built page is made of besides our own work, with the licences in full: `licences.txt` beside the page. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const MODULES = fileURLToPath(new URL("../node_modules", import.meta.url));

/** The packages whose code or art reaches the reader. */
const SHIPPED = [
  "@fluent/bundle",
  "@fontsource-variable/source-sans-3",
  "@fontsource/literata",
  "@heruka_urgyen/react-playing-cards",
  "svelte",
];

/** Licences that stand only in the README of the art that we use. */
const NOTES: Record<string, string> = {
  "@heruka_urgyen/react-playing-cards":
    "The faces are by Adrian Kennard (www.me.uk/cards), given to the public domain: CC0 1.0. Recoloured here.\n" +
    "Of the package itself, under the licence below, nothing else is used.",
};

function entry(name: string): string {
  const home = join(MODULES, name);
  const about = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as Record<string, string>;
  const file = readdirSync(home).find((one) => /^licen[cs]e/i.test(one));
  const text = file && existsSync(join(home, file)) ? readFileSync(join(home, file), "utf8").trim() : "";
  const head = `${name} ${about["version"]} (${about["license"]})`;
  return [head, "-".repeat(head.length), NOTES[name], text].filter(Boolean).join("\n");
}

export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      this.emitFile({
        type: "asset",
        fileName: "licences.txt",
        source: SHIPPED.map(entry).join("\n\n\n") + "\n",
      });
    },
  };
}
