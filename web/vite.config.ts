import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { boot } from "./make/boot.ts";
import { budget } from "./make/budget.ts";
import { catalogues } from "./make/catalogues.ts";
import { licences } from "./make/licences.ts";
import { packed } from "./make/packed.ts";
import { manifests } from "./make/manifests.ts";
import { rulebook } from "./make/rulebook.ts";
import { worker } from "./make/worker.ts";

const project = readFileSync(fileURLToPath(new URL("../pyproject.toml", import.meta.url)), "utf8");
const version = /^version = "(.+)"$/m.exec(project)?.[1] ?? "";
const server = process.env["THOUSAND_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [
    svelte(),
    catalogues(),
    boot(),
    licences(),
    rulebook(),
    manifests(),
    worker(),
    budget(),
    packed(),
  ],
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    outDir: "../src/thousand/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The page allows no inline anything, so nothing becomes a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], restoreMocks: true, pool: "vmThreads" },
});
