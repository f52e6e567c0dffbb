/** Those whose phrases are not shown here, by name; only in this browser, until the page is left. */
let names = $state.raw<ReadonlySet<string>>(new Set());

export function muted(): ReadonlySet<string> {
  return names;
}

/** Mutes somebody, or listens again. */
export function mute(name: string, silent: boolean): void {
  const next = new Set(names);
  if (silent) next.add(name);
  else next.delete(name);
  names = next;
}
