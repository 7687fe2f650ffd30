import http from "node:http";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { portOffsets, unsentMails } from "@store/storefront-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadService } from "../prove/load-service.ts";
import { openProofDatabase } from "../prove/proof-database.ts";
import { startLoad } from "../prove/shop-under-load.ts";
import { buildApps, type PlacedTree, placeTree } from "./place-tree.fixture.ts";
import { type RunningTree, runTree } from "./run-tree.fixture.ts";
import {
  findPorts,
  openSurroundings,
  origins,
  production,
  type Surroundings,
  viaProxy,
} from "./surroundings.fixture.ts";

const sku = sampleSkus.lamp;
const card = "4111111111111111";

let tree: PlacedTree;
let surroundings: Surroundings;
const ending: (() => unknown)[] = [];

beforeAll(async () => {
  buildApps();
  tree = placeTree("storefront-us");
  surroundings = await openSurroundings();
}, 300_000);
afterAll(async () => {
  for (const end of ending.toReversed()) await end();
  await surroundings?.close();
  tree?.remove();
});

/** Starts a production store on a row of free ports. */
async function start(settings: Record<string, string>): Promise<{ program: RunningTree; port: number }> {
  const port = await findPorts();
  const program = runTree(tree, {
    ...production,
    STORE_SECRET: "a".repeat(32),
    STORE_PORT: String(port),
    ...settings,
  });
  ending.push(program.end);
  await program.answered(1);
  return { program, port: port + portOffsets.US };
}

/** Whether no connection was made, so that nothing was sent. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return "syscall" in error ? error.syscall === "connect" : isRefused(error.cause);
}

/** What a proxy in front of several stores saw. */
class Balancer {
  readonly statuses = new Map<string, number>();
  readonly failures: unknown[] = [];
  readonly #ports: number[];
  constructor(...ports: number[]) {
    this.#ports = ports;
  }
  /** Asks the first store that accepts the connection. */
  async pass<Answer extends { status: number }>(ask: (port: number) => Promise<Answer>): Promise<Answer> {
    const [port = 0] = this.#ports;
    try {
      const answer = await ask(port);
      const name = `${port} ${answer.status}`;
      this.statuses.set(name, (this.statuses.get(name) ?? 0) + 1);
      return answer;
    } catch (error) {
      if (!isRefused(error)) this.failures.push(error);
      else if (this.#ports[0] === port) this.#ports.shift();
      return this.pass(ask);
    }
  }
  answered = (port: number) =>
    [...this.statuses].filter(([name]) => name.startsWith(`${port} `)).reduce((sum, [, count]) => sum + count, 0);
}

/** Opens pages, each on a connection of its own, until it is stopped. */
function visit(proxy: Balancer): () => Promise<void> {
  let isOver = false;
  const open = (port: number) =>
    new Promise<{ status: number }>((resolve, reject) => {
      const headers = { "x-forwarded-host": new URL(origins.US).host, "x-forwarded-proto": "https" };
      http
        .get({ host: "127.0.0.1", port, path: `/product/${sku}`, headers, agent: false }, (response) => {
          response
            .resume()
            .once("end", () => resolve({ status: response.statusCode ?? 0 }))
            .once("error", reject);
        })
        .once("error", reject);
    });
  const visiting = (async () => {
    while (!isOver) await proxy.pass(open);
  })();
  return () => {
    isOver = true;
    return visiting;
  };
}

it("fails no request when it ends under load while another one goes on", {
  tags: ["deep"],
  timeout: 120_000,
}, async () => {
  const DATABASE_URL = await surroundings.createDatabase();
  const one = await start({ DATABASE_URL });
  const other = await start({ DATABASE_URL });
  const database = await openProofDatabase(DATABASE_URL);
  ending.push(database.close);
  await database.addStock(sku, 10_000);
  const kit = await loadService();
  const unitsBefore = await kit.countUnits(DATABASE_URL);
  const proxy = new Balancer(one.port, other.port);
  const problems: string[] = [];
  const load = startLoad(kit, {
    ...{ name: "drain", shoppers: 6, sku, card, origin: origins.US, problems },
    fetch: (request, shopper) => proxy.pass((port) => viaProxy(port, { shopper })(request.clone())),
  });
  const visits = [visit(proxy), visit(proxy)];
  await expect.poll(() => proxy.answered(one.port), { timeout: 30_000 }).toBeGreaterThan(150);
  const end = await one.program.end();
  await expect.poll(() => proxy.answered(other.port), { timeout: 30_000 }).toBeGreaterThan(150);
  await Promise.all(visits.map((stop) => stop()));
  const { placed, failed } = await load.stop();
  expect(end).toMatchObject({ code: 0, errors: `${unsentMails}\n` });
  expect(proxy.failures).toEqual([]);
  expect([...proxy.statuses.keys()].sort()).toEqual([`${one.port} 200`, `${other.port} 200`].sort());
  expect({ problems, failed }).toEqual({ problems: [], failed: [] });
  expect(placed.length).toBeGreaterThan(5);
  expect((await database.orders()).size).toBe(placed.length);
  expect(await kit.audit(DATABASE_URL, unitsBefore)).toEqual([]);
});
