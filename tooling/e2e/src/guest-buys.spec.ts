import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expect, expectSoundPage, test } from "./set-up/journey.ts";
import { saveScreenshot } from "./set-up/save-screenshot.ts";
import { addToCart, chicago, orderNumber, proceedToReview, toronto } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";

const us = { buyer: chicago, currency: "USD" };
const canada = { buyer: toronto, currency: "CAD" };

/** The pages of both brands are checked thoroughly in one country; the other has the same pages with other text. */
const fronts = [
  { tags: ["@us-phone"], ...us, ids: "[CHK-02, CHK-03, FMT-01]" },
  { tags: ["@caModern-desktop"], ...canada, ids: "[CHK-04, CHK-06, CHK-07]" },
  { tags: ["@usModern-desktop", "@nightly"], ...us, ids: "[CHK-03, CHK-04]" },
  { tags: ["@ca-phone", "@nightly"], ...canada, ids: "[SITE-02, FMT-02]" },
] as const;

for (const { tags, buyer, currency, ids } of fronts)
  test(`a guest finds a sofa and buys it ${ids}`, { tag: [...tags, "@one-brand"] }, async ({ page, storeUrl }) => {
    // Nine pages.
    test.slow();
    const look = currency === "USD" ? expectSoundPage : async () => {};
    await page.goto(storeUrl);
    await expect(page.locator("html")).toHaveAttribute("lang", currency === "CAD" ? "en-CA" : "en-US");
    await look(page);
    await saveScreenshot(page, "home-general");
    await saveScreenshot(page, "home-modern");
    await page.goto(`${storeUrl}/browse/sofas`);
    await page
      .getByRole("main")
      .getByRole("link", { name: /Harbor Sofa/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: /Harbor Sofa/ })).toBeVisible();
    await look(page);
    await saveScreenshot(page, "product");
    await addToCart(page);
    await look(page);
    await saveScreenshot(page, "cart");
    await proceedToReview(page, buyer, "4111 1111 1111 1111", look);
    await page.getByRole("button", { name: "Place Order" }).click();

    const number = await orderNumber(page);
    await look(page);
    await saveScreenshot(page, "confirmation");
    await expect(page.getByRole("link", { name: /Cart.*0 items/ })).toBeVisible();
    await page.reload();
    expect(await orderNumber(page)).toBe(number);

    const [order] = await storedRows<{ order_id: string; currency: string; email: string; total_cents: number }>(
      "select * from customer_order where order_number = $1",
      [number],
    );
    expect(order).toMatchObject({ currency, email: buyer.email });
    const payments = await storedRows(
      "select card_type, last_four, amount_cents from order_payment where order_id = $1",
      [order?.order_id],
    );
    expect(payments).toEqual([{ card_type: "Visa", last_four: "1111", amount_cents: order?.total_cents }]);
    expect(
      await storedRows("select address from order_recipient where order_id = $1", [order?.order_id]),
    ).toMatchObject([{ address: { firstName: buyer.firstName, state: buyer.region, postalCode: buyer.postalCode } }]);
    expect(await storedRows("select sku, quantity from order_line where order_id = $1", [order?.order_id])).toEqual([
      { sku: sampleSkus.sofa, quantity: 1 },
    ]);
  });
