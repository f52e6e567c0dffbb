/** Where the cards of a hand lie: a fan, or two rows where the screen is narrow. Lengths in pixels. */

export interface Room {
  /** Of the hand. */
  width: number;
  /** Of the window: a narrow one gets two rows, a low one a low fan. */
  window: { width: number; height: number };
  /** The size of one rem. */
  rem: number;
}

export interface Lying {
  x: number;
  y: number;
  /** Degrees. */
  angle: number;
  row: number;
}

export interface Spread {
  card: number;
  height: number;
  lift: { legal: number; chosen: number };
  cards: Lying[];
}

/** In rem. */
const NARROW = 37.5;
const LOW = 32.5;
/** The least of a card that must stay free to be touched. */
const STRIP = 44;
const RATIO = 7 / 5;
/** Degrees from one card of a fan to the next. */
const TILT = 1.5;

/** The place of each of `count` cards. Where a fan would leave too little of each card there are two rows. */
export function spread(count: number, room: Room): Spread {
  const { window, rem } = room;
  if (window.width < NARROW * rem) return rows(count, room);
  const one = fan(count, room);
  const strip = count > 1 ? (one.cards[1]?.x ?? 0) - (one.cards[0]?.x ?? 0) : one.card;
  return strip < STRIP && window.height >= LOW * rem ? rows(count, room) : one;
}

function rows(count: number, { width, window: { height }, rem }: Room): Spread {
  const card = Math.min(width * 0.245, 6.4 * rem, height * 0.165);
  const first = Math.ceil(count / 2);
  const step = Math.min(card + 4, first > 1 ? (width - card) / (first - 1) : 0);
  const lift = { legal: 0.6 * rem, chosen: 0.8 * rem };
  const cards = Array.from({ length: count }, (_, index) => {
    const row = index < first ? 0 : 1;
    const held = row ? count - first : first;
    const left = (width - card - step * (held - 1)) / 2;
    const x = left + step * (row ? index - first : index);
    return { x, y: lift.chosen + row * card * (RATIO - 0.62), angle: 0, row };
  });
  const tall = count > 1 ? 2 * RATIO - 0.62 : RATIO;
  return { card, height: lift.chosen + card * tall, lift, cards };
}

function fan(count: number, { width, window: { height }, rem }: Room): Spread {
  const low = height < LOW * rem;
  const card = low ? 5.6 * rem : Math.min(9.8 * rem, 0.185 * height);
  const middle = (count - 1) / 2;
  // The outer cards lean out over their place: they turn about a point below their lower edge.
  const lean = 1.2 * RATIO * card * Math.sin((middle * TILT * Math.PI) / 180);
  const step = Math.min(
    Math.max(card * 0.475, low ? STRIP : 0),
    count > 1 ? (width - card - 2 * lean) / (count - 1) : 0,
  );
  const arc = low ? 0.4 : 1.1;
  const lift = { legal: 1.15 * rem, chosen: 1.9 * rem };
  const left = (width - card - step * (count - 1)) / 2;
  const cards = Array.from({ length: count }, (_, index) => {
    const k = index - middle;
    return { x: left + step * index, y: lift.chosen + k * k * arc, angle: k * TILT, row: 0 };
  });
  const whole = lift.chosen + card * RATIO + middle * middle * arc;
  return { card, height: low ? whole - 2.4 * rem : whole, lift, cards };
}
