import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { orderOperations } from "@store/contract/orders";
import { swatchOperations } from "@store/contract/swatches";
import { tenderOperations } from "@store/contract/tenders";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { auditStore } from "../orders/audit-store.ts";
import { type DatabaseProxy, openDatabaseProxy } from "../testing/database-proxy.ts";
import { createShopper, createTestService, proceedToReview, type Shopper, type TestService } from "../testing/index.ts";
import { readStock } from "../testing/read-stock.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";
import { setStock } from "../testing/set-stock.ts";
import { createNodeCommerceService } from "./create-node-commerce-service.ts";

type Serve = (request: Request) => Promise<Response>;
interface Gathering {
  /** The address of each shopper; its own network block by default. */
  toAddress?: (shopper: number) => string;
  /** What each does before; the walk to the review by default. */
  prepare?: (shopper: Shopper) => Promise<unknown>;
}

const shoppers = 50;
const pieces = 12;
/** One way: each lock is held for as long as on a machine that is very busy. */
const distanceMs = 20;

let shop: TestService;
let proxy: DatabaseProxy;
let isFar = false;
let folder: string;
let closers: (() => Promise<void>)[];
beforeEach(async () => {
  shop = await createTestService({ now: new Date() });
  folder = mkdtempSync(path.join(os.tmpdir(), "contention-"));
  closers = [];
  const carry = async (send: () => void) => {
    if (isFar) await pause(distanceMs);
    send();
  };
  proxy = await openDatabaseProxy(shop.databaseUrl, (client, connect) => {
    const server = connect();
    client.on("data", (chunk) => void carry(() => server.write(chunk)));
    server.on("data", (chunk) => void carry(() => client.write(chunk)));
    client.on("close", () => server.destroy());
  });
});
afterEach(async () => {
  isFar = false;
  for (const close of closers) await close();
  await proxy.close();
  await shop.close();
  rmSync(folder, { recursive: true });
});

const apart = (shopper: number) => `203.0.${shopper}.9`;
const together = (shopper: number) => `203.0.113.${shopper}`;

/** A process of the store with what it has by default, and with all its connections open. */
async function startProcess(): Promise<Serve> {
  const { drain, fetch } = await createNodeCommerceService({
    databaseUrl: proxy.databaseUrl,
    environment: "development",
    logFile: path.join(folder, "service.log"),
    secret: shop.ports.secrets[0],
    testInputs: inject("testInputs"),
  });
  closers.push(drain);
  const headers = (visitor: number) => ({ "x-store-client-address": apart(visitor) });
  const visits = Array.from({ length: 10 }, (_, visitor) =>
    fetch(new Request("http://localhost:3000/Cart/GetCartJsx", { headers: headers(visitor) })),
  );
  await Promise.all(visits);
  return fetch;
}

/** Shoppers whose further calls go to the processes in turn, which are far from their database from now on. */
async function gather(
  processes: number,
  { toAddress = apart, prepare = proceedToReview }: Gathering = {},
): Promise<Shopper[]> {
  await setStock(shop.database, shoppers, [sampleSkus.lamp]);
  let serving: Serve[] = [];
  const crowd = Array.from({ length: shoppers }, (_, shopper) =>
    createShopper({
      fetch(request) {
        request.headers.set("x-store-client-address", toAddress(shopper));
        return (serving[shopper % processes] ?? shop.fetch)(request);
      },
    }),
  );
  for (const shopper of crowd) await prepare(shopper);
  // Only now: a pool closes its connections when it has been idle for ten seconds, and a busy machine prepares for longer.
  serving = await Promise.all(Array.from({ length: processes }, startProcess));
  isFar = true;
  return crowd;
}

/** How many get each result when all do the same at once. */
async function countResults(
  crowd: readonly Shopper[],
  act: (shopper: Shopper, index: number) => Promise<string>,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const result of await Promise.all(crowd.map(act))) counts[result] = (counts[result] ?? 0) + 1;
  return counts;
}

async function placeOrder(shopper: Shopper): Promise<string> {
  const { status, body } = await shopper.call(orderOperations.placeOrder, { adata: "" });
  return `${status} ${body.isSuccess ? "placed" : body.errorCode}`;
}

it.each([
  ["", 1, apart],
  [" of one network block", 1, together],
  [", by two processes", 2, apart],
])(
  "answers fifty Place Orders on twelve pieces%s: twelve orders, nobody is told to come back [CALL-077]",
  {
    tags: ["deep"],
  },
  async (_whose, processes, toAddress) => {
    const crowd = await gather(processes, { toAddress });
    await setStock(shop.database, pieces, [sampleSkus.lamp]);
    const unitsBefore = await readStock(shop.database);
    const results = await countResults(crowd, placeOrder);
    expect(results).toEqual({ "200 placed": pieces, "200 NotAvailable": shoppers - pieces });
    expect((await readStock(shop.database)).get(sampleSkus.lamp)).toBe(0);
    expect(await auditStore(shop.database, { unitsBefore })).toEqual([]);
  },
);

it("answers fifty Place Orders with a code for one: one order, nobody is told to come back [CALL-077]", {
  tags: ["deep"],
}, async () => {
  const crowd = await gather(1, {
    async prepare(shopper) {
      await proceedToReview(shopper);
      await shopper.call(tenderOperations.applyCheckoutPromoCode, { promoCode: "SORRY15" });
    },
  });
  expect(await countResults(crowd, placeOrder)).toEqual({ "200 placed": 1, "200 PromoUsed": shoppers - 1 });
  expect(await auditStore(shop.database)).toEqual([]);
});

it("answers fifty orders of twelve swatches: twelve are sent, nobody is told to come back [SWAT-15]", {
  tags: ["deep"],
}, async () => {
  const sku = sampleSkus.sofa;
  const crowd = await gather(1, {
    prepare: (shopper) => shopper.send("/Cart/GetCartCount"),
  });
  await shop.database.updateTable("swatch_stock").set({ available: pieces }).execute();
  const results = await countResults(crowd, async (shopper, index) => {
    const { status, body } = await shopper.call(swatchOperations.orderFreeSwatches, {
      Sku: sku,
      FirstName: "Maya",
      LastName: "Brooks",
      Address1: `${index + 1} N Wood St`,
      Address2: "",
      City: "Chicago",
      State: "IL",
      PostalCode: "60622",
      DayPhone: "(312) 234-5678",
      EmailAddress: "maya.brooks@example.com",
      swatch: ["OATLINEN"],
      UseAddressAsEntered: false,
      CanadaEmailSignup: false,
      SignUp: false,
    });
    return `${status} ${body.Succeeded ? "sent" : body.Message}`;
  });
  const unavailable = "The swatch of Oat Linen is temporarily unavailable. Please choose another one.";
  expect(results).toEqual({ "200 sent": pieces, [`200 ${unavailable}`]: shoppers - pieces });
});
