import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { beginAtReview } from "./set-up/begin-at-step.ts";
import { holdScripts } from "./set-up/hold-scripts.ts";
import { expect, expectNoBarrier, expectScripts, expectStableLayout, test } from "./set-up/journey.ts";
import { addToCart, chicago, fillAddress, fillCard, orderNumber, proceedToReview, toronto } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";

const { lamp } = sampleSkus;

const next = (page: Page) => page.getByRole("button", { name: "Next: Review & Place Order" }).click();
const placeOrder = (page: Page) => page.getByRole("button", { name: "Place Order" }).click();
const isReview = (page: Page) =>
  expect(page.getByRole("heading", { level: 1, name: "Review and Place Order" })).toBeVisible();
const paymentsOf = (number: string) =>
  storedRows<{ last_four: string; amount_cents: number }>(
    "select p.last_four, p.amount_cents from order_payment p join customer_order o using (order_id) where o.order_number = $1 order by p.last_four",
    [number],
  );

async function addCard(page: Page, number: string): Promise<void> {
  await page.getByRole("button", { name: "Add new card" }).click();
  const form = page.getByRole("form", { name: "New card" });
  await form.getByLabel("Card Number").fill(number);
  await form.getByLabel("Expiration Date (MM/YY)").fill("12/30");
  await form.getByLabel("Security Code").fill("123");
  await form.getByRole("button", { name: "Apply" }).click();
  await expect(form).toHaveCount(0);
}

test("two cards pay after the declined second one is replaced, and the first is charged once [PAY-14, PAY-20, PAY-22]", {
  tag: ["@usModern-desktop", "@nightly"],
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/product/${lamp}`);
  await addToCart(page);
  await proceedToReview(page, { ...chicago, email: "two-cards@example.com" }, "4111 1111 1111 1111");
  await page.getByRole("link", { name: "Change payment" }).click();
  await page.getByRole("link", { name: "Pay with two cards" }).click();
  const dialog = page.getByRole("dialog", { name: "Select Two Cards" });
  await expect(dialog.getByRole("checkbox", { name: "Visa ending in 1111" })).toBeChecked();
  await addCard(page, "4000 0000 0000 0002");
  const first = dialog.getByRole("group", { name: "Visa ending in 1111" });
  await first.getByLabel("Amount").fill("20.00");
  await first.getByLabel("Security Code").fill("123");
  await expectNoBarrier(page);
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(dialog).toHaveCount(0);
  await next(page);
  await isReview(page);
  await placeOrder(page);
  await page.getByRole("button", { name: "Update Payment" }).click();
  await expect(page.locator("#header_payment")).toBeFocused();

  await expect(page.getByText("Visa ending in 0002")).toBeVisible();
  await next(page);
  await expect(dialog.getByRole("checkbox", { name: "Visa ending in 0002" })).toBeChecked();
  await expect(first.getByLabel("Security Code")).toHaveValue("");
  await dialog.getByRole("checkbox", { name: "Visa ending in 0002" }).click();
  await addCard(page, "5555 5555 5555 4444");
  await first.getByLabel("Security Code").fill("123");
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(dialog).toHaveCount(0);
  await next(page);
  await isReview(page);
  await placeOrder(page);
  const payments = await paymentsOf(await orderNumber(page));
  expect(payments.map(({ last_four }) => last_four)).toEqual(["1111", "4444"]);
  expect(payments[0]?.amount_cents).toBe(2000);
});

test("an expired card of the account cannot be selected, and another one needs its code [PAY-15, PAY-19, ERR-22]", {
  tag: ["@us-phone", "@nightly"],
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/product/${lamp}`);
  await addToCart(page);
  await expectScripts(page);
  await page.getByRole("button", { name: "Checkout Now" }).click();
  const signIn = page.getByRole("dialog", { name: "Checkout Now" });
  await signIn.getByLabel("Email Address").fill("nell.ashby@example.com");
  await signIn.getByLabel(/^Password/).fill("Linen-and-Oak-24");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Shipping" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Ship to" }).getByRole("radio").first()).toBeChecked();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("button", { name: "Next: Payment" }).click();
  await expect(page.getByText("Visa ending in 1111")).toBeVisible();
  await page.getByRole("link", { name: "Change card" }).click();
  const dialog = page.getByRole("dialog", { name: "Saved Cards" });
  await expect(dialog.getByRole("radio", { name: "American Express ending in 0005" })).toBeDisabled();
  await expect(dialog.getByText("Expired")).toBeVisible();
  await expectNoBarrier(page);
  await dialog.getByRole("radio", { name: /MC ending in 5673/ }).check();
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(dialog).toHaveCount(0);
  await next(page);
  await expect(page.getByLabel("Security Code")).toBeFocused();
  await expectStableLayout(page);
});

