/**
 * The Fluent catalogues of the package as modules of the page: one chunk a language for what every screen says, one
 * more for the screens about rules.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

export const LANGUAGES = ["en", "ru", "pl", "uk", "bg"] as const;

/** The topics of each chunk; of a topic with a colon only the messages whose ids begin so. */
export const CHUNKS = {
  table: ["web", "lobby", "cards", "events", "errors", "marks", "sheet", "options:preset-", "play:level-"],
  rules: ["pages", "options", "describe", "rules:rules-card-", "fair"],
  board: ["board", "table", "play:play-bot-names", "play:play-advice-"],
} as const;

const ROOT = fileURLToPath(new URL("../../src/thousand/texts/catalogues", import.meta.url));
const LIST = "virtual:catalogues";
const ONE = "virtual:catalogue/";

/** The catalogue without its comments and empty lines, which are for translators. */
export function stripped(source: string): string {
  return source
    .split("\n")
    .filter((line) => line.trim() && !line.startsWith("#"))
    .join("\n");
}

/** The messages whose ids begin so. */
export function only(source: string, prefix: string): string {
  return source
    .split(/\n(?=[a-z-])/)
    .filter((message) => message.startsWith(prefix))
    .join("\n");
}

function catalogue(language: string, chunk: keyof typeof CHUNKS, watch: (path: string) => void): string {
  const topics = CHUNKS[chunk].map((entry) => {
    const [topic = "", prefix = ""] = entry.split(":");
    const path = join(ROOT, language, `${topic}.ftl`);
    watch(path);
    return only(stripped(readFileSync(path, "utf8")), prefix);
  });
  return `export default ${JSON.stringify(topics.join("\n"))};`;
}

function list(): string {
  const entries = LANGUAGES.map((language) => {
    const chunks = Object.keys(CHUNKS).map((chunk) => `${chunk}: () => import("${ONE}${language}/${chunk}")`);
    return `  ${language}: { ${chunks.join(", ")} },`;
  });
  return `export default {\n${entries.join("\n")}\n};`;
}

export function catalogues(): Plugin {
  return {
    name: "catalogues",
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return list();
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const [language = "", chunk = ""] = id.slice(ONE.length + 1).split("/");
      return catalogue(language, chunk as keyof typeof CHUNKS, (path) => this.addWatchFile(path));
    },
  };
}

/** The language and the part of a chunk of texts, from the module that it holds. */
export function spokenIn(module: string | null): { language: string; chunk: string } | undefined {
  const found = module?.startsWith(`\0${ONE}`) ? module.slice(ONE.length + 1).split("/") : undefined;
  return found && { language: found[0] ?? "", chunk: found[1] ?? "" };
}
