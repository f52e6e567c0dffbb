/** The rulebook as modules of the page, one a language; links that leave it become plain text. */
import { Marked, type Tokens } from "marked";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ROOT = new URL("../../docs/rules/", import.meta.url);
const ONE = "virtual:rulebook/";

/** What Markdown has no words for. */
const REPAIRS: readonly [RegExp, string][] = [
  // Anchors are written as empty links; what they name is the paragraph itself.
  [/<a id="([\w.]+)"><\/a>/g, '<span id="$1"></span>'],
  // What is wider than a phone is moved sideways, by keyboard too.
  [/<table>/g, '<div class="scroll" tabindex="0"><table>'],
  [/<\/table>/g, "</table></div>"],
  [/<pre>/g, '<pre tabindex="0">'],
  [/<th([^>]*)><\/th>/g, "<td$1></td>"],
];

/** A Markdown text as HTML, its headings one step lower, for the page has one of its own. */
export function rendered(source: string): string {
  const book = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading): string {
        const level = Math.min(depth + 1, 6);
        return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
      link({ href, tokens }: Tokens.Link): string {
        const text = this.parser.parseInline(tokens);
        return href.startsWith("#") ? `<a href="${href}">${text}</a>` : text;
      },
    },
  });
  const html = book.parse(source, { async: false }) as string;
  return REPAIRS.reduce((text, [from, to]) => text.replaceAll(from, to), html);
}

export function rulebook(): Plugin {
  return {
    name: "rulebook",
    resolveId: (id) => (id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const path = fileURLToPath(new URL(`${id.slice(ONE.length + 1)}.md`, ROOT));
      this.addWatchFile(path);
      return `export default ${JSON.stringify(rendered(readFileSync(path, "utf8")))};`;
    },
  };
}
