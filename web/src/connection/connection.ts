/** The live connection to a table: it says hello, keeps itself alive and comes back when it is lost. */
import { PROTOCOL, type FromBrowser, type ToBrowser } from "../protocol.gen.ts";
import { backoff } from "./backoff.ts";
import { outcomeOf, type Outcome } from "./codes.ts";

/** `joining` at first, `open`, `lost` while it is tried again, or a final outcome. */
export type Status = "joining" | "open" | "lost" | Exclude<Outcome, "again" | "patience">;

export interface Wanted {
  address: string;
  /** The version of the table that is known already; 0 for none. */
  version: () => number;
  onmessage: (message: ToBrowser) => void;
  onstatus: (status: Status) => void;
  /** Made for tests; a real WebSocket where not given. */
  open?: (address: string) => WebSocket;
  chance?: () => number;
}

export interface Connection {
  /** Sends a message; false where nobody is there to hear it. */
  send: (message: FromBrowser) => boolean;
  /** Tries again at once, after a final outcome too. */
  retry: () => void;
  /** Ends it for good. */
  close: () => void;
}

const PING = 20_000;
const PONG = 8_000;
const PATIENCE = 30_000;

/** Connects to a table and stays connected until `close`. */
export function connect(wanted: Wanted): Connection {
  const { address, version, onmessage, onstatus } = wanted;
  const open = wanted.open ?? ((to: string) => new WebSocket(to));
  const chance = wanted.chance ?? Math.random;
  let socket: WebSocket | null = null;
  let tries = 0;
  let closed = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  let beat: ReturnType<typeof setTimeout> | undefined;

  function post(message: FromBrowser): boolean {
    if (socket?.readyState !== 1) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  function listen(): void {
    clearTimeout(beat);
    beat = setTimeout(() => {
      post({ type: "ping" });
      beat = setTimeout(() => socket?.close(), PONG);
    }, PING);
  }

  function begin(): void {
    clearTimeout(again);
    const mine = open(address);
    socket = mine;
    mine.onopen = () => {
      post({ type: "hello", protocol: PROTOCOL, version: version() });
      listen();
    };
    mine.onmessage = (event: MessageEvent<string>) => {
      if (mine !== socket) return;
      listen();
      const message = JSON.parse(event.data) as ToBrowser;
      if (message.type === "welcome") {
        tries = 0;
        onstatus("open");
      }
      onmessage(message);
    };
    mine.onclose = (event: CloseEvent) => {
      if (mine === socket) ended(event.code);
    };
  }

  function ended(code: number): void {
    clearTimeout(beat);
    socket = null;
    if (closed) return;
    const outcome = outcomeOf(code);
    if (outcome !== "again" && outcome !== "patience") return onstatus(outcome);
    onstatus("lost");
    const wait = outcome === "patience" ? PATIENCE : backoff(tries++, chance());
    again = setTimeout(begin, wait);
  }

  function retry(): void {
    if (closed || socket) return;
    tries = 0;
    begin();
  }

  function seen(): void {
    if (document.visibilityState === "visible") retry();
  }

  addEventListener("online", retry);
  document.addEventListener("visibilitychange", seen);
  onstatus("joining");
  begin();
  return {
    send: post,
    retry,
    close(): void {
      closed = true;
      clearTimeout(again);
      clearTimeout(beat);
      removeEventListener("online", retry);
      document.removeEventListener("visibilitychange", seen);
      socket?.close();
      socket = null;
    },
  };
}

/** The address of a table's socket, on the site that the page came from. */
export function addressOf(table: string, site: Pick<Location, "protocol" | "host">): string {
  const protocol = site.protocol === "https:" ? "wss:" : "ws:";
  return `${protocol}//${site.host}/ws/table/${encodeURIComponent(table)}`;
}
