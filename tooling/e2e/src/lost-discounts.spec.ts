import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { beginAtReview } from "./set-up/begin-at-step.ts";
import { callCart, openCart, readLines, unfold } from "./set-up/cart.ts";
import { expect, expectNoBarrier, test } from "./set-up/journey.ts";
import { orderNumber, toronto } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";

test("a discount whose item another tab removes is reported in the cart and the checkout, and the order asks once", {
  tag: "@ca-phone",
}, async ({ page, storeUrl }) => {
  await openCart(page, storeUrl, [{ Sku: sampleSkus.lamp }, { Sku: sampleSkus.towels }]);
  await unfold(page, "Add a promo code");
  await page.getByLabel("Promo Code").fill("LAMPS20");
  await page.getByLabel("Promo Code").press("Enter");
  await expect(page.getByText("Your promo code was applied.")).toBeVisible();
  const notice = page.getByRole("status").filter({ hasText: "LAMPS20 is not applied." });
  await expect(notice).toHaveCount(0);

  const lamp = (await readLines(page, storeUrl)).find(({ sku }) => sku === sampleSkus.lamp);
  await callCart(page, storeUrl, "RemoveItem", { id: lamp?.id });
  // The script that refreshes the cart loads after the page.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(notice).toContainText("LAMPS20 does not apply to the items in your cart.", { timeout: 2_000 });
  }).toPass();
  await expectNoBarrier(page);

  await beginAtReview(page, storeUrl, {
    address: { ...toronto, email: "lost-discount@example.com" },
    card: "4111 1111 1111 1111",
  });
  await expect(notice).toBeVisible();
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "no longer applies" })).toContainText(
    "LAMPS20 does not apply to the items in your cart.",
  );
  await expect(notice).toHaveCount(0);
  await page.getByRole("button", { name: "Place Order" }).click();
  const number = await orderNumber(page);
  expect(await storedRows("select discount_cents from customer_order where order_number = $1", [number])).toMatchObject(
    [{ discount_cents: 0 }],
  );
});
