/** A card drawn out of the hand with a finger or the mouse. */

interface Wanted {
  /** How far up it must be drawn, in pixels. */
  far: number;
  done: (card: string) => void;
}

/** Follows one pointer; `held`, `x` and `y` tell where the card is now. */
export function drag({ far, done }: Wanted) {
  let held = $state<string | null>(null);
  let x = $state(0);
  let y = $state(0);
  let moved = false;
  let start = { x: 0, y: 0 };

  function drop(): void {
    held = null;
    x = y = 0;
  }

  return {
    get held() {
      return held;
    },
    get x() {
      return x;
    },
    get y() {
      return y;
    },
    /** Whether the last press was a drag, so that the click which follows it is none. */
    get moved() {
      return moved;
    },
    down(event: PointerEvent, card: string): void {
      if (event.button !== 0) return;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      held = card;
      moved = false;
      start = { x: event.clientX, y: event.clientY };
    },
    move(event: PointerEvent): void {
      if (held === null) return;
      x = event.clientX - start.x;
      y = event.clientY - start.y;
      moved ||= Math.hypot(x, y) > 6;
    },
    up(): void {
      const card = held;
      const out = y < -far;
      drop();
      if (card !== null && out) done(card);
    },
    cancel: drop,
  };
}
