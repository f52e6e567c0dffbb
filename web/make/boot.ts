/**
 * What must happen before the first paint: the theme and text size of the last visit, and the early request of the
 * fonts and texts of the person's language. A small script of its own, since the page allows none inside it.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { spokenIn } from "./catalogues.ts";

type Bundle = Rolldown.OutputBundle;

const SOURCE = fileURLToPath(new URL("../pwa/boot.js", import.meta.url));
const EARLY_FONTS = /^source-sans-3-(cyrillic|latin)-wght-normal/;

/** The file of the texts that every screen says, by language. */
export function textsOf(bundle: Bundle): Record<string, string> {
  const found: Record<string, string> = {};
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== "chunk") continue;
    const spoken = spokenIn(chunk.facadeModuleId);
    if (spoken?.chunk === "table") found[spoken.language] = `/${chunk.fileName}`;
  }
  return found;
}

function fontsOf(bundle: Bundle): Record<string, string> {
  const found: Record<string, string> = {};
  for (const file of Object.values(bundle)) {
    const script = EARLY_FONTS.exec(basename(file.fileName))?.[1];
    if (script) found[script] = `/${file.fileName}`;
  }
  return found;
}

export function boot(): Plugin {
  let script = { fileName: "", source: "" };
  return {
    name: "boot",
    configureServer(server) {
      server.middlewares.use("/boot.js", (_request, response) => {
        response.setHeader("content-type", "text/javascript");
        response.end(readFileSync(SOURCE, "utf8").replace("__EARLY__", "{ fonts: {}, texts: {} }"));
      });
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        if (!bundle) return html.replace("<!--boot-->", '<script src="/boot.js"></script>');
        const early = JSON.stringify({ fonts: fontsOf(bundle), texts: textsOf(bundle) });
        const source = readFileSync(SOURCE, "utf8").replace("__EARLY__", early);
        const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
        script = { fileName: `assets/boot-${hash}.js`, source };
        return html.replace("<!--boot-->", `<script src="/${script.fileName}"></script>`);
      },
    },
    generateBundle: {
      order: "post",
      handler() {
        this.emitFile({ type: "asset", ...script });
      },
    },
  };
}
