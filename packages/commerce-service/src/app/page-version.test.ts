import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, setStock, type TestService } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

async function readAt(time: string): Promise<{ version: string | null; reuseMs: number }> {
  shop.clock.set(time);
  const response = await shop.shopper().send("/page-version");
  expect(response.headers.getSetCookie()).toEqual([]);
  return response.json();
}
const versionAt = async (time: string) => (await readAt(time)).version;
const morning = "2026-11-24T15:00:00Z";

describe("the version of pages", () => {
  it("stays the same while catalog and dates do, whatever is sold", async () => {
    const before = await versionAt(morning);
    await setStock(shop.database, 3, [sampleSkus.lamp]);
    expect(await versionAt("2026-11-24T17:59:00Z")).toBe(before);
  });

  it("is another one after the catalog has changed", async () => {
    const before = await versionAt(morning);
    await sql`update offer set price_cents = price_cents - 100 where sku = ${sampleSkus.lamp}`.execute(shop.database);
    expect(await versionAt(morning)).not.toBe(before);
  });

  it.each([
    ["the cut-off at noon in Chicago", "2026-11-24T18:00:00.999Z", "2026-11-24T18:00:01Z"],
    ["the cut-off in summer", "2026-07-20T17:00:00.999Z", "2026-07-20T17:00:01Z"],
    ["midnight in Chicago", "2026-11-25T05:59:59.999Z", "2026-11-25T06:00:00Z"],
  ])("is another one after %s", async (_, before, after) => {
    expect(await versionAt(before)).not.toBe(await versionAt(after));
  });

  it("may be used for a second, and never beyond a cut-off", async () => {
    expect((await readAt(morning)).reuseMs).toBe(1000);
    expect((await readAt("2026-11-24T18:00:00.250Z")).reuseMs).toBe(750);
    expect((await readAt("2026-11-25T05:59:59.900Z")).reuseMs).toBe(100);
  });

  it("is unknown without a version of the catalog", async () => {
    await sql`delete from shop_version`.execute(shop.database);
    expect(await versionAt(morning)).toBeNull();
  });
});
