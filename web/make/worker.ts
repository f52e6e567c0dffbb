/** The service worker, told which files make the shell of the page. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { spokenIn } from "./catalogues.ts";

const SOURCE = fileURLToPath(new URL("../pwa/sw.js", import.meta.url));
// Not in the bundle, but the kept faces must be thrown away when they are drawn anew.
const DRAWN = ["./faces.mjs", "../package-lock.json"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
const FONTS_LATER = /-ext-.*\.woff2$/;

export function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        // Texts are kept once their language is read, so that nobody loads five.
        const shell = Object.values(bundle)
          .filter((file) => file.type !== "chunk" || !spokenIn(file.facadeModuleId))
          .map((file) => `/${file.fileName}`)
          .filter((name) => name.startsWith("/assets/") && !FONTS_LATER.test(name))
          .sort();
        const source = readFileSync(SOURCE, "utf8");
        const drawn = DRAWN.map((path) => readFileSync(path, "utf8"));
        const version = createHash("sha256")
          .update([source, ...shell, ...drawn].join())
          .digest("hex")
          .slice(0, 12);
        const head = `const VERSION = "${version}";\nconst SHELL = ${JSON.stringify(["/", ...shell])};\n`;
        this.emitFile({ type: "asset", fileName: "sw.js", source: head + source });
      },
    },
  };
}
