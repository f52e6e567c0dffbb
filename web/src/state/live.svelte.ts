/** A table as this page has it: the connection, what was told, what is shown, and what can be done. */
import { addressOf, connect, type Connection, type Status } from "../connection/connection.ts";
import { cutter } from "../fair/cut.ts";
import type { FromBrowser, Happening, Hint, Refused, Said, ToBrowser, Update } from "../protocol.gen.ts";
import { time } from "../table/flights.ts";
import { queue } from "./queue.ts";
import { resting, type Shown } from "./shown.ts";
import { lasting, stepsOf, type Pace } from "./steps.ts";
import { told, type Told } from "./told.ts";

/** Input is ignored so long after a change, in milliseconds: a tap meant for what was there before does nothing. */
const CALM = 300;
/** How long a phrase hangs at a plate, in milliseconds. */
const SPOKEN = 8_000;
const QUIET_REFUSALS = new Set(["cut", "open_cut", "ready", "back"]);

export interface Phrase {
  id: number;
  seat: number;
  phrase: string;
}

/** Who is told what: all that happens, at the moment at which it is shown; that a move is undone; what people say. */
export interface Heed {
  /** `past` when it was missed, and is told to one who comes back. */
  tell: (one: Happening, past?: boolean) => void;
  undone: () => void;
  said: (seat: number, phrase: string) => void;
}

/** Sits down at the table of that id. */
export function liveTable(id: string, heed: Heed) {
  let status = $state<Status>("joining");
  let known = $state.raw<Told | null>(null);
  let shown = $state.raw<Shown | null>(null);
  let hint = $state.raw<Hint | null>(null);
  let asked = $state(false);
  let refused = $state.raw<Refused | null>(null);
  let phrases = $state.raw<readonly Phrase[]>([]);
  let sent = $state(false);
  let plan: string[] = [];
  let changed = 0;
  let count = 0;

  const cuts = cutter();
  const steps = queue(() => undefined);

  function wait(pace: Pace): number {
    if (document.visibilityState === "hidden") return 0;
    const times = {
      lift: time("--m-lift"),
      fly: time("--m-fly"),
      give: time("--m-give"),
      hold: time("--m-hold"),
    };
    return lasting(pace, times);
  }

  function show(next: Shown): void {
    const before = shown?.scene;
    const moved = next.scene?.turn_number !== before?.turn_number || !before?.turn !== !next.scene?.turn;
    if (moved || next.table.stage !== shown?.table.stage) changed = performance.now();
    shown = next;
  }

  function play(update: Update, after: Told): void {
    const rest = { run: () => show(resting(after)), wait: () => 0 };
    if (update.undone) {
      steps.finish();
      heed.undone();
      steps.add([rest]);
      return;
    }
    const played = stepsOf(update.happened, after.scene?.seat ?? null).map((step) => ({
      run: () => {
        if (shown) show(step.show(shown));
        if (step.one) heed.tell(step.one);
      },
      wait: () => wait(step.pace),
    }));
    steps.add([...played, rest]);
  }

  function receive(message: ToBrowser): void {
    known = told(known, message);
    switch (message.type) {
      case "welcome":
        steps.clear();
        sent = false;
        if (known) show(resting(known));
        message.missed.slice(-6).forEach((one) => heed.tell(one, true));
        break;
      case "update":
        if (message.scene) sent = false;
        if (message.scene && message.scene.turn_number !== hint?.turn) hint = null;
        if (known) play(message, known);
        break;
      case "refused":
        asked = sent = false;
        plan = [];
        if (!QUIET_REFUSALS.has(message.about)) refused = message;
        break;
      case "hint":
        asked = false;
        hint = message;
        break;
      case "said":
        hear(message);
        break;
      default:
    }
    if (message.type === "welcome" || message.type === "update") answerCut();
    if (message.type === "welcome" || message.type === "update") goOn();
  }

  function hear({ seat, phrase }: Said): void {
    const id = ++count;
    phrases = [...phrases.filter((one) => one.seat !== seat), { id, seat, phrase }];
    heed.said(seat, phrase);
    setTimeout(() => (phrases = phrases.filter((one) => one.id !== id)), SPOKEN);
  }

  function answerCut(): void {
    const cutting = known?.table.cutting;
    const seat = known?.table.you;
    if (!cutting || seat == null || !known?.match) return;
    const answer = cuts.answer(known.match, cutting, seat);
    if (answer) line.send(answer);
  }

  /** The next action of what was decided at once, such as two cards for two players. */
  function goOn(): void {
    const scene = known?.scene;
    const next = plan[0];
    if (next === undefined || !scene?.turn || sent) return;
    if (!scene.turn.legal.includes(next)) {
      plan = [];
      return;
    }
    plan = plan.slice(1);
    sent = line.send({ type: "act", turn: scene.turn_number, action: next });
  }

  const line: Connection = connect({
    address: addressOf(id, location),
    version: () => known?.version ?? 0,
    onmessage: receive,
    onstatus: (next) => {
      status = next;
      if (next !== "open") sent = asked = false;
    },
  });

  return {
    get status() {
      return status;
    },
    get told() {
      return known;
    },
    get shown() {
      return shown;
    },
    get hint() {
      return hint;
    },
    /** Whether a hint is being thought out. */
    get thinking() {
      return asked;
    },
    get refused() {
      return refused;
    },
    get phrases() {
      return phrases;
    },
    /** Whether an action is on its way. */
    get sent() {
      return sent;
    },
    /** Whether the screen has just changed, so that a tap would be a mistake. */
    get calm() {
      return performance.now() - changed >= CALM;
    },
    send(message: FromBrowser): boolean {
      return line.send(message);
    },
    /** Does one or more actions in a row; nothing where it is not one's turn or the screen has just changed. */
    act(...actions: string[]): void {
      const turn = shown?.scene?.turn;
      if (!turn || sent || performance.now() - changed < CALM) return;
      refused = null;
      hint = null;
      plan = actions;
      goOn();
    },
    takeRest(): void {
      const scene = shown?.scene;
      if (!scene?.turn || sent || performance.now() - changed < CALM) return;
      sent = line.send({ type: "take_rest", turn: scene.turn_number });
    },
    askHint(): void {
      const scene = shown?.scene;
      if (scene?.turn && !asked) asked = line.send({ type: "ask_hint", turn: scene.turn_number });
    },
    closeHint(): void {
      hint = null;
    },
    forgive(): void {
      refused = null;
    },
    hurry: steps.hurry,
    keep: steps.keep,
    release: steps.release,
    retry: () => line.retry(),
    close(): void {
      steps.clear();
      line.close();
    },
  };
}

export type Live = ReturnType<typeof liveTable>;
