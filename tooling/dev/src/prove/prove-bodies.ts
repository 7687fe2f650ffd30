import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { BodyHolderMessage, BodyHolderTask } from "./body-holder.ts";
import type { Proof } from "./proof.ts";
import { serveStore } from "./serve-store.ts";
import type { Setting } from "./setting.ts";
import { type HttpLoad, shopOverHttp, toPercentile } from "./shop-over-http.ts";

const approved = "4111111111111111";
const sku = "100401";
const shoppers = 8;
const warmUpMs = 5000;
const mostTimesSlower = 2;
/** The bodies of a page's form and of a call, from one network block and from many. */
const attacks = [
  { name: "one address", path: "/checkout/cart", addresses: 1 },
  { name: "200 addresses", path: "/Cart/AddItems", addresses: 200 },
] as const;

/**
 * Holds half-sent bodies, first from one address and then from 200, while shoppers buy over HTTP: every body is refused
 * or cut off, the process keeps running, the shoppers wait at most twice as long as before, and no order is lost or
 * duplicated.
 */
export async function proveBodies(
  { kit, database, databaseUrl }: Setting,
  { bodies, quietMs }: { bodies: number; quietMs: number },
): Promise<Proof> {
  await database.addStock(sku, 100_000);
  const unitsBefore = await kit.countUnits(databaseUrl);
  const ordersBefore = await database.orders();
  const problems: string[] = [];
  const counts: Record<string, number> = {};
  const store = await serveStore({ databaseUrl });
  try {
    const load = shopOverHttp(kit, store, { name: "bodies", shoppers, sku, card: approved, problems });
    await pause(warmUpMs);
    load.takeTimes();
    await pause(quietMs);
    const quietMsAtMost = takePercentile(load);
    counts["ms of the quiet p95"] = Math.round(quietMsAtMost);
    for (const { name, ...attack } of attacks) {
      const statuses = await holdBodies({ port: store.port, count: bodies, ...attack });
      const timesSlower = takePercentile(load) / quietMsAtMost;
      counts[`bodies held from ${name}`] = bodies;
      for (const [status, count] of statuses) counts[`of them ${toResult(status)} (${name})`] = count;
      counts[`times the quiet p95 (${name})`] = Number(timesSlower.toFixed(2));
      if (statuses.some(([status]) => status === 200)) problems.push("a half-sent body was answered 200");
      if (timesSlower > mostTimesSlower) problems.push(`shoppers waited ${timesSlower.toFixed(2)} times as long`);
    }
    const { placed, failed } = await load.stop();
    problems.push(...failed.map((key) => `submission ${key} became failed`));
    const made = [...(await database.orders())].filter((order) => !ordersBefore.has(order)).length;
    if (made !== placed.length) problems.push(`${placed.length} submissions made ${made} orders`);
    if (store.starts() > 1) problems.push(`the store was started ${store.starts()} times`);
    const refused = [...load.statuses].filter(([status]) => status !== 200);
    problems.push(...refused.map(([status, count]) => `shoppers were answered ${status} ${count} times`));
    counts.orders = made;
    counts["starts of the store"] = store.starts();
  } finally {
    await store.stop();
  }
  problems.push(...(await kit.audit(databaseUrl, unitsBefore)));
  return { title: "Half-sent bodies while shoppers buy", counts, problems };
}

function takePercentile(load: HttpLoad): number {
  const { pages, calls } = load.takeTimes();
  return toPercentile([...pages, ...calls], 0.95);
}

function toResult(status: number): string {
  return status === 0 ? "reset" : `answered ${status}`;
}

async function holdBodies(task: BodyHolderTask): Promise<BodyHolderMessage> {
  const holder = fork(path.join(import.meta.dirname, "body-holder.ts"), [JSON.stringify(task)], { execArgv: [] });
  // Its only message.
  const [message] = (await once(holder, "message")) as [BodyHolderMessage];
  return message;
}
