import { createShopper, proceedToReview, sampleAddresses, submitOrder } from "@store/commerce-service/testing";
import type { Site } from "@store/contract/shared";
import { portOffsets } from "@store/storefront-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MailServer, openMailServer } from "./mail-server.fixture.ts";
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

const sites: readonly Site[] = ["US", "CA"];
const addresses = { US: sampleAddresses.chicago, CA: sampleAddresses.toronto };
const planners = { US: portOffsets.planner, CA: portOffsets.plannerOfCanada };

let trees: Record<Site, PlacedTree>;
let surroundings: Surroundings;

beforeAll(async () => {
  buildApps();
  trees = { US: placeTree("storefront-us"), CA: placeTree("storefront-ca") };
  surroundings = await openSurroundings();
}, 300_000);
afterAll(async () => {
  await surroundings?.close();
  for (const tree of Object.values(trees ?? {})) tree.remove();
});

type Ask = (request: Request) => Promise<Response>;

const get = async (ask: Ask, address: string) => {
  const response = await ask(new Request(address));
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** Buys a lamp as a guest; returns the number of the order. */
async function buy(ask: Ask, { site, origin }: { site: Site; origin: string }): Promise<string> {
  const shopper = createShopper({ fetch: ask }, { site, origin });
  await proceedToReview(shopper, { address: addresses[site] });
  const { status, redirectUrl } = await submitOrder(shopper, { idempotencyKey: crypto.randomUUID() });
  expect(status).toBe("placed");
  const confirmation = await (await shopper.send(redirectUrl ?? "")).text();
  const [, number] = /order number\D*(\d{10})\b/i.exec(confirmation) ?? [];
  if (number === undefined) throw new Error(`The confirmation names no order: ${confirmation.slice(0, 2000)}`);
  return number;
}

/** The pages of all mails of a viewer. Either program delivers the mails of both. */
async function readMails(viewer: string): Promise<string[]> {
  const { text } = await get(fetch, viewer);
  const links = [...text.matchAll(/href="(\/mails\/[^"]+)"/g)].map(([, link = ""]) => `${viewer}${link}`);
  return Promise.all(links.map(async (link) => (await get(fetch, link)).text));
}

/** Draws the planner's frame: the page, which names the shops that may embed it, and its script. */
async function drawPlanner(ask: Ask, origin: string, shop: string) {
  const page = await get(ask, `${origin}/`);
  expect(page.status).toBe(200);
  expect(page.headers.get("content-security-policy")).toMatch(new RegExp(`frame-ancestors [^;]*${shop}[ ;]`));
  const [, script = ""] = /<script[^>]* src="([^"]+)"/.exec(page.text) ?? [];
  const { status, text } = await get(ask, new URL(script, origin).href);
  expect(status).toBe(200);
  expect(text.length).toBeGreaterThan(1000);
}

describe("both trees at once on one empty database, in development", () => {
  let first: number;
  let programs: Record<Site, RunningTree>;
  beforeAll(async () => {
    first = await findPorts();
    const settings = {
      DATABASE_URL: await surroundings.createDatabase(),
      STORE_SECRET: "a".repeat(32),
      STORE_PORT: String(first),
    };
    programs = { US: runTree(trees.US, settings), CA: runTree(trees.CA, settings) };
    await Promise.all(sites.map((site) => programs[site].answered(1)));
  });
  afterAll(async () => {
    for (const site of sites) expect(await programs[site].end()).toMatchObject({ code: 0, errors: "" });
  });

  it.each(sites)("sells on the site of %s, and shows the mail", { tags: ["deep"] }, async (site) => {
    const origin = `http://localhost:${first + portOffsets[site]}`;
    const home = await get(fetch, `${origin}/`);
    expect(home).toMatchObject({ status: 200, text: expect.stringContaining("Linden") });
    const [picture = ""] = /\/pictures\/[\w./-]+\.webp/.exec(home.text) ?? [];
    expect((await get(fetch, `${origin}${picture}`)).status).toBe(200);
    const number = await buy(fetch, { site, origin });
    const viewers = [portOffsets.mails, portOffsets.mailsOfCanada].map(
      (offset) => `http://localhost:${first + offset}`,
    );
    const read = async () => (await Promise.all(viewers.map(readMails))).flat().some((mail) => mail.includes(number));
    await expect.poll(read, { timeout: 15_000 }).toBe(true);
  });

  it.each(sites)("draws the planner's frame for the site of %s", { tags: ["deep"] }, async (site) => {
    const shop = `http://localhost:${first + portOffsets[site]}`;
    await drawPlanner(fetch, `http://localhost:${first + planners[site]}`, shop);
  });
});

describe.each(sites)("the tree of %s in production", (site) => {
  let first: number;
  let program: RunningTree;
  let mailServer: MailServer;
  beforeAll(async () => {
    first = await findPorts();
    mailServer = await openMailServer();
    program = runTree(trees[site], {
      ...production,
      DATABASE_URL: await surroundings.createDatabase(),
      STORE_SECRET: "a".repeat(32),
      STORE_PORT: String(first),
      STORE_MAIL_URL: mailServer.url,
    });
    await program.answered(1);
  });
  afterAll(async () => {
    expect(await program.end()).toMatchObject({ code: 0, errors: "" });
    await mailServer.close();
  });

  it("sells, and sends the mail with links to its origin", { tags: ["deep"] }, async () => {
    const ask = viaProxy(first + portOffsets[site]);
    const origin = origins[site];
    const home = await get(ask, `${origin}/`);
    expect(home.status).toBe(200);
    expect(home.headers.get("strict-transport-security")).toContain("max-age");
    const number = await buy(ask, { site, origin });
    await expect.poll(() => mailServer.mails.map(({ text }) => text).join(), { timeout: 15_000 }).toContain(number);
    expect(mailServer.mails.at(-1)?.text).toContain(`${origin}/`);
    expect((await get(ask, `${origin}/demo`)).status).toBe(404);
  });

  it("draws the planner's frame for its shops alone", { tags: ["deep"] }, async () => {
    const ask = viaProxy(first + planners[site]);
    await drawPlanner(ask, production.STORE_ORIGIN_PLANNER, origins[site]);
    const { headers } = await get(ask, production.STORE_ORIGIN_PLANNER);
    expect(headers.get("content-security-policy")).not.toContain("localhost");
  });
});

it("shares its ports between processes, replaces one that dies, and ends all", { tags: ["deep"] }, async () => {
  const first = await findPorts();
  const program = runTree(trees.US, {
    DATABASE_URL: await surroundings.createDatabase(),
    STORE_SECRET: "a".repeat(32),
    STORE_PORT: String(first),
    STORE_PROCESSES: "2",
  });
  await program.answered(2);
  const number = await buy(fetch, { site: "US", origin: `http://localhost:${first}` });
  // Whichever process answers shows the mails of both.
  const viewer = `http://localhost:${first + portOffsets.mails}`;
  const hasMail = async () => (await readMails(viewer)).some((mail) => mail.includes(number));
  for (let asked = 0; asked < 3; asked += 1) await expect.poll(hasMail, { timeout: 15_000 }).toBe(true);
  const [, killed = 0] = program.processes();
  process.kill(killed, "SIGKILL");
  await program.answered(3);
  expect((await get(fetch, `http://localhost:${first}/`)).status).toBe(200);
  const { code, errors } = await program.end();
  expect(errors.trim()).toBe(`Process ${killed} ended unexpectedly; a new process replaces it.`);
  expect(code).toBe(0);
});
