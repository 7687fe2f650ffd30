import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { beginAtReview } from "./set-up/begin-at-step.ts";
import { expect, expectStableLayout, test } from "./set-up/journey.ts";
import { newEmail } from "./set-up/new-email.ts";
import { chicago, fillCard, orderNumber } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";

test("a declined card shows an error, nothing is lost, and another card pays [CHK-05, CHK-33]", {
  tag: ["@us-phone", "@nightly"],
}, async ({ page, storeUrl }) => {
  await beginAtReview(page, storeUrl, {
    skus: [sampleSkus.diningTable],
    address: { ...chicago, email: "declined@example.com" },
    card: "4000 0000 0000 0002",
  });
  await page.getByRole("button", { name: "Place Order" }).click();
  await page.getByRole("button", { name: "Update Payment" }).click();
  await expect(page).toHaveURL(/\/checkout\/paymentandbilling\?paymentErrorId=authorizationError#header_payment$/);
  await expect(page.locator("#header_payment")).toBeFocused();
  await expectStableLayout(page);

  await fillCard(page, "5555 5555 5555 4444");
  await page.getByRole("button", { name: "Next: Review & Place Order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Review and Place Order" })).toBeVisible();
  await page.getByRole("button", { name: "Place Order" }).click();
  const number = await orderNumber(page);
  const payments = await storedRows(
    "select p.card_type, p.last_four from order_payment p join customer_order o using (order_id) where o.order_number = $1",
    [number],
  );
  expect(payments).toEqual([{ card_type: "MasterCard", last_four: "4444" }]);
});

test("a card payment whose response is lost is looked up, and the order is placed", {
  tag: ["@usModern-phone", "@nightly"],
}, async ({ page, storeUrl }) => {
  const email = newEmail("lost-answer");
  await beginAtReview(page, storeUrl, {
    skus: [sampleSkus.lamp],
    address: { ...chicago, email },
    card: "4000 0000 0000 0119",
  });
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(page.getByText("We are confirming your payment.")).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/confirmation\?orderId=/, { timeout: 30_000 });
  const orders = await storedRows("select 1 from customer_order where email = $1", [email]);
  expect(orders).toHaveLength(1);
});
