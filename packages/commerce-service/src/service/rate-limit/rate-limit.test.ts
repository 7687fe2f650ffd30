import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { countWaiting } from "../../testing/count-waiting.ts";
import { createTestService, type TestService } from "../../testing/index.ts";
import type { Answer, CallContext } from "../context.ts";
import type { Limit } from "./limits.ts";
import { consume, penalize, withRateLimit } from "./rate-limit.ts";

const minute = 60_000;
const limit: Limit = { name: "trials", perSession: 3, perAddress: 5, withinMs: 10 * minute };
let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
beforeEach(async () => {
  await shop.database.deleteFrom("rate_limit").execute();
});
afterAll(() => shop.close());

/** What a call runs in, as far as limits look at it. */
function contextOf(sessionId: string | null, clientAddress: string | null = null): CallContext {
  const session = sessionId === null ? null : { sessionId, requestToken: "", ownerId: sessionId, accountId: null };
  return { ...shop.ports, session, clientAddress } as CallContext;
}
async function tryOnce(context: CallContext, { isSpent = true } = {}): Promise<number> {
  const done: Answer<string> = { kind: "reply", reply: "done" };
  const answer = await withRateLimit(context, limit, { attempt: async () => done, isSpent: () => isSpent });
  return answer.kind === "refused" && answer.status === 429 ? answer.retryAfterSeconds : 0;
}
async function tryTimes(times: number, context: CallContext): Promise<number[]> {
  const waits: number[] = [];
  for (let time = 0; time < times; time += 1) waits.push(await tryOnce(context));
  return waits;
}

it("lets a session try so often in a window, then says when to come back, and lets it again then", async () => {
  const context = contextOf("one");
  const start = shop.clock.now();
  expect(await tryTimes(2, context)).toEqual([0, 0]);
  shop.clock.set(new Date(start.getTime() + 4 * minute));
  expect(await tryTimes(3, context)).toEqual([0, 360, 360]);
  expect(await tryTimes(1, contextOf("another"))).toEqual([0]);
  shop.clock.set(new Date(start.getTime() + 10 * minute));
  expect(await tryTimes(4, context)).toEqual([0, 0, 0, 600]);
  shop.clock.set(start);
});

it("counts a place in the network over all its sessions, and stores no address in the database", async () => {
  const waits = [];
  for (const session of ["one", "two", "three"]) waits.push(...(await tryTimes(2, contextOf(session, "203.0.113.9"))));
  expect(waits).toEqual([0, 0, 0, 0, 0, 600]);
  // The same household, by another of its addresses.
  expect(await tryOnce(contextOf("four", "203.0.113.10"))).toBe(600);
  expect(await tryOnce(contextOf("four", "198.51.100.1"))).toBe(0);
  expect(await tryOnce(contextOf("five"))).toBe(0);
  const rows = await shop.database.selectFrom("rate_limit").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain("203.0.113");
});

it("does not count what turns out to be no try", async () => {
  const context = contextOf("one", "203.0.113.9");
  for (let time = 0; time < 9; time += 1) expect(await tryOnce(context, { isSpent: false })).toBe(0);
  expect(await tryTimes(4, context)).toEqual([0, 0, 0, 600]);
});

it("gives no more than are left to many at once, twenty rounds", async () => {
  for (let round = 0; round < 20; round += 1) {
    const context = contextOf(`round-${round}`);
    const waits = await Promise.all(Array.from({ length: 16 }, () => tryOnce(context)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(limit.perSession);
  }
});

it("counts nothing of a session that comes too late for its address's last try", async () => {
  const [one, other] = [contextOf("one", "203.0.113.9"), contextOf("other", "203.0.113.9")];
  expect(await consume(one, limit)).toBeUndefined();
  const late = await shop.database.transaction().execute(async (transaction) => {
    // Others take the last ones; the try begins before they are seen.
    await transaction.updateTable("rate_limit").set({ used: 5 }).where("subject", "like", "% address %").execute();
    const trying = consume(other, limit);
    await expect.poll(() => countWaiting(shop.database)).toBe(1);
    return { trying };
  });
  expect(await late.trying).toMatchObject({ status: 429 });
  const rows = await shop.database.selectFrom("rate_limit").selectAll().orderBy("subject").execute();
  expect(rows.map(({ used }) => used)).toEqual([5, 1, 0]);
});

it("lets no call wait for a try whose work failed: it stays counted", async () => {
  const failing = withRateLimit(contextOf("one"), limit, {
    attempt: () => Promise.reject(new Error("the database is away")),
    isSpent: () => false,
  });
  await expect(failing).rejects.toThrow("away");
  expect(await tryTimes(3, contextOf("one"))).toEqual([0, 0, 600]);
});

it("takes no try while another limit is full, says when that one ends, and counts nothing of either", async () => {
  const other: Limit = { name: "failures", perSession: 2, perAddress: 9, withinMs: 20 * minute };
  const context = contextOf("one", "203.0.113.9");
  const start = () => consume(context, limit, { unless: [other] });
  await penalize(context, other);
  expect(await start()).toBeUndefined();
  await penalize(context, other);
  expect(await start()).toMatchObject({ status: 429, retryAfterSeconds: 1200 });
  const rows = await shop.database.selectFrom("rate_limit").selectAll().orderBy("subject").execute();
  expect(rows.map(({ subject, used }) => [subject.split(" ").slice(0, 2).join(" "), used])).toEqual([
    ["failures address", 2],
    ["failures session", 2],
    ["trials address", 1],
    ["trials session", 1],
  ]);
});
