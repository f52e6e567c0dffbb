/**
 * The faces of the 24 cards in four sets, from the public-domain art of Adrian Kennard.
 *
 * The art is recoloured for paper and lamplight, and its corner letters are taken out: the page draws them itself
 * (`src/cards/Index.svelte`), because they differ from language to language.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { optimize } from "svgo";

const RANKS = ["A", "T", "K", "Q", "J", "9"];
const SUITS = ["S", "C", "D", "H"];
const SETS = { "4-big": "4color-bf", "4-normal": "4color", "2-big": "2color-bf", "2-normal": "2color" };

const COLOURS = [
  ['"red"', '"#c4282d"'],
  ['"blue"', '"#1f55b5"'],
  ['"green"', '"#1b7446"'],
  ['"black"', '"#221d18"'],
  ['"#44F"', '"#3a55a8"'],
  ['"#FC4"', '"#e9b84a"'],
  ['fill="white"', 'fill="#fffdf8"'],
];

function art() {
  const home = dirname(
    createRequire(import.meta.url).resolve("@heruka_urgyen/react-playing-cards/package.json"),
  );
  return join(home, "src", "images");
}

/** The face without the letters of its corners, in our colours. */
function redrawn(svg, card) {
  const letter = new RegExp(`<use xlink:href="#V${card[1]}${card[0]}"[^>]*></use>`, "g");
  const drawn = svg.match(letter)?.length ?? 0;
  if (drawn !== 2) throw new Error(`${card}: ${drawn} corner letters where two are expected`);
  let out = svg
    .replace(letter, "")
    .replace(new RegExp(`<symbol id="V${card[1]}${card[0]}".*?</symbol>`), "")
    .replace('preserveAspectRatio="none" viewBox="-120', 'viewBox="-120');
  for (const [from, to] of COLOURS) out = out.replaceAll(from, to);
  return optimize(out, {
    multipass: true,
    floatPrecision: 2,
    plugins: [{ name: "preset-default", params: { overrides: { mergePaths: false } } }],
  }).data;
}

/** Writes every set below `target`, one folder a set. */
export function writeFaces(target) {
  for (const [name, folder] of Object.entries(SETS)) {
    mkdirSync(join(target, name), { recursive: true });
    for (const suit of SUITS) {
      for (const rank of RANKS) {
        const card = rank + suit;
        const svg = readFileSync(join(art(), folder, `${card}.svg`), "utf8");
        writeFileSync(join(target, name, `${card}.svg`), redrawn(svg, card));
      }
    }
  }
}
