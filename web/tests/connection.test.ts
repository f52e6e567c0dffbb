import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { backoff } from "../src/connection/backoff.ts";
import { outcomeOf } from "../src/connection/codes.ts";
import { addressOf, connect, type Status } from "../src/connection/connection.ts";

class Line {
  static all: Line[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.end(1000);
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hears(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  end(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

function joined() {
  const statuses: Status[] = [];
  const line = connect({
    address: "ws://x/ws/table/t",
    version: () => 7,
    onmessage: () => undefined,
    onstatus: (status) => statuses.push(status),
    open: (address) => new Line(address) as unknown as WebSocket,
    chance: () => 0,
  });
  return { statuses, line, last: () => Line.all.at(-1) as Line };
}

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
});
afterEach(() => void vi.useRealTimers());

it("says hello with the version that it knows", () => {
  const { last } = joined();
  last().opens();
  expect(last().sent.map((text) => JSON.parse(text) as unknown)).toEqual([
    { type: "hello", protocol: 1, version: 7 },
  ]);
});

it("comes back when the line breaks, later each time", () => {
  const { statuses, last } = joined();
  last().end(1006);
  vi.advanceTimersByTime(250);
  expect(Line.all).toHaveLength(2);
  last().end(1006);
  vi.advanceTimersByTime(499);
  expect(Line.all).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(Line.all).toHaveLength(3);
  last().opens();
  last().hears({ type: "welcome" });
  expect(statuses).toEqual(["joining", "lost", "lost", "open"]);
});

it.each([
  [4404, "missing"],
  [4401, "guest"],
  [4409, "reload"],
  [4412, "damaged"],
  [4403, "forbidden"],
])("does not come back after %i", (code, status) => {
  const { statuses, last } = joined();
  last().end(code);
  vi.advanceTimersByTime(120_000);
  expect(Line.all).toHaveLength(1);
  expect(statuses.at(-1)).toBe(status);
});

it("gives a dead line up when a ping stays without an answer", () => {
  const { last } = joined();
  last().opens();
  vi.advanceTimersByTime(20_000);
  expect(last().sent.at(-1)).toBe('{"type":"ping"}');
  vi.advanceTimersByTime(8000);
  expect(last().readyState).toBe(3);
});

it("stays away once it is closed", () => {
  const { line, last } = joined();
  last().opens();
  line.close();
  vi.advanceTimersByTime(60_000);
  expect(Line.all).toHaveLength(1);
  expect(line.send({ type: "ping" })).toBe(false);
});

it("waits between half and the whole of a doubled time, with a limit", () => {
  expect(backoff(0, 0)).toBe(250);
  expect(backoff(3, 0.999)).toBeLessThanOrEqual(4000);
  expect(backoff(30, 0.999)).toBeLessThanOrEqual(15_000);
});

it("tries again after codes that it does not know", () => {
  expect([1006, 1012, 4413, 4999].map(outcomeOf)).toEqual(["again", "again", "again", "again"]);
  expect(outcomeOf(4429)).toBe("patience");
});

it("follows the site's scheme", () => {
  expect(addressOf("a b", { protocol: "https:", host: "x.org" })).toBe("wss://x.org/ws/table/a%20b");
});
