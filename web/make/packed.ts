/** Every file of text beside itself in two compressed forms, so that the server need not compress. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(html|js|css|svg|txt|webmanifest)$/;
/** Below this a file fits one packet as it is. */
const LEAST = 1000;

function brotli(source: Uint8Array): Uint8Array {
  return brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: source.length } });
}

/** Writes the packed forms below a folder. */
export function pack(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, name);
    if (!TEXT.test(name)) continue;
    const source = readFileSync(path);
    if (source.length < LEAST) continue;
    writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }));
    writeFileSync(`${path}.br`, brotli(source));
  }
}

export function packed(): Plugin {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: { order: "post", sequential: true, handler: () => pack(folder) },
  };
}
