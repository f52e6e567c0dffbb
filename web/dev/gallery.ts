/** Every thing of the table in its states, for looking at: `npm run dev`, then /dev/gallery.html?screen=trick. */
import { mount } from "svelte";
import "../src/style/fonts.css";
import "../src/style/tokens.css";
import "../src/style/base.css";
import { settings, startSettings } from "../src/settings/store.svelte.ts";
import { firstLanguage } from "../src/texts/languages.ts";
import { speak } from "../src/texts/say.svelte.ts";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
startSettings();
await speak(firstLanguage([asked.get("lang"), settings.language]));
mount(Gallery, {
  target: document.getElementById("app") ?? document.body,
  props: { screen: asked.get("screen") ?? "trick", players: Number(asked.get("players") ?? 3) },
});
