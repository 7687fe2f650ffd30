import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { unfold } from "./set-up/cart.ts";
import { expect, test } from "./set-up/journey.ts";
import { newEmail } from "./set-up/new-email.ts";
import { addToCart, chicago, fillAddress, fillCard, orderNumber, toronto } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";

const { lamp, towels } = sampleSkus;

test.use({ javaScriptEnabled: false });

const shops = [
  {
    tag: ["@us-phone", "@nightly"],
    buyer: chicago,
    wrong: "606",
    problem: "606 is not a valid ZIP Code.",
    store: "Chicago, Fulton Row",
  },
  {
    tag: ["@caModern-desktop"],
    buyer: toronto,
    wrong: "M5H",
    problem: "M5H is not a valid Postal Code.",
    store: "Toronto, Distillery Walk",
  },
] as const;

async function expectStep(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
}
const next = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

for (const { tag, buyer, wrong, problem, store } of shops)
  test(`a guest without scripts changes the cart, goes back and forth, and pays with a second card [CHK-05] ${tag[0]}`, {
    tag: [...tag],
  }, async ({ page, faults, storeUrl }) => {
    test.slow();
    allowPlainForms(faults);
    const email = newEmail("without-scripts");
    for (const sku of [lamp, towels]) {
      await page.goto(`${storeUrl}/product/${sku}`);
      await addToCart(page);
    }
    await changeCart(page, store);
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

    // Back would show the refused form again, so Back is tested after the next step.
    await expectStep(page, "Shipping and Gift Options");
    await expect(page.getByRole("heading", { name: `Pick up at ${store}` })).toBeVisible();
    await page.getByRole("group", { name: "Delivery" }).first().getByRole("radio").last().check();
    await next(page, "Next: Payment");

    await expectStep(page, "Payment and Billing");
    await goBackAndOn(page, "Shipping and Gift Options", "Next: Payment");
    await expectStep(page, "Payment and Billing");
    await fillCard(page, "4000 0000 0000 0002");
    await next(page, "Next: Review & Place Order");
    await expectStep(page, "Review and Place Order");
    await goBackAndOn(page, "Payment and Billing", "Next: Review & Place Order");
    await expectStep(page, "Review and Place Order");
    // The summary of a phone is folded.
    await expect(page.getByText("Discount (WELCOME10)")).toBeAttached();
    await next(page, "Place Order");

    await expect(page).toHaveURL(/\/checkout\/paymentandbilling\?paymentErrorId=authorizationError#header_payment$/);
    await expect(page.locator("#header_payment")).toHaveText(/could not be authorized/);
    await expect(page.getByLabel(/^Card Number/)).toHaveValue("");
    await fillCard(page, "3782 822463 10005");
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
    expect(payments).toEqual([{ last_four: "0005" }]);
    const lines = await storedRows(
      `select l.sku, l.quantity, r.location_id is not null as "isPickedUp" from order_line l
       join customer_order o using (order_id) join order_shipment s using (shipment_id)
       join order_recipient r on r.order_id = l.order_id and r.recipient_id = s.recipient_id
       where o.order_number = $1 order by l.sku`,
      [number],
    );
    expect(lines).toEqual([
      { sku: lamp, quantity: 3, isPickedUp: false },
      { sku: towels, quantity: 1, isPickedUp: true },
    ]);
  });

test("a guest without scripts submits every form twice and places one order, although the result of the payment is unknown at first", {
  tag: ["@usModern-phone", "@deep"],
}, async ({ page, faults, storeUrl }) => {
  test.slow();
  allowPlainForms(faults);
  const email = newEmail("twice");
  await page.goto(`${storeUrl}/product/${lamp}`);
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
  await expect(page.getByRole("main")).toContainText("We are confirming your payment.");
  await expect(page).toHaveURL(/\/checkout\/confirmation\?orderId=/, { timeout: 40_000 });
  const orders = await storedRows("select 1 from customer_order where email = $1", [email]);
  expect(orders).toHaveLength(1);
});

test("a guest without scripts selects a suggested address, enters another billing address and corrects only the security code", {
  tag: ["@us-desktop", "@nightly"],
}, async ({ page, faults, storeUrl }) => {
  test.slow();
  allowPlainForms(faults);
  await page.goto(`${storeUrl}/product/${lamp}`);
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

  await expect(page.locator("#header_payment")).toContainText("The security code of your Visa ending in 1486 is");
  await expect(page.locator('[data-part="applied-card"]')).toContainText("Visa ending in 1486");
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

/** Three lamps at a discount, and the towels to be picked up. */
async function changeCart(page: Page, store: string): Promise<void> {
  const main = page.getByRole("main");
  const line = (text: string) => main.getByRole("listitem").filter({ hasText: text });
  const quantity = line("Beacon Table Lamp").getByRole("textbox", { name: /^Quantity of/ });
  await quantity.fill("3");
  await line("Tidewater Bath Towels")
    .getByRole("radio", { name: /^Pick up in store/ })
    .check();
  await main.getByRole("button", { name: "Update Cart" }).click();
  await main.getByRole("radio", { name: store }).check();
  await main.getByRole("button", { name: "Save", exact: true }).click();
  await expect(line("Tidewater Bath Towels").getByText(store)).toBeVisible();
  await expect(quantity).toHaveValue("3");
  await unfold(page, "Add a promo code");
  await main.getByRole("textbox", { name: "Promo Code" }).fill("WELCOME10");
  await main.getByRole("button", { name: "Apply Promo Code" }).click();
  await expect(main.getByText("Applied: WELCOME10")).toBeVisible();
}

/** Back shows the step before this one, which leads on as it did. */
async function goBackAndOn(page: Page, step: string, button: string): Promise<void> {
  await page.goBack();
  await expectStep(page, step);
  await next(page, button);
}

/** From the cart into the checkout, past the page that offers to sign in. */
async function enterCheckout(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Checkout Now" }).dblclick();
  await page.getByRole("link", { name: "Continue as Guest" }).click();
}
