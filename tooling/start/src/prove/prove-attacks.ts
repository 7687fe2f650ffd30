import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import type { BodyHolderMessage, BodyHolderTask } from "./body-holder.ts";
import type { PageFlooderMessage, PageFlooderTask } from "./page-flooder.ts";
import type { Proof } from "./proof.ts";
import { serveStore } from "./serve-store.ts";
import type { Setting } from "./setting.ts";
import { type RequestRecord, shopOverHttp, toPercentile } from "./shop-over-http.ts";

const approved = "4111111111111111";
const sku = sampleSkus.lamp;
const shoppers = 8;
const warmUpMs = 5000;
const page = "/browse/living-room";

/** How many responses of an attacker had each status; 0 is a connection that was closed without one. */
type Statuses = readonly (readonly [status: number, count: number])[];

interface Attack {
  name: string;
  run(port: number): Promise<Statuses>;
  /** The limits of what the shoppers notice; an attack without them is only measured. */
  limits?: { timesSlower?: number; longestMs?: number };
  /** Whether a shopper may be asked to try again. */
  allowsRetry?: boolean;
}

/**
 * Attacks a whole store over HTTP while shoppers buy: half-sent bodies, floods of pages, and both at once while all
 * connections to the database are terminated again and again. The process keeps running, the shoppers hardly notice,
 * and no order is lost or duplicated.
 */
export async function proveAttacks(
  { kit, database, databaseUrl }: Setting,
  { bodies, forMs }: { bodies: number; forMs: number },
): Promise<Proof> {
  const attacks: Attack[] = [
    {
      name: `${bodies} bodies, one address`,
      run: (port) => holdBodies({ port, count: bodies, path: "/checkout/cart", addresses: 1 }),
      limits: { timesSlower: 2 },
    },
    {
      name: `${bodies} bodies, 200 addresses`,
      run: (port) => holdBodies({ port, count: bodies, path: "/Cart/AddItems", addresses: 200 }),
      limits: { timesSlower: 2 },
    },
    {
      name: "64 pages at once, one address",
      run: (port) => floodPages({ port, path: page, addresses: 1, each: 64, forMs }),
      limits: { timesSlower: 3 },
    },
    {
      name: "64 pages at once, 64 addresses",
      run: (port) => floodPages({ port, path: page, addresses: 64, each: 1, forMs }),
      limits: { longestMs: 2000 },
    },
    { name: "all at once", run: attackWithAll, allowsRetry: true },
  ];

  async function attackWithAll(port: number): Promise<Statuses> {
    const attacking = Promise.all([
      holdBodies({ port, count: bodies, path: "/Cart/AddItems", addresses: 200 }),
      floodPages({ port, path: page, addresses: 1, each: 64, forMs }),
      terminateFor(forMs),
    ]);
    const [held, flooded] = await attacking;
    return [...held, ...flooded];
  }

  async function terminateFor(ms: number): Promise<void> {
    const until = performance.now() + ms;
    while (performance.now() < until) {
      await pause(1000);
      await database.terminateOthers();
    }
  }

  await database.addStock(sku, 100_000);
  const unitsBefore = await kit.countUnits(databaseUrl);
  const ordersBefore = await database.orders();
  const problems: string[] = [];
  const counts: Record<string, number> = {};
  const store = await serveStore({ databaseUrl });
  try {
    const load = shopOverHttp(kit, store, { name: "attacks", shoppers, sku, card: approved, problems });
    await pause(warmUpMs);
    load.takeRecord();
    await pause(forMs);
    const quiet = measure(load.takeRecord());
    Object.assign(counts, { "ms of the quiet p95": Math.round(quiet.p95), "of pages": Math.round(quiet.pagesP95) });
    for (const { name, run, limits = {}, allowsRetry = false } of attacks) {
      const statuses = await run(store.port);
      const record = load.takeRecord();
      const measured = measure(record);
      const timesSlower = Math.max(measured.p95 / quiet.p95, measured.pagesP95 / quiet.pagesP95);
      counts[`times the quiet p95 (${name})`] = Number(timesSlower.toFixed(2));
      const { longest } = record;
      counts[`ms of the longest, ${longest.path} (${name})`] = Math.round(longest.ms);
      for (const [status, count] of statuses) counts[`attacks ${toResult(status)} (${name})`] = count;
      if (timesSlower > (limits.timesSlower ?? Number.POSITIVE_INFINITY))
        problems.push(`${name}: shoppers waited ${timesSlower.toFixed(2)} times as long`);
      if (longest.ms > (limits.longestMs ?? Number.POSITIVE_INFINITY))
        problems.push(`${name}: a shopper waited ${Math.round(longest.ms)} ms for ${longest.path}`);
      const refused = [...record.statuses].filter(([status]) => status !== 200 && !(allowsRetry && status === 503));
      problems.push(...refused.map(([status, count]) => `${name}: shoppers were answered ${status} ${count} times`));
    }
    const { placed, failed } = await load.stop();
    problems.push(...failed.map((key) => `submission ${key} became failed`));
    const made = [...(await database.orders())].filter((order) => !ordersBefore.has(order)).length;
    if (made !== placed.length) problems.push(`${placed.length} submissions made ${made} orders`);
    if (store.starts() > 1) problems.push(`the store was started ${store.starts()} times`);
    counts.orders = made;
    counts["starts of the store"] = store.starts();
  } finally {
    await store.stop();
  }
  problems.push(...(await kit.audit(databaseUrl, unitsBefore)));
  return { title: "Bodies, floods and lost connections while shoppers buy", counts, problems };
}

function measure({ pages, calls }: RequestRecord) {
  const all = [...pages, ...calls];
  return { p95: toPercentile(all, 0.95), pagesP95: toPercentile(pages, 0.95) };
}

function toResult(status: number): string {
  return status === 0 ? "reset" : `answered ${status}`;
}

const holdBodies = (task: BodyHolderTask): Promise<BodyHolderMessage> => runProgram("body-holder.ts", task);
const floodPages = (task: PageFlooderTask): Promise<PageFlooderMessage> => runProgram("page-flooder.ts", task);

/** Runs an attacker in a process of its own; returns its only message. */
async function runProgram<Message>(file: string, task: object): Promise<Message> {
  const program = fork(path.join(import.meta.dirname, file), [JSON.stringify(task)], { execArgv: [] });
  const [message] = (await once(program, "message")) as [Message];
  return message;
}