test("a reissued card is refused at its number, and the store's card shows an offer before the review [PAY-44, PAY-23, PAY-25]", {
  tag: ["@ca-desktop", "@nightly"],
}, async ({ page, storeUrl }) => {
  await beginAtReview(page, storeUrl, {
    skus: [lamp],
    address: { ...toronto, email: "store-card@example.com" },
    card: "4111 1111 1111 1111",
  });
  await page.getByRole("link", { name: "Change payment" }).click();
  await page.getByRole("link", { name: "Change card" }).click();
  await fillCard(page, "5298 9001 0000 0018");
  await next(page);
  await expect(page.getByText("Card has been reissued. Please use new card.").first()).toBeVisible();
  await expect(page.getByLabel("Card Number")).toBeFocused();

  await page.getByLabel("Card Number").fill("9002000000000009");
  await expect(page.getByLabel("Security Code")).toHaveCount(0);
  await next(page);
  const offer = page.getByRole("dialog", { name: "Please select an offer" });
  await expect(offer.getByRole("radio", { name: /rewards/ })).toBeChecked();
  await offer.getByRole("radio", { name: /Finance/ }).check();
  await expect(offer.getByText(/12 equal monthly payments/)).toBeVisible();
  await expectNoBarrier(page);
  await offer.getByRole("button", { name: "Accept" }).click();
  await isReview(page);
  await placeOrder(page);
  expect(await paymentsOf(await orderNumber(page))).toMatchObject([{ last_four: "0009" }]);
});

test("after a wrong security code only the code is requested again, and the order is paid with the right one [ERR-07, PAY-41]", {
  tag: ["@caModern-phone", "@nightly"],
}, async ({ page, storeUrl }) => {
  await beginAtReview(page, storeUrl, {
    skus: [lamp],
    address: { ...toronto, email: "code-mismatch@example.com" },
    card: "5555 5555 5555 4444",
  });
  await page.getByRole("link", { name: "Change payment" }).click();
  await page.getByRole("link", { name: "Change card" }).click();
  await fillCard(page, "4111 1111 1111 1111");
  await page.getByLabel("Security Code").fill("200");
  await next(page);
  await isReview(page);
  await placeOrder(page);
  await page.getByRole("button", { name: "Update Payment" }).click();
  await expect(page.locator("#header_payment")).toContainText("Visa ending in 1111");
  await expect(page.getByLabel("Card Number")).toHaveCount(0);
  await page.getByLabel("Security Code").fill("200");
  await next(page);
  await expect(page.getByText("The security code you entered is not valid.").first()).toBeVisible();
  await page.getByLabel("Security Code").fill("123");
  await next(page);
  await isReview(page);
  await placeOrder(page);
  expect(await paymentsOf(await orderNumber(page))).toMatchObject([{ last_four: "1111" }]);
});

test("a code of four digits that is typed before the number and before scripts pays with American Express (AMB-292)", {
  tag: ["@usModern-phone", "@one-width", "@deep"],
}, async ({ page, storeUrl }) => {
  await beginAtReview(page, storeUrl, {
    skus: [lamp],
    address: { ...chicago, email: "early-code@example.com" },
    card: "4111 1111 1111 1111",
  });
  const scripts = await holdScripts(page);
  await page.goto(`${storeUrl}/checkout/paymentandbilling`, { waitUntil: "commit" });
  await page.getByRole("link", { name: "Change card" }).click();
  await page.getByLabel("Security Code").pressSequentially("1234");
  await page.getByLabel("Card Number").pressSequentially("378282246310005");
  await page.getByLabel("Expiration Date (MM/YY)").pressSequentially("1230");
  scripts.release();
  await expectScripts(page);
  await expect(page.getByLabel("Security Code")).toHaveValue("1234");
  await next(page);
  await isReview(page);
  await placeOrder(page);
  expect(await paymentsOf(await orderNumber(page))).toMatchObject([{ last_four: "0005" }]);
});

test("an order to Chicago is paid by a card that is billed in Toronto", { tag: ["@us-desktop", "@one-brand"] }, async ({
  page,
  storeUrl,
}) => {
  await beginAtReview(page, storeUrl, {
    skus: [lamp],
    address: { ...chicago, email: "billed-abroad@example.com" },
    card: "4111 1111 1111 1111",
  });
  await page.getByRole("link", { name: "Change payment" }).click();
  await page.getByRole("checkbox", { name: /same as my shipping address/ }).uncheck();
  await page.getByLabel("Country").selectOption("Canada");
  await fillAddress(page, { ...toronto, email: "" });
  await next(page);
  await isReview(page);
  await expect(page.getByText("Toronto, ON M5H 2N2").first()).toBeVisible();
  await placeOrder(page);
  const number = await orderNumber(page);
  expect(await paymentsOf(number)).toMatchObject([{ last_four: "1111" }]);
  const billing = await storedRows(
    "select a.city, a.state, a.country from order_address a join customer_order o using (order_id) where o.order_number = $1",
    [number],
  );
  expect(billing).toEqual([{ city: "Toronto", state: "ON", country: "CAN" }]);
});
