import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** Runes everywhere; a warning of the compiler (accessibility above all) fails `npm run check`. */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true },
};
