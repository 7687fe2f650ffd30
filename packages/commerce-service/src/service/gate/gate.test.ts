import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Caller, createGate } from "./gate.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { signal } = new AbortController();
const post: Caller = { isPost: true, session: "one", clientAddress: "203.0.113.9", document: null, signal };
const get: Caller = { ...post, isPost: false };

/** Enters the given number of times; returns who has been admitted. */
function crowd(comers: Caller[]) {
  const gate = createGate();
  const states = comers.map(() => "waits" as "waits" | "works" | "turnedAway");
  const leaves: (() => void)[] = [];
  comers.forEach((comer, index) => {
    void gate.enter(comer).then((leave) => {
      states[index] = leave === null ? "turnedAway" : "works";
      if (leave) leaves.push(leave);
    });
  });
  const count = async () => {
    await vi.advanceTimersByTimeAsync(0);
    const counts: Partial<Record<(typeof states)[number], number>> = {};
    for (const state of states) counts[state] = (counts[state] ?? 0) + 1;
    return counts;
  };
  return { count, leaves };
}
const of = (count: number, comer: (index: number) => Caller) =>
  Array.from({ length: count }, (_, index) => comer(index));

it("runs six changes of a session at once and refuses the others after a second", async () => {
  const { count } = crowd(of(8, () => post));
  expect(await count()).toEqual({ works: 6, waits: 2 });
  await vi.advanceTimersByTimeAsync(999);
  expect(await count()).toEqual({ works: 6, waits: 2 });
  await vi.advanceTimersByTimeAsync(1);
  expect(await count()).toEqual({ works: 6, turnedAway: 2 });
});

it("lets a change wait for as long as its call says", async () => {
  const { count } = crowd([...of(6, () => post), post, { ...post, patienceMs: 20_000 }]);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(await count()).toEqual({ works: 6, turnedAway: 1, waits: 1 });
  await vi.advanceTimersByTimeAsync(1);
  expect(await count()).toEqual({ works: 6, turnedAway: 2 });
});

it("admits a waiting call when another is done", async () => {
  const { count, leaves } = crowd(of(7, () => post));
  expect(await count()).toEqual({ works: 6, waits: 1 });
  leaves[0]?.();
  leaves[0]?.();
  expect(await count()).toEqual({ works: 7 });
});

it("runs 24 changes of one network block, in any sessions, and delays no other block", async () => {
  const { count } = crowd([
    ...of(30, (index) => ({ ...post, session: `session ${index}`, clientAddress: `203.0.113.${index}` })),
    { ...post, session: "elsewhere", clientAddress: "198.51.100.7" },
  ]);
  expect(await count()).toEqual({ works: 25, waits: 6 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await count()).toEqual({ works: 25, turnedAway: 6 });
});

it("queues reads without a limit of time, and refuses none", async () => {
  const { count, leaves } = crowd(of(30, () => get));
  expect(await count()).toEqual({ works: 24, waits: 6 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await count()).toEqual({ works: 24, waits: 6 });
  for (const leave of leaves.splice(0)) leave();
  expect(await count()).toEqual({ works: 30 });
});

it("counts a document once, however many calls its loaders make", async () => {
  const { count } = crowd([
    ...of(23, (index) => ({ ...get, document: `document ${index}` })),
    ...of(40, () => ({ ...get, document: "the last" })),
    get,
  ]);
  expect(await count()).toEqual({ works: 63, waits: 1 });
});

it("counts each change separately, whatever document it names", async () => {
  const { count } = crowd(of(8, () => ({ ...post, document: "one" })));
  expect(await count()).toEqual({ works: 6, waits: 2 });
});

it("refuses a read when a thousand are waiting", async () => {
  const { count } = crowd(of(1025, () => get));
  expect(await count()).toEqual({ works: 24, waits: 1000, turnedAway: 1 });
});

it("frees the slot of a document after the last of its calls", async () => {
  const gate = createGate();
  const leaves = await Promise.all(of(24, () => get).map((comer) => gate.enter(comer)));
  leaves[0]?.();
  const first = await gate.enter({ ...get, document: "one" });
  const second = await gate.enter({ ...get, document: "one" });
  first?.();
  const waiting = gate.enter(get);
  let isIn = false;
  void waiting.then(() => (isIn = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(isIn).toBe(false);
  second?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(isIn).toBe(true);
});

it("frees the place of a caller that has left", async () => {
  const gone = new AbortController();
  const { count, leaves } = crowd([...of(6, () => post), { ...post, signal: gone.signal }, post]);
  expect(await count()).toEqual({ works: 6, waits: 2 });
  gone.abort();
  leaves[0]?.();
  expect(await count()).toEqual({ works: 7, turnedAway: 1 });
});
