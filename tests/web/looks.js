// What does not fit on the screen as it is: sideways scroll, and targets smaller than a finger.
() => {
  const LEAST = 43.5;
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: false });
  const dialog = document.querySelector("dialog[open]");
  const room = dialog ?? document.body;
  const told = [];
  const name = (one) => (one.getAttribute("aria-label") ?? one.innerText ?? one.name ?? "").slice(0, 40);

  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.querySelectorAll("body *")].filter(
      (one) => seen(one) && one.getBoundingClientRect().right > root.clientWidth + 0.5,
    );
    const last = wide.at(-1);
    told.push(`sideways: ${root.scrollWidth} > ${root.clientWidth}: ${last?.tagName}.${last?.className} ${last?.innerText?.slice(0, 60)}`);
  }

  const inText = (one) => getComputedStyle(one).display === "inline" && one.closest("p, li, dd, td, summary, .prose");
  const area = (one) => {
    const label = one.matches("input[type=radio], input[type=checkbox]") ? one.closest("label") : null;
    // On the sheet the whole row answers.
    return (label ?? one.closest("tbody tr") ?? one).getBoundingClientRect();
  };
  for (const one of room.querySelectorAll("button, a[href], select, summary, input:not([type=hidden])")) {
    if (!seen(one) || one.dataset.card || inText(one)) continue;
    const { width, height } = area(one);
    if (width === 0 || height === 0) continue;
    const least = one.closest("tbody tr") && !matchMedia("(pointer: coarse)").matches ? 24 : LEAST;
    if (width < LEAST || height < least)
      told.push(`small: ${one.tagName} ${name(one)} ${width.toFixed(1)} x ${height.toFixed(1)}`);
  }

  // Of a card in the fan only a strip is free: a finger must find it.
  for (const card of dialog ? [] : document.querySelectorAll("main [data-card]")) {
    const box = card.getBoundingClientRect();
    let best = 0;
    for (const part of [0.2, 0.3, 0.45]) {
      let free = 0;
      for (let x = box.left; x <= box.right; x += 1)
        if (card.contains(document.elementFromPoint(x, box.top + box.height * part))) free += 1;
      best = Math.max(best, free);
    }
    if (best < 40) told.push(`hidden: card ${card.dataset.card} has ${best} px`);
    if (box.left < -1 || box.right > root.clientWidth + 1) told.push(`cut: card ${card.dataset.card}`);
  }
  return told;
}
