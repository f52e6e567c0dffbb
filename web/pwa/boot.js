// Runs before the first paint; see make/boot.ts. Must never throw: storage may be forbidden.
(() => {
  const early = __EARLY__;
  const root = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("thousand.settings") || "{}") || {};
  } catch {
    kept = {};
  }
  if (kept.theme === "dark" || kept.theme === "light") root.dataset.theme = kept.theme;
  if (kept.textSize === 115 || kept.textSize === 130) root.style.fontSize = kept.textSize + "%";

  const known = ["en", "ru", "pl", "uk", "bg"];
  const asked = [new URLSearchParams(location.search).get("lang"), kept.language, ...navigator.languages];
  const language =
    asked
      .map(
        (tag) =>
          String(tag || "")
            .toLowerCase()
            .split("-")[0],
      )
      .find((tag) => known.includes(tag)) || "en";
  root.lang = language;
  // Installed, the game has the name that it has in the person's language; the built page has all of them.
  const manifest = document.querySelector("link[rel=manifest]");
  if (manifest && early.texts[language]) manifest.href = `/manifest-${language}.webmanifest`;

  const request = (rel, href, as) => {
    if (!href) return;
    const link = document.createElement("link");
    Object.assign(link, { rel, href, crossOrigin: "" });
    if (as) Object.assign(link, { as, type: "font/woff2" });
    document.head.append(link);
  };
  request("modulepreload", early.texts[language]);
  request("preload", early.fonts.latin, "font");
  if (language !== "en" && language !== "pl") request("preload", early.fonts.cyrillic, "font");
})();
