/** The first load may cost 100 kB compressed: script, styles and texts of the dearest language. */
import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import { textsOf } from "./boot.ts";

const LIMIT = 100_000;

function weight(source: string | Uint8Array): number {
  return gzipSync(source, { level: 9 }).length;
}

/** The files that the page needs before it shows anything, each once. */
function firstLoad(bundle: Rolldown.OutputBundle): Set<string> {
  const names = new Set<string>();
  const take = (name: string): void => {
    const chunk = bundle[name];
    if (!chunk || names.has(name)) return;
    names.add(name);
    if (chunk.type === "chunk") {
      chunk.imports.forEach(take);
      chunk.viteMetadata?.importedCss.forEach(take);
    }
  };
  for (const file of Object.values(bundle)) {
    if (file.type === "chunk" && file.isEntry) take(file.fileName);
    if (/^(index\.html|assets\/boot-.*\.js)$/.test(file.fileName)) take(file.fileName);
  }
  return names;
}

export function budget(): Plugin {
  return {
    name: "budget",
    apply: "build",
    enforce: "post",
    writeBundle(_options, bundle) {
      const of = (name: string): number => {
        const file = bundle[name];
        return file ? weight(file.type === "chunk" ? file.code : file.source) : 0;
      };
      const shared = [...firstLoad(bundle)].reduce((sum, name) => sum + of(name), 0);
      const texts = Object.values(textsOf(bundle)).map((path) => of(path.slice(1)));
      const total = shared + Math.max(0, ...texts);
      const said = `first load: ${(total / 1000).toFixed(1)} kB compressed of ${LIMIT / 1000}`;
      if (total > LIMIT) this.error(said);
      this.info(said);
    },
  };
}
