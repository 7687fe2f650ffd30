import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type CallWork, createAdmission, type PageWork } from "./admission.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { signal } = new AbortController();
const post: CallWork = { kind: "change", session: "one", clientAddress: "203.0.113.9", document: null, signal };
const get: CallWork = { ...post, kind: "read" };

/** Enters the given number of times; returns who has been admitted. */
function crowd(comers: (CallWork | PageWork)[]) {
  const admission = createAdmission();
  const states = comers.map(() => "waits" as "waits" | "works" | "turnedAway");
  const leaves: (() => void)[] = [];
  comers.forEach((comer, index) => {
    void admission.admit(comer).then((leave) => {
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
const of = <Work extends CallWork | PageWork>(count: number, comer: (index: number) => Work) =>
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
  const admission = createAdmission();
  const leaves = await Promise.all(of(24, () => get).map((comer) => admission.admit(comer)));
  leaves[0]?.();
  const first = await admission.admit({ ...get, document: "one" });
  const second = await admission.admit({ ...get, document: "one" });
  first?.();
  const waiting = admission.admit(get);
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

describe("pages", () => {
  const page: PageWork = { kind: "page", clientAddress: "203.0.113.9", signal };
  const cachedPage: PageWork = { ...page, kind: "cachedPage" };

  it("are rendered two at a time, beside calls and cached pages, which take turns of their own", async () => {
    const { count } = crowd([...of(3, () => page), ...of(3, () => cachedPage), ...of(6, () => post)]);
    expect(await count()).toEqual({ works: 2 + 2 + 6, waits: 2 });
  });

  it("of one network block wait for their turn up to a hundred, more are refused, and other blocks wait beside them", async () => {
    const { count } = crowd([
      ...of(103, (index) => ({ ...page, clientAddress: `203.0.113.${index}` })),
      { ...page, clientAddress: "198.51.100.7" },
    ]);
    expect(await count()).toEqual({ works: 2, waits: 101, turnedAway: 1 });
  });
});

it("shares the connections of a pool: one network block has all, and two while others need some", async () => {
  const admission = createAdmission();
  const connections = admission.shareConnections(10);
  const taken: (() => void)[] = [];
  const take = (block: string) => void connections.take(block).then((leave) => leave && taken.push(leave));
  for (let connection = 0; connection < 12; connection += 1) take("one");
  await vi.advanceTimersByTimeAsync(0);
  expect(taken).toHaveLength(10);
  take("other");
  await vi.advanceTimersByTimeAsync(0);
  expect(taken).toHaveLength(11);
  for (const leave of taken.slice(0, 8)) leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(taken).toHaveLength(11);
  taken[8]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(taken).toHaveLength(12);
});
