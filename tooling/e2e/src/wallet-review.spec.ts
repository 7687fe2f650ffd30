import type { Page } from "@playwright/test";
import { sampleCards, sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { beginAtPayment } from "./set-up/begin-at-step.ts";
import { expect, expectNoBarrier, expectSoundPage, test } from "./set-up/journey.ts";
import { newEmail } from "./set-up/new-email.ts";
import { chicago, fillCard, orderNumber, toronto } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";

const begin = (page: Page, storeUrl: string, address = chicago) =>
  beginAtPayment(page, storeUrl, { skus: [sampleSkus.lamp], address: { ...address, email: newEmail("sheet") } });

const next = (page: Page) => page.getByRole("button", { name: "Next: Review & Place Order" }).click();
const placeOrder = (page: Page) => page.getByRole("button", { name: "Place Order" }).click();
const isReview = (page: Page) =>
  expect(page.getByRole("heading", { level: 1, name: "Review and Place Order" })).toBeVisible();
const applePay = (page: Page) => page.frameLocator("dialog iframe[title='Apple Pay']");

/** How the order on the page was paid, and where its payer lives. */
async function paid(page: Page) {
  return storedRows<{ kind: string; city: string }>(
    `select p.kind, a.city from order_payment p join customer_order o using (order_id) join order_address a using (order_id)
     where o.order_number = $1`,
    [await orderNumber(page)],
  );
}

/** Approves PayPal in its window; the processor then does what the sheet was told. */
async function approvePayPal(page: Page, outcome?: string): Promise<void> {
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Pay with PayPal" }).click();
  const sheet = await opened;
  if (outcome) await sheet.getByRole("combobox").selectOption(outcome);
  await sheet.getByRole("button", { name: "Approve" }).click();
  const own = /^(Pay with|Waiting for|Applying) PayPal$/;
  await expect(page.getByRole("button", { name: own })).toHaveCount(0);
  // The address of its account is the billing address.
  await expect(page.getByLabel("ZIP Code")).toHaveValue("60610");
}

test("Place Order opens Apple Pay, orders nothing if it is cancelled, and orders with its approval [CALL-078, CALL-087]", {
  tag: "@ca-phone",
}, async ({ page, storeUrl, faults }) => {
  // The search for barriers speaks with the frame of another origin in vain.
  faults.allow(/Failed to execute 'postMessage'/);
  await begin(page, storeUrl, toronto);
  await page.locator("#apple-pay-option").check();
  await expect(page.getByRole("button", { name: "Buy with Apple Pay" })).toBeVisible();
  await next(page);
  await isReview(page);
  await expectSoundPage(page);
  await placeOrder(page);
  await expectNoBarrier(page);
  await applePay(page).getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alert")).toContainText("Apple Pay was closed");
  await expect(page.getByRole("button", { name: "Place Order" })).toBeFocused();
  await expectNoBarrier(page);
  await placeOrder(page);
  await applePay(page).getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText(/Apple Pay is charged when your order ships\./)).toBeVisible();
  expect(await paid(page)).toMatchObject([{ kind: "applePay" }]);
});

test("Apple Pay's own button orders from the payment step and bills the sheet's address [CALL-079]", {
  tag: "@caModern-desktop",
}, async ({ page, storeUrl }) => {
  await begin(page, storeUrl, { ...toronto, address1: "1 Yonge St" });
  await page.locator("#apple-pay-option").check();
  const button = page.getByRole("button", { name: "Buy with Apple Pay" });
  await expect(button).toHaveAccessibleDescription(/^Order now for \$[\d.]+ ?Arrives /);
  await expectNoBarrier(page);
  await button.click();
  await applePay(page).getByRole("button", { name: "Approve" }).click();
  expect(await paid(page)).toEqual([{ kind: "applePay", city: "Toronto" }]);
});

test("an order that grew after PayPal's approval asks for another one before it is placed [CALL-077] (AMB-316)", {
  tag: "@usModern-desktop",
}, async ({ page, storeUrl }) => {
  await begin(page, storeUrl);
  await page.locator("#paypal-venmo-pay-option").check();
  await approvePayPal(page);
  await next(page);
  await isReview(page);
  await page.getByRole("button", { name: "Increase quantity of Beacon Table Lamp" }).click();
  await expect(page.getByRole("alert")).toContainText("Your wallet has to approve this order again");
  await expectNoBarrier(page);
  await placeOrder(page);
  await expect(page.getByText(/which is more than you approved in your wallet/)).toBeVisible();
  await approvePayPal(page);
  await next(page);
  await isReview(page);
  await placeOrder(page);
  expect(await paid(page)).toMatchObject([{ kind: "payPal" }]);
});

test("a wallet that is declined after its approval says why, and a card pays instead [CHK-33] (AMB-281)", {
  tag: "@us-desktop",
}, async ({ page, storeUrl }) => {
  await begin(page, storeUrl);
  await page.locator("#paypal-venmo-pay-option").check();
  await approvePayPal(page, "insufficientFunds");
  await next(page);
  await isReview(page);
  await placeOrder(page);
  const dialog = page.getByRole("dialog", { name: "Payment Error" });
  await expect(dialog).toContainText("there is not enough money for it");
  await dialog.getByRole("button", { name: "Update Payment" }).click();
  await expect(page.locator("#header_payment")).toContainText("there is not enough money for it");
  await expectNoBarrier(page);
  await page.locator("#credit-debit-card-option").check();
  await fillCard(page, sampleCards.visa);
  await next(page);
  await isReview(page);
  await placeOrder(page);
  expect(await paid(page)).toMatchObject([{ kind: "card" }]);
});
