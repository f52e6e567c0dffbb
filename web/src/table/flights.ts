/** How cards travel: from the real place to the real place, in the time that the tokens say. */
import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";

const places = new Map<string, Element>();

/** Marks where cards come from and go to: `{@attach place("seat-1")}`. */
export function place(name: string): (element: Element) => () => void {
  return (element) => {
    places.set(name, element);
    return () => {
      if (places.get(name) === element) places.delete(name);
    };
  };
}

/** A duration of the design in milliseconds: `--m-fly`. Nothing for a person who wants less motion. */
export function time(token: string): number {
  const written = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const number = Number.parseFloat(written) || 0;
  return written.endsWith("ms") ? number : number * 1000;
}

/** The flight between an element and a marked place. */
function flight(node: Element, name: string | undefined, duration: number): TransitionConfig {
  const there = name === undefined ? undefined : places.get(name)?.getBoundingClientRect();
  const here = node.getBoundingClientRect();
  if (!there || !here.width || !duration) return { duration: 0 };
  const x = there.left + there.width / 2 - here.left - here.width / 2;
  const y = there.top + there.height / 2 - here.top - here.height / 2;
  return {
    duration,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${u * x}px, ${u * y}px) scale(${0.4 + 0.6 * t}); opacity: ${Math.min(1, t * 2)}`,
  };
}

/**
 * A card that leaves one list and enters another: `out:send={{ key: card }}`, `in:receive={{ key: card, from }}`.
 * A card that was in no list of the page comes from the place named by `from`.
 */
export const [send, receive] = crossfade({
  duration: () => time("--m-fly"),
  easing: cubicOut,
  fallback: (node, params, intro) =>
    intro ? flight(node, (params as { from?: string }).from, time("--m-fly")) : { duration: 0 },
});

/** A card that goes to a place and is seen no more: `out:leave={{ to: "seat-2" }}`. */
export function leave(node: Element, { to }: { to?: string | undefined }): TransitionConfig {
  return flight(node, to, time("--m-give"));
}
