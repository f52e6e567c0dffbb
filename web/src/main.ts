import { mount } from "svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import App from "./App.svelte";
import { startRouter } from "./route/router.svelte.ts";
import { settings, startSettings } from "./settings/store.svelte.ts";
import { firstLanguage } from "./texts/languages.ts";
import { speak } from "./texts/say.svelte.ts";

const asked = new URLSearchParams(location.search).get("lang");

startSettings();
startRouter();
await speak(firstLanguage([asked, settings.language, ...navigator.languages]));
mount(App, { target: document.getElementById("app") ?? document.body });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  navigator.serviceWorker
    .register("/sw.js")
    .catch((fault: unknown) => console.warn("no service worker", fault));
}
