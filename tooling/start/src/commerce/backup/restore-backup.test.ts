import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import type { CommerceService } from "@store/storefront-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadService, type ServiceKit, type Shopper } from "../../prove/load-service.ts";
import { type CommandOutcome, runCommand } from "../run-command.ts";
import { type BackupFixture, openBackupFixture, query, readRowsOf } from "./backup-database.fixture.ts";
import { createBackup } from "./create-backup.ts";

const answeredSlowly = "4000000000000143";

describe("a backup of a running store, restored into an empty database", () => {
  let fixture: BackupFixture;
  let kit: ServiceKit;
  let file = "";
  let restored = "";
  let service: CommerceService;
  let backedUp: CommandOutcome;
  let outcome: CommandOutcome;
  let confirmation = "";
  let confirmed = "";
  const shoppers: Record<"placed" | "underWay" | "inReview", Shopper[]> = { placed: [], underWay: [], inReview: [] };

  const openService = (databaseUrl: string, now?: string) =>
    kit.createService({
      databaseUrl,
      environment: "development",
      demo: false,
      logFile: path.join(fixture.folder, "service.log"),
      ...(now !== undefined && { now }),
    });
  /** The same browser, with the restored store. */
  const goOn = (state: keyof typeof shoppers) => {
    const shopper = kit.createShopper(service);
    for (const { cookies, token } of shoppers[state]) {
      for (const [name, value] of cookies) shopper.cookies.set(name, value);
      shopper.token = token;
    }
    return shopper;
  };

  beforeAll(async () => {
    fixture = await openBackupFixture();
    kit = await loadService();
    file = path.join(fixture.folder, "store.gz");
    const source = await fixture.cloneDatabase("backup source");
    const before = await openService(source);
    const enter = async (state: keyof typeof shoppers, card?: string) => {
      const shopper = kit.createShopper(before);
      shoppers[state].push(shopper);
      await kit.proceedToReview(shopper, { items: [{ Sku: sampleSkus.lamp }], ...(card && { card }) });
      return shopper;
    };
    const buyer = await enter("placed");
    const placed = await kit.submitOrder(buyer, { idempotencyKey: "placed" });
    // The page calls this at the service.
    confirmation = (placed.redirectUrl ?? "").replace("/confirmation?", "/confirmation/GetOrder?");
    confirmed = await (await buyer.send(confirmation)).text();
    await enter("inReview");
    const pressing = kit.submitOrder(await enter("underWay", answeredSlowly), { idempotencyKey: "under-way" });
    await waitUntilAuthorizing(source);
    backedUp = await runCommand({ name: "backup", file }, source);
    await pressing;
    await before.drain();

    restored = await fixture.createEmptyDatabase("restored");
    outcome = await runCommand({ name: "restore", file }, restored);
  });
  afterAll(async () => {
    await service?.drain();
    await fixture[Symbol.asyncDispose]();
  });

  it("is a file that only its owner reads, and the only one in its folder", () => {
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(fixture.folder).filter((name) => name.includes("store.gz"))).toEqual(["store.gz"]);
  });

  it("is reported with its counts, and the restored database with its audit", () => {
    const counts = "\n  orders          1\n  order attempts  2\n  baskets         3\n  accounts        2\n";
    expect(backedUp).toEqual({ exitCode: 0, text: expect.stringMatching(/^Backed up \d+ rows of \d+ tables as of /) });
    expect(backedUp.text).toContain(`${counts}The backup is in ${file}.`);
    expect(outcome).toEqual({ exitCode: 0, text: expect.stringContaining(`${counts}The audit is clean`) });
  });

  it("has exactly its rows and sequences in the database, and passes the audit with a pending order", async () => {
    const again = path.join(fixture.folder, "again.gz");
    await createBackup(restored, again);
    expect(readRowsOf(again) === readRowsOf(file)).toBe(true);
    expect(await query(restored, "select state from order_attempt order by state")).toEqual([
      { state: "authorizing" },
      { state: "placed" },
    ]);
    expect(await kit.audit(restored)).toEqual([]);
  });

  it("lets shoppers continue where they were", async () => {
    // A minute later by the store's clock, the pending order is due for a lookup.
    service = await openService(restored, new Date(Date.now() + 60_000).toISOString());
    const opened = await goOn("placed").send(confirmation);
    expect({ status: opened.status, text: await opened.text() }).toEqual({ status: 200, text: confirmed });
    expect(await kit.pollOrderAttempt(goOn("underWay"), { key: "under-way" })).toMatchObject({ status: "placed" });
    expect(await kit.submitOrder(goOn("inReview"), { idempotencyKey: "review" })).toMatchObject({
      status: "placed",
    });
    const newcomer = kit.createShopper(service);
    await kit.proceedToReview(newcomer, { items: [{ Sku: sampleSkus.lamp }] });
    expect(await kit.submitOrder(newcomer, { idempotencyKey: "new" })).toMatchObject({ status: "placed" });
    const numbers = await query(restored, "select order_number from customer_order order by 1");
    expect(numbers.map(({ order_number }) => order_number)).toHaveLength(4);
    expect(await kit.audit(restored)).toEqual([]);
  });
});

async function waitUntilAuthorizing(databaseUrl: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  while ((await query(databaseUrl, "select from order_attempt where state = 'authorizing'")).length === 0) {
    if (Date.now() > deadline) throw new Error("No order is being authorized.");
    await pause(10);
  }
}
