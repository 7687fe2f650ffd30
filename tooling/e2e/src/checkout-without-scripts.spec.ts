import type { Page } from "@playwright/test";
import { expect, test } from "./set-up/journey.ts";
import { addToCart, chicago, fillAddress, fillCard, orderNumber, toronto } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";

test.use({ javaScriptEnabled: false });

const shops = [
  { tag: "@us-phone", buyer: chicago, wrong: "606", problem: "606 is not a valid ZIP Code." },
  { tag: "@caModern-desktop", buyer: toronto, wrong: "M5H", problem: "M5H is not a valid Postal Code." },
] as const;

async function expectStep(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
}
const next = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

for (const { tag, buyer, wrong, problem } of shops)
  test(`a guest without scripts buys with a second card [CHK-05] ${tag}`, { tag }, async ({
    page,
    faults,
    storeUrl,
  }) => {
    test.slow();
    allowPlainForms(faults);
    const email = `without-scripts-${crypto.randomUUID()}@example.com`;
    await page.goto(`${storeUrl}/product/100401`);
    await addToCart(page);
    await enterCheckout(page);

    await expectStep(page, "Shipping");
    await fillAddress(page, { ...buyer, postalCode: wrong, email });
    await next(page, "Next");
    await expect(page.getByRole("alert").getByRole("link", { name: problem })).toBeVisible();
    const postalCode = page.getByLabel(/^(ZIP|Postal) Code/);
    await expect(postalCode).toHaveValue(wrong);
    await expect(page.getByLabel(/^First Name/)).toHaveValue(buyer.firstName);
    await postalCode.fill(buyer.postalCode);
    await next(page, "Next");

    await expectStep(page, "Shipping and Gift Options");
    await page.getByRole("radio").last().check();
    await next(page, "Next: Payment");

    await expectStep(page, "Payment and Billing");
    await fillCard(page, "4000 0000 0000 0002");
    await next(page, "Next: Review & Place Order");
    await expectStep(page, "Review and Place Order");
    await next(page, "Place Order");

    await expect(page).toHaveURL(/\/checkout\/paymentandbilling\?paymentErrorId=authorizationError#header_payment$/);
    await expect(page.locator("#header_payment")).toHaveText(/could not be authorized/);
    await expect(page.getByLabel(/^Card Number/)).toHaveValue("");
    await fillCard(page, "5555 5555 5555 4444");
    await next(page, "Next: Review & Place Order");
    await expectStep(page, "Review and Place Order");
    await next(page, "Place Order");

    const number = await orderNumber(page);
    const orders = await storedRows<{ order_number: string }>(
      "select order_number from customer_order where email = $1",
      [email],
    );
    expect(orders).toEqual([{ order_number: number }]);
    const payments = await storedRows(
      "select p.last_four from order_payment p join customer_order o using (order_id) where o.order_number = $1",
      [number],
    );
    expect(payments).toEqual([{ last_four: "4444" }]);
  });

test("a guest without scripts presses everything twice and makes one order, though its payment is unknown at first", {
  tag: "@usModern-phone",
}, async ({ page, faults, storeUrl }) => {
  test.slow();
  allowPlainForms(faults);
  const email = `twice-${crypto.randomUUID()}@example.com`;
  await page.goto(`${storeUrl}/product/100401`);
  await addToCart(page);
  await enterCheckout(page);
  const nextTwice = (name: string) => page.getByRole("button", { name, exact: true }).dblclick();

  await fillAddress(page, { ...chicago, email });
  await nextTwice("Next");
  await expectStep(page, "Shipping and Gift Options");
  await nextTwice("Next: Payment");
  await expectStep(page, "Payment and Billing");
  await fillCard(page, "4000 0000 0000 0119");
  await nextTwice("Next: Review & Place Order");
  await expectStep(page, "Review and Place Order");
  await nextTwice("Place Order");
  await expect(page.getByText("We are confirming your payment.")).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/confirmation\?orderId=/, { timeout: 40_000 });
  const orders = await storedRows("select 1 from customer_order where email = $1", [email]);
  expect(orders).toHaveLength(1);
});

test("a guest without scripts chooses a spelling, bills elsewhere and corrects the security code alone", {
  tag: "@us-desktop",
}, async ({ page, faults, storeUrl }) => {
  test.slow();
  allowPlainForms(faults);
  await page.goto(`${storeUrl}/product/100401`);
  await addToCart(page);
  await enterCheckout(page);
  await fillAddress(page, { ...chicago, postalCode: "94110" });
  await next(page, "Next");
  await page.getByRole("group", { name: "Deliver to" }).getByRole("radio").first().check();
  await next(page, "Next");
  await expectStep(page, "Shipping and Gift Options");
  await next(page, "Next: Payment");

  await expectStep(page, "Payment and Billing");
  await page.getByRole("checkbox", { name: /same as my shipping address/ }).uncheck();
  await fillCard(page, "4539 5787 6362 1486");
  await page.getByLabel("Security Code").fill("200");
  await next(page, "Next: Review & Place Order");
  await expect(page.getByRole("alert").getByRole("link", { name: "The First Name field is required." })).toBeVisible();
  await expect(page.getByLabel("Card Number")).toHaveValue("");
  await page.getByLabel("First Name").fill("Rosa");
  await page.getByLabel("Last Name").fill("Lind");
  await page.getByLabel("Address 1").fill("12 Oak Ave");
  await page.getByLabel("City").fill("Evanston");
  await page.getByLabel("State").selectOption("IL");
  await page.getByLabel("ZIP Code").fill("60201");
  await fillCard(page, "4539 5787 6362 1486");
  await page.getByLabel("Security Code").fill("200");
  await next(page, "Next: Review & Place Order");
  await expectStep(page, "Review and Place Order");
  await expect(page.getByText("Evanston, IL 60201")).toBeVisible();
  await next(page, "Place Order");

  await expect(page.locator("#header_payment")).toBeVisible();
  await expect(page.getByText("Visa ending in 1486")).toBeVisible();
  await expect(page.getByLabel("Card Number")).toHaveCount(0);
  await page.getByRole("link", { name: "Change card" }).click();
  await expect(page.getByLabel("Card Number")).toBeVisible();
  await page.getByRole("link", { name: "Use the card ending in 1486" }).click();
  await page.getByLabel("Security Code").fill("123");
  await next(page, "Next: Review & Place Order");
  await expectStep(page, "Review and Place Order");
  await next(page, "Place Order");
  expect(await orderNumber(page)).not.toBe("");
});

/** A page whose form could not be saved is answered 422; its scripts are not loaded. */
function allowPlainForms(faults: { allow(pattern: RegExp): void }): void {
  for (const pattern of [/failed: GET .*\/assets\/.*\.js$/, /answered 422/, /status of 422/]) faults.allow(pattern);
}

/** From the cart into the checkout, past the page that offers to sign in. */
async function enterCheckout(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Checkout Now" }).dblclick();
  await page.getByRole("link", { name: "Continue as Guest" }).click();
}
