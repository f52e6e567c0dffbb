import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queue } from "../src/state/queue.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const step = (played: string[], name: string, wait = 100) => ({
  run: () => void played.push(name),
  wait: () => wait,
});

it("plays steps one after another, and says when nothing is left", () => {
  const played: string[] = [];
  const steps = queue(() => void played.push("rest"));
  steps.add([step(played, "a"), step(played, "b")]);
  expect(played).toEqual(["a"]);
  vi.advanceTimersByTime(100);
  expect(played).toEqual(["a", "b"]);
  vi.advanceTimersByTime(100);
  expect(played).toEqual(["a", "b", "rest"]);
  expect(steps.busy).toBe(false);
});

it("keeps a pause until it is let go", () => {
  const played: string[] = [];
  const steps = queue(() => void played.push("rest"));
  steps.add([step(played, "a"), step(played, "b")]);
  steps.keep();
  vi.advanceTimersByTime(1000);
  expect(played).toEqual(["a"]);
  steps.release();
  expect(played).toEqual(["a", "b"]);
});

it("goes on when a step fails", () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const played: string[] = [];
  const steps = queue(() => void played.push("rest"));
  const broken = () => {
    throw new Error("broken");
  };
  steps.add([{ run: broken, wait: () => 100 }, step(played, "b", 0), { run: () => undefined, wait: broken }]);
  expect(played).toEqual(["b", "rest"]);
  expect(steps.busy).toBe(false);
  expect(complaint).toHaveBeenCalledTimes(2);
});

it("hurries, finishes and forgets", () => {
  const played: string[] = [];
  const steps = queue(() => void played.push("rest"));
  steps.add([step(played, "a"), step(played, "b"), step(played, "c")]);
  steps.hurry();
  expect(played).toEqual(["a", "b"]);
  steps.finish();
  expect(played).toEqual(["a", "b", "c", "rest"]);
  steps.add([step(played, "d"), step(played, "e")]);
  steps.clear();
  vi.advanceTimersByTime(1000);
  expect(played).toEqual(["a", "b", "c", "rest", "d"]);
});
