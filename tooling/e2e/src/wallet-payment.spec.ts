import type { Page } from "@playwright/test";
import { sampleCards, sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { beginAtPayment } from "./set-up/begin-at-step.ts";
import { expect, expectNoBarrier, expectSoundPage, test } from "./set-up/journey.ts";
import { newEmail } from "./set-up/new-email.ts";
import { chicago, orderNumber, toronto } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";
import { applyGiftCard, expectApplied, issueGiftCard, openGiftCardForm } from "./set-up/tenders.ts";

const begin = (page: Page, storeUrl: string, address = chicago) =>
  beginAtPayment(page, storeUrl, { skus: [sampleSkus.lamp], address: { ...address, email: newEmail("wallet") } });

const card = (page: Page) => page.locator("#credit-debit-card-option");
const payPal = (page: Page) => page.locator("#paypal-venmo-pay-option");

const refusal = (page: Page) => page.getByRole("alert").filter({ hasText: /\S/ });

/** The window that the wallet's button opens. */
async function openSheet(page: Page, name = "PayPal"): Promise<Page> {
  await payPal(page).check();
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: `Pay with ${name}` }).click();
  const sheet = await opened;
  // Its script answers the choice.
  await sheet.waitForLoadState();
  return sheet;
}

async function placeOrder(page: Page): Promise<{ kind: string; payer: string | null }[]> {
  await page.getByRole("button", { name: "Next: Review & Place Order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Review and Place Order" })).toBeVisible();
  await page.getByRole("button", { name: "Place Order" }).click();
  const number = await orderNumber(page);
  return storedRows<{ kind: string; payer: string | null }>(
    `select p.kind, p.payer from order_payment p join customer_order o using (order_id)
     where o.order_number = $1 order by p.position`,
    [number],
  );
}

test("a guest closes PayPal, then pays with it; a refresh and a second tab know it [CALL-080, PAY-13] (AMB-281)", {
  tag: "@us-phone",
}, async ({ page, storeUrl }) => {
  await begin(page, storeUrl);
  await expectSoundPage(page);
  const closed = await openSheet(page);
  await expect(page.getByRole("button", { name: "Waiting for PayPal" })).toBeVisible();
  await expectNoBarrier(page);
  await closed.close();
  await expect(refusal(page)).toHaveText("PayPal was closed before you confirmed. Nothing was charged.");
  await expect(card(page)).toBeChecked();
  await expectNoBarrier(page);

  const sheet = await openSheet(page);
  await sheet.getByRole("button", { name: "Approve" }).click();
  const applied = page.getByText(/^PayPal, \S+@example\.com/);
  await expect(applied).toBeVisible();
  // The wallet's address is whole here, and becomes the billing address.
  await expect(page.getByLabel("ZIP Code")).toHaveValue("60610");
  await expectNoBarrier(page);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.getByText(/^PayPal, \S+@example\.com/)).toBeVisible();
  await second.close();
  await page.reload();
  await expect(applied).toBeVisible();
  await expectSoundPage(page);
  expect(await placeOrder(page)).toEqual([{ kind: "payPal", payer: expect.stringContaining("@example.com") }]);
});

test("a guest pays with Venmo what a gift card leaves [CALL-084, TEND-01]", { tag: "@usModern-desktop" }, async ({
  page,
  storeUrl,
}) => {
  const giftCard = await issueGiftCard(5_000);
  await begin(page, storeUrl);
  const sheet = await openSheet(page, "Venmo");
  await sheet.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText(/^Venmo, /)).toBeVisible();
  await openGiftCardForm(page);
  await applyGiftCard(page, giftCard);
  await expectApplied(page, giftCard, "$50.00");
  const payments = await placeOrder(page);
  expect(payments.map(({ kind }) => kind)).toEqual(["giftCard", "venmo"]);
});

test("a sheet that hangs leaves the card, which pays after the wallet is removed [CALL-081] (AMB-281)", {
  tag: "@us-desktop",
}, async ({ page, storeUrl }) => {
  await begin(page, storeUrl);
  await page.getByLabel("Card Number").fill(sampleCards.visa);
  const logged = page.waitForRequest(/logpaypalerror/);
  const hanging = await openSheet(page);
  await hanging.getByText("Let it go wrong").click();
  await hanging.getByRole("button", { name: "Hang" }).click();
  await hanging.getByRole("button", { name: "Skip the wait" }).click();
  await expect(refusal(page)).toContainText("PayPal did not answer in time. Nothing was charged.");
  expect((await logged).postDataJSON()).toMatchObject({ message: "The sheet timed out" });
  await expect(page.getByLabel("Card Number")).toHaveValue("4111 1111 1111 1111");

  const sheet = await openSheet(page);
  await sheet.getByRole("button", { name: "Approve" }).click();
  await page.getByRole("button", { name: "Remove PayPal" }).click();
  await expect(card(page)).toBeFocused();
  await page.getByLabel("Expiration Date (MM/YY)").fill("1230");
  await page.getByLabel("Security Code").fill("123");
  expect(await placeOrder(page)).toMatchObject([{ kind: "card" }]);
});

test("a blocked script says so at its option, and the card stays chosen (AMB-280)", { tag: "@ca-phone" }, async ({
  page,
  storeUrl,
  faults,
}) => {
  faults.allow(/sdk\.js/);
  faults.allow(/ERR_BLOCKED_BY_CLIENT/);
  await page.route("**/sdk.js", (route) => route.abort("blockedbyclient"));
  await begin(page, storeUrl, toronto);
  await page.getByText("PayPal", { exact: true }).click();
  await expect(refusal(page)).toContainText("PayPal could not be loaded, or your browser blocks it.");
  await expect(card(page)).toBeChecked();
  await expect(page.getByLabel("Card Number")).toBeVisible();
  await expectNoBarrier(page);
});
