// @vitest-environment node
import { mkdtempSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { pack } from "../make/packed.ts";

it("packs texts that are worth it, and they unpack to the same", () => {
  const folder = mkdtempSync(join(tmpdir(), "packed-"));
  const long = "the same again ".repeat(200);
  mkdirSync(join(folder, "faces"));
  writeFileSync(join(folder, "faces", "AS.svg"), long);
  writeFileSync(join(folder, "short.js"), "1");
  writeFileSync(join(folder, "font.woff2"), long);
  pack(folder);
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  expect(names).toEqual([
    "faces",
    "faces/AS.svg",
    "faces/AS.svg.br",
    "faces/AS.svg.gz",
    "font.woff2",
    "short.js",
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, "faces/AS.svg.br"))).toString()).toBe(long);
  expect(gunzipSync(readFileSync(join(folder, "faces/AS.svg.gz"))).toString()).toBe(long);
});
