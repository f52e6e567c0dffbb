/** What a screen reader is told while things happen. One voice at a time: sentences wait for their turn. */

interface Said {
  id: number;
  text: string;
}

const REMEMBERED = 12;
let count = 0;
const polite = $state<Said[]>([]);
const urgent = $state<Said[]>([]);

function add(list: Said[], text: string): void {
  list.push({ id: ++count, text });
  if (list.length > REMEMBERED) list.splice(0, list.length - REMEMBERED);
}

/** Says what happens at the table, when the voice is free. */
export function announce(text: string): void {
  add(polite, text);
}

/** Says at once what cannot wait: "your turn", or why something cannot be done. */
export function call(text: string): void {
  add(urgent, text);
}

/** What has been said lately, calm and urgent. */
export function said(): { polite: readonly Said[]; urgent: readonly Said[] } {
  return { polite, urgent };
}
