import { allRoutes } from "@store/contract/routes";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Explanation, findFullScans } from "../app/housekeeping/find-full-scans.fixture.ts";
import { createRecordingClient } from "../app/housekeeping/recording-client.fixture.ts";
import { signedNotifications } from "../sandbox/signed-notifications.ts";
import { createTestService, type TestService } from "./create-test-service.ts";
import { multiplyRows } from "./multiply-rows.fixture.ts";
import { notificationSecret, walkCalls } from "./walk-calls.fixture.ts";

// Tables that have the size of the assortment, of the offers or of a country, however many shoppers there are.
const small = [
  ...["category", "product", "brand_product", "variant", "fabric", "offer", "stock", "search_document", "search_word"],
  ...["product_rating", "sectional_collection", "sectional_sku"],
  "special_order",
  ...["swatch", "swatch_attribute", "swatch_stock", "swatch_on_request", "promotion", "promotion_site"],
  ...["home_page", "announcement", "service_outage", "shop_version", "store_location", "tax_rate"],
  ...["postal_place", "postal_edition", "sandbox_script", "readiness", "housekeeping"],
  ...["kysely_migration", "kysely_migration_lock"],
];
const rows = 4_000;

let shop: TestService;
let sent: string[];
let empty: string[];
beforeAll(async () => {
  const statements = new Set<string>();
  const wallets = ["payPal", "venmo", "applePay", "masterpass", "visaCheckout"] as const;
  shop = await createTestService({
    Client: createRecordingClient(statements),
    wallets: { US: wallets, CA: wallets },
    notificationSources: { sandbox: signedNotifications([notificationSecret]) },
  });
  await walkCalls(shop);
  sent = [...statements];
  empty = await multiplyRows(shop.database, { rows, except: small });
}, 200_000);
afterAll(() => shop.close());

describe("the statements of all calls on tables of 4,000 rows", () => {
  it("are those of every call", () => {
    const answered = new Set(
      shop.log.lines
        .filter(({ event, fields }) => event === "call" && Number(fields?.status) < 400)
        .map(({ fields }) => fields?.call),
    );
    const calls = Object.keys(allRoutes);
    expect(calls.filter((name) => !answered.has(name))).toEqual([]);
    expect(empty).toEqual([]);
  });

  it.each(["on", "off"] as const)("read no complete table with enable_seqscan %s", async (setting) => {
    const client = new pg.Client(shop.databaseUrl);
    await client.connect();
    const found: object[] = [];
    try {
      await client.query(`set enable_seqscan = ${setting}`);
      for (const statement of sent) {
        const { rows: plans } = await client.query<Explanation>(`explain (generic_plan, format json) ${statement}`);
        const reads = plans.flatMap((plan) => findFullScans(plan, { tables: small }));
        if (reads.length > 0) found.push({ statement, reads });
      }
    } finally {
      await client.end();
    }
    expect(found).toEqual([]);
  });
});
