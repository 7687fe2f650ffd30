import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { orderOperations } from "@store/contract/orders";
import type { Site } from "@store/contract/shared";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, proceedToReview, sampleAddresses, type TestService } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";
import { setStock } from "../testing/set-stock.ts";
import { auditStore } from "./audit-store.ts";

const sku = sampleSkus.lamp;
const { chicago, toronto } = sampleAddresses;

let shop: TestService;
const rates = new Map<string, number>();
beforeAll(async () => {
  shop = await createTestService();
  await setStock(shop.database, 1000, [sku]);
  for (const { country, region, rate_millionths } of await shop.database.selectFrom("tax_rate").selectAll().execute()) {
    rates.set(`${country} ${region}`, rate_millionths);
  }
});
afterAll(() => shop.close());

const taxOf = (cents: number, region: string, site: Site) =>
  Math.round((cents * (rates.get(`${site === "US" ? "USA" : "CAN"} ${region}`) ?? 0)) / 1_000_000);

type Typed = readonly [city: string, state: string, postalCode: string];

/** Validates a typed address, keeps it as it is whatever the answer, and orders a lamp. */
async function orderTo([city, state, postalCode]: Typed, site: Site) {
  const shopper = shop.shopper({ site });
  const address = { ...(site === "US" ? chicago : toronto), city, state, postalCode };
  const review = await proceedToReview(shopper, { items: [{ Sku: sku }], address });
  const { body: check } = await shopper.call(checkoutOperations.validateAddress, { address });
  const { body: placed } = await shopper.call(orderOperations.placeOrder, { adata: "" });
  const { body: found } = await shopper.call(orderOperations.getOrder, { orderId: placed.orderId ?? "" });
  const { subtotal = 0, tax } = found.order?.orderSummary ?? {};
  expect(tax).toBe(review.orderSummary.tax);
  return { isValid: check.isValid, subtotal, tax };
}

describe("the tax of a code that lies in two states", () => {
  it.each([
    ["Pawtucket", "02861", "RI", "MA"],
    ["Fort Campbell", "42223", "KY", "TN"],
    ["Fairview", "59221", "MT", "ND"],
    ["Saint Mary", "63673", "MO", "IL"],
    ["Junction City", "71749", "AR", "LA"],
    ["Texhoma", "73949", "OK", "TX"],
    ["Ignacio", "81137", "CO", "NM"],
    ["Monument Valley", "84536", "UT", "AZ"],
    ["Tonalea", "86044", "AZ", "UT"],
    ["Window Rock", "86515", "AZ", "NM"],
    ["Sunland Park", "88063", "NM", "TX"],
    ["Verdi", "89439", "NV", "CA"],
    ["New Pine Creek", "97635", "OR", "CA"],
  ])("%s %s is that of the typed one, %s or %s", { tags: ["deep"] }, async (city, code, ...states) => {
    for (const state of states) {
      const { isValid, subtotal, tax } = await orderTo([city, state, code], "US");
      expect({ state, isValid, tax }).toEqual({ state, isValid: true, tax: taxOf(subtotal, state, "US") });
    }
  });

  it("Gatineau K1A 0J3 is Quebec's", async () => {
    const { isValid, subtotal, tax } = await orderTo(["Gatineau", "QC", "K1A 0J3"], "CA");
    expect({ isValid, tax }).toEqual({ isValid: true, tax: taxOf(subtotal, "QC", "CA") });
  });
});

describe("the estimated tax of a code alone that lies in two states", () => {
  it.each<[site: Site, postalCode: string, region: string]>([
    ["CA", "K1A 0B1", "ON"],
    ["US", "42223", "KY"],
    ["US", "84536", "UT"],
  ])("of the %s site: that of %s is %s's, where most of it lies", async (site, zip, region) => {
    const shopper = shop.shopper({ site });
    await shopper.call(cartOperations.addItems, { items: [{ Sku: sku }] });
    const { body } = await shopper.call(cartOperations.applyZipCode, { zip });
    const { subtotal = 0, tax } = body.cartData?.orderSummary ?? {};
    expect(tax).toBe(taxOf(subtotal, region, site));
  });
});

describe("the tax of a state that contradicts the code", () => {
  it.each<[site: Site, ...Typed, taxedAs: string]>([
    ["US", "San Francisco", "CA", "97201", "CA"],
    ["US", "San Francisco", "CA", "59718", "CA"],
    ["US", "New York", "NY", "03060", "NY"],
    ["US", "Chicago", "IL", "19801", "IL"],
    ["US", "Portland", "OR", "94107", "CA"],
    ["US", "Bozeman", "MT", "98101", "WA"],
    ["US", "Nashua", "NH", "02108", "MA"],
    ["US", "Wilmington", "DE", "19103", "PA"],
    ["US", "Chicago", "IL", "63101", "IL"],
    ["US", "Saint Louis", "MO", "60614", "IL"],
    ["US", "Juneau", "AK", "90012", "CA"],
    ["US", "Miami", "FL", "00901", "PR"],
    ["US", "San Juan", "PR", "33101", "PR"],
    ["US", "Chicago", "IL", "42223", "TN"],
    ["US", "Bozeman", "MT", "42223", "TN"],
    ["US", "APO", "AE", "60614", "IL"],
    ["US", "Chicago", "IL", "09021", "IL"],
    ["CA", "Toronto", "ON", "T2P 1A1", "ON"],
    ["CA", "Calgary", "AB", "M5V 2T6", "ON"],
    ["CA", "Halifax", "NS", "V6B 1A1", "NS"],
    ["CA", "Montréal", "QC", "M5V 2T6", "QC"],
    ["CA", "Vancouver", "BC", "K1A 0J3", "QC"],
  ])("of the %s site: %s, %s %s is that of %s", { tags: ["deep"] }, async (site, city, state, code, taxedAs) => {
    const { isValid, subtotal, tax } = await orderTo([city, state, code], site);
    expect({ isValid, tax }).toEqual({ isValid: false, tax: taxOf(subtotal, taxedAs, site) });
  });
});

it("leaves nothing for the audit to report", async () => {
  expect(await auditStore(shop.database)).toEqual([]);
});
