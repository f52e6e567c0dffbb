// What a person can read off the screen and press, by roles, names and states alone. It knows no rules.
window.thousandSight = (() => {
  const last = { key: "", since: 0 };
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0;
  const named = (one) => (one.getAttribute("aria-label") ?? one.innerText ?? "").replace(/\s+/g, " ").trim();
  const off = (one) => one.disabled || one.getAttribute("aria-disabled") === "true";

  function whole() {
    const dialog = document.querySelector("dialog[open]");
    const question = document.querySelector("[role=alertdialog]");
    const room = dialog ?? question ?? document.querySelector("main") ?? document.body;
    const buttons = [...room.querySelectorAll("button, a[href]")].filter(seen);
    const cards = [...document.querySelectorAll("main [data-card]")].filter(seen);
    return {
      place: dialog ? "dialog" : question ? "question" : "room",
      title: [...document.querySelectorAll("main h1, main h2, main .prompt")].filter(seen).map(named).join(" | "),
      buttons: buttons.filter((one) => !off(one) && !one.dataset.card).map(named),
      cards: cards.map((one) => ({ card: one.dataset.card, name: named(one) })),
      notices: [...document.querySelectorAll(".notices p, [role=alert]")].filter(seen).map(named).filter(Boolean),
    };
  }

  return () => {
    const found = whole();
    const key = JSON.stringify(found);
    const now = performance.now();
    if (key !== last.key) Object.assign(last, { key, since: now });
    return { ...found, key, still: now - last.since };
  };
})();
