import { setTimeout as pause } from "node:timers/promises";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import type { Payments } from "./load-service.ts";
import type { Proof } from "./proof.ts";
import type { Setting } from "./setting.ts";
import { startLoad } from "./shop-under-load.ts";

const approved = "4111111111111111";
const sku = sampleSkus.lamp;
const shoppers = 8;
const adapterLimitMs = 1500;
const maxMsToRecover = 3000;
const retryMs = 200;

/**
 * Makes the card processor unavailable while shoppers place orders: no call fails, a card that cannot be entered is refused
 * with a reason and can be entered later, a pending order is settled afterwards, and none is lost or duplicated.
 */
export async function proveOutage(
  { kit, database, databaseUrl }: Setting,
  { downMs }: { downMs: number },
): Promise<Proof> {
  await database.addStock(sku, 100_000);
  const unitsBefore = await kit.countUnits(databaseUrl);
  const ordersBefore = await database.orders();
  const switchable = { isDown: false };
  const now = new Date();
  const service = await kit.createTestService({
    database: databaseUrl,
    now,
    wrapPayments: (payments) => interrupt(payments, switchable),
  });
  const problems: string[] = [];
  const statuses = new Map<number, number>();
  let refused = 0;
  let longestMs = 0;
  let backAt = Number.POSITIVE_INFINITY;
  let firstOrderMs: number | undefined;

  const load = startLoad(kit, {
    name: "outage",
    shoppers,
    sku,
    card: approved,
    problems,
    async fetch(request) {
      const began = performance.now();
      const answer = await service.fetch(request);
      longestMs = Math.max(longestMs, performance.now() - began);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      return answer;
    },
    async proceed(shopper, walk) {
      for (;;) {
        const began = performance.now();
        try {
          return await kit.proceedToReview(shopper, walk);
        } catch (error) {
          // Refused while the processor is unavailable; the same shopper tries again.
          if (!switchable.isDown && began > backAt) throw error;
          refused += 1;
          await pause(retryMs);
        }
      }
    },
  });
  await pause(2000);
  switchable.isDown = true;
  await pause(downMs);
  const during = (await database.orders()).size;
  switchable.isDown = false;
  backAt = performance.now();
  // Pending attempts are due a minute later by the store's clock; a process looks for them every second.
  service.clock.advance(60_000);
  const recovery = setInterval(() => void service.recover(), 1000);
  while (firstOrderMs === undefined && performance.now() - backAt < maxMsToRecover) {
    await pause(50);
    if ((await database.orders()).size > during) firstOrderMs = performance.now() - backAt;
  }
  await pause(2000);
  const { placed, failed } = await load.stop();
  clearInterval(recovery);
  await service.recover();
  await service.close();

  const made = [...(await database.orders())].filter((order) => !ordersBefore.has(order)).length;
  if (made !== placed.length) problems.push(`${placed.length} submissions made ${made} orders`);
  const strange = [...statuses.keys()].filter((status) => status !== 200 && status !== 202 && status !== 503);
  if (strange.length > 0) problems.push(`calls got unexpected answers: ${strange.join(", ")}`);
  // A submission during the outage may fail; later ones may not.
  if (failed.length > shoppers) problems.push(`${failed.length} submissions failed`);
  if (refused === 0) problems.push("no call was made during the outage");
  if (firstOrderMs === undefined) problems.push(`no order within ${maxMsToRecover} ms of the processor's return`);
  problems.push(...(await kit.audit(databaseUrl, unitsBefore)));
  return {
    title: "The card processor away",
    counts: {
      "seconds away": downMs / 1000,
      ...Object.fromEntries([...statuses].map(([status, count]) => [`answered ${status}`, count])),
      "cards refused meanwhile": refused,
      "submissions failed without a charge": failed.length,
      orders: made,
      "ms of the longest call": Math.round(longestMs),
      "ms until the next order": Math.round(firstOrderMs ?? 0),
    },
    problems,
  };
}

/** A processor that can be unavailable: no request arrives, and every call ends with the adapter's timeout. */
function interrupt(payments: Payments, state: { readonly isDown: boolean }): Payments {
  const unlessDown =
    <Arguments extends unknown[], Value>(call: (...words: Arguments) => Promise<Value>, lost: Value) =>
    async (...words: Arguments): Promise<Value> => {
      if (!state.isDown) return call(...words);
      await pause(adapterLimitMs);
      return lost;
    };
  return {
    ...payments,
    tokenize: unlessDown(payments.tokenize, { ok: false, kind: "unavailable" }),
    verify: unlessDown(payments.verify, "unavailable"),
    authorize: unlessDown(payments.authorize, { kind: "unknown" }),
    find: unlessDown(payments.find, { kind: "unknown" }),
    release: unlessDown(payments.release, { ok: false }),
  };
}
