import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFairQueue, type FairQueueOptions } from "./fair-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settings: FairQueueOptions = {
  concurrency: 2,
  leaseMs: 200,
  maxWaitMs: 10_000,
  maxWaiting: { ofClient: 100, inAll: 2000 },
};

/** A queue whose work takes a known time; `served` has the clients in the order in which their work started. */
function openQueue(options: Partial<FairQueueOptions> = {}) {
  const queue = createFairQueue({ ...settings, now: () => Date.now(), ...options });
  const served: string[] = [];
  let refused = 0;
  const ask = async (client: string, { ms = 20, signal }: { ms?: number; signal?: AbortSignal } = {}) => {
    const end = await queue.enter(client, signal);
    if (end === null) {
      refused += 1;
      return;
    }
    served.push(client);
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
    end();
  };
  const count = (client: string) => served.filter((one) => one === client).length;
  return { ask, served, count, refused: () => refused };
}
/** The turn that the fake clock gives to what has arrived when work ends. */
const turnMs = 1;
const times = (count: number, act: (index: number) => void) => Array.from({ length: count }, (_, index) => act(index));

it("runs as much work at once as it may, and the next when one ends", async () => {
  const { ask, served } = openQueue();
  times(5, () => void ask("one"));
  await vi.advanceTimersByTimeAsync(0);
  expect(served).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(20 + turnMs);
  expect(served).toHaveLength(4);
});

it("lets what has arrived in the meantime go before the next work, however short that is", async () => {
  vi.useRealTimers();
  const { ask, served } = openQueue();
  times(50, () => void ask("flood", { ms: 0 }));
  // As a packet of a call would.
  await new Promise((resolve) => setImmediate(resolve));
  expect(served.length).toBeLessThanOrEqual(4);
});

it("serves a client that asks once before the ninety waiting requests of another", async () => {
  const { ask, served } = openQueue();
  times(90, () => void ask("flood"));
  await vi.advanceTimersByTimeAsync(400);
  const before = served.length;
  void ask("shopper");
  await vi.advanceTimersByTimeAsync(20);
  expect(served.slice(before, before + 2)).toContain("shopper");
});

it("makes a client wait for at most one turn of each of sixty-four that ask all the time", async () => {
  const { ask, served } = openQueue();
  const flood = async (client: string): Promise<void> => {
    await ask(client);
    return flood(client);
  };
  times(64, (index) => times(4, () => void flood(`flood ${index}`)));
  await vi.advanceTimersByTimeAsync(3000);
  for (let page = 0; page < 10; page += 1) {
    const before = served.length;
    void ask("shopper");
    await vi.advanceTimersByTimeAsync(1000);
    expect(served.indexOf("shopper", before) - before).toBeLessThanOrEqual(65);
    expect(served.indexOf("shopper", before)).toBeGreaterThanOrEqual(before);
  }
});

it("serves a client that pauses before each request at once, although sixty-four ask all the time", async () => {
  const { ask, served } = openQueue();
  void ask("shopper");
  await vi.advanceTimersByTimeAsync(500);
  const flood = async (client: string): Promise<void> => {
    await ask(client);
    return flood(client);
  };
  times(64, (index) => times(4, () => void flood(`flood ${index}`)));
  await vi.advanceTimersByTimeAsync(3000);
  for (let page = 0; page < 10; page += 1) {
    const before = served.length;
    void ask("shopper");
    await vi.advanceTimersByTimeAsync(200);
    expect(served.slice(before, before + 2)).toContain("shopper");
  }
});

it("lets nobody pay for what was used while the queue was empty", async () => {
  const { ask, served } = openQueue();
  for (let page = 0; page < 100; page += 1) {
    void ask("shopper");
    await vi.advanceTimersByTimeAsync(20);
  }
  times(30, () => void ask("other"));
  void ask("shopper");
  await vi.advanceTimersByTimeAsync(40);
  expect(served.slice(100, 104)).toContain("shopper");
});

it("shares the time between clients, not the number of their requests", async () => {
  const { ask, count } = openQueue({ concurrency: 1 });
  times(100, () => void ask("long", { ms: 100 }));
  times(100, () => void ask("short", { ms: 20 }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(count("long")).toBeGreaterThanOrEqual(9);
  expect(count("long")).toBeLessThanOrEqual(11);
  expect(count("short")).toBeGreaterThanOrEqual(45);
});

it("starts other work beside one that has waited longer than its lease", async () => {
  const { ask, served } = openQueue({ concurrency: 1 });
  void ask("slow", { ms: 5000 });
  void ask("shopper");
  await vi.advanceTimersByTimeAsync(199);
  expect(served).toEqual(["slow"]);
  await vi.advanceTimersByTimeAsync(1 + turnMs);
  expect(served).toEqual(["slow", "shopper"]);
});

describe("a request that gets no turn", () => {
  it("is refused at once when a hundred of its client wait", async () => {
    const { ask, refused } = openQueue();
    times(103, () => void ask("flood"));
    void ask("shopper");
    await vi.advanceTimersByTimeAsync(0);
    expect(refused()).toBe(1);
  });

  it("is refused at once when the whole queue is full", async () => {
    const { ask, refused } = openQueue({ maxWaiting: { ofClient: 100, inAll: 10 } });
    times(13, (index) => void ask(`client ${index}`));
    await vi.advanceTimersByTimeAsync(0);
    expect(refused()).toBe(1);
  });

  it("is refused when it has waited too long", async () => {
    const { ask, served, refused } = openQueue({ concurrency: 1, leaseMs: 60_000 });
    void ask("slow", { ms: 30_000 });
    void ask("shopper");
    await vi.advanceTimersByTimeAsync(9999);
    expect(refused()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect([refused(), served]).toEqual([1, ["slow"]]);
  });

  it("leaves the queue when its client does", async () => {
    const { ask, served, refused } = openQueue({ concurrency: 1 });
    const gone = new AbortController();
    void ask("one");
    void ask("gone", { signal: gone.signal });
    void ask("two");
    gone.abort();
    await vi.advanceTimersByTimeAsync(20 + turnMs);
    expect([served, refused()]).toEqual([["one", "two"], 1]);
    void ask("late", { signal: gone.signal });
    await vi.advanceTimersByTimeAsync(0);
    expect(refused()).toBe(2);
  });
});
