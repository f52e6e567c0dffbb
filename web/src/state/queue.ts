/** Plays steps one after another; what comes meanwhile waits its turn. */

export interface Played {
  run: () => void;
  /** Milliseconds that it stays; asked when it begins. */
  wait: () => number;
}

export interface Queue {
  /** Adds steps to the end. */
  add: (steps: readonly Played[]) => void;
  /** Ends the pause that is running now. */
  hurry: () => void;
  /** Runs all that waits without pauses. */
  finish: () => void;
  /** Forgets all that waits. */
  clear: () => void;
  /** Keeps the pause that is running now until `release`. */
  keep: () => void;
  release: () => void;
  readonly busy: boolean;
}

/** More steps than this are not watched one by one: somebody was away. */
const BEHIND = 24;

/** A queue that calls `onrest` whenever nothing is left to play. */
export function queue(onrest: () => void): Queue {
  let waiting: Played[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let kept = false;
  let due = false;

  function next(): void {
    timer = undefined;
    for (;;) {
      const step = waiting.shift();
      if (!step) break;
      const wait = played(step);
      if (wait > 0) {
        timer = setTimeout(passed, wait);
        return;
      }
    }
    busy = false;
    onrest();
  }

  /** Plays a step; one that fails is told to the console and holds up nothing. Returns how long it stays. */
  function played(step: Played): number {
    try {
      step.run();
      return waiting.length > BEHIND ? 0 : step.wait();
    } catch (fault) {
      console.error(fault);
      return 0;
    }
  }

  function passed(): void {
    timer = undefined;
    if (kept) due = true;
    else next();
  }

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
    kept = due = false;
  }

  return {
    get busy() {
      return busy;
    },
    add(steps): void {
      waiting.push(...steps);
      if (busy) return;
      busy = true;
      next();
    },
    hurry(): void {
      if (!busy) return;
      stop();
      next();
    },
    finish(): void {
      if (!busy) return;
      stop();
      for (const step of waiting.splice(0)) played(step);
      next();
    },
    clear(): void {
      stop();
      waiting = [];
      busy = false;
    },
    keep(): void {
      kept = busy;
    },
    release(): void {
      kept = false;
      if (!due) return;
      due = false;
      next();
    },
  };
}
