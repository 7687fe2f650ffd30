import fs from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { accountPassword, createAccount } from "./set-up/account.ts";
import { beginAtPayment } from "./set-up/begin-at-step.ts";
import { openCart } from "./set-up/cart.ts";
import { expect, expectScripts, expectSoundPage, test } from "./set-up/journey.ts";
import { newEmail } from "./set-up/new-email.ts";
import { openSecondStore, type SecondStore } from "./set-up/open-second-store.ts";
import { chicago, fillAddress, orderNumber, type TypedAddress, toronto } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";

const items = [{ Sku: sampleSkus.lamp }];
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const radio = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const walletOfCart = (page: Page, name: string) =>
  page.getByRole("group", { name: "or pay with" }).getByRole("button", { name });
const expectStep = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();

/** From the first step to the payment step. */
async function walkToPayment(page: Page, address: TypedAddress): Promise<void> {
  await expectStep(page, "Shipping");
  await fillAddress(page, address);
  await button(page, "Next").click();
  await button(page, "Next: Payment").click();
  await expectStep(page, "Payment and Billing");
}

test("PayPal's button in the cart leads a guest to an order that PayPal pays (AMB-097) [TEND-01]", {
  tag: ["@ca-desktop", "@deep"],
}, async ({ page, storeUrl }) => {
  const nonces: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/savepaypalpayment")) nonces.push(request.postDataJSON().nonce);
  });
  await openCart(page, storeUrl, items);
  await expect(page.getByRole("group", { name: "or pay with" }).getByRole("button")).toHaveText([
    "PayPal",
    "Apple Pay",
  ]);
  await expectSoundPage(page);
  await walletOfCart(page, "PayPal").click();
  await button(page, "Guest Checkout").click();
  await walkToPayment(page, { ...toronto, email: newEmail("wallet") });
  await expect(radio(page, "PayPal")).toBeChecked();
  const opened = page.waitForEvent("popup");
  await button(page, "Pay with PayPal").click();
  await button(await opened, "Approve").click();
  await expect(button(page, "Remove PayPal")).toBeVisible();
  await expect(page.getByLabel("Address 1")).toHaveValue("88 Queen St W");
  await button(page, "Next: Review & Place Order").click();
  await expectStep(page, "Review and Place Order");
  await button(page, "Place Order").click();
  const number = await orderNumber(page);
  const paid = "select kind from order_payment join customer_order using (order_id) where order_number = $1";
  expect(await storedRows(paid, [number])).toEqual([{ kind: "payPal" }]);
  const [nonce = ""] = nonces;
  expect(nonce).toMatch(/^payPal-approve-/);
  const log = fs.readFileSync(path.join(process.env.JOURNEY_FOLDER ?? "", "commerce-service.log"), "utf8");
  expect(log).toContain("savePayPalPayment");
  expect(log.includes(nonce)).toBe(false);
});

test("a wallet of the cart is still selected after the sign-in, and until a card is chosen (AMB-097) [CHK-28]", {
  tag: ["@us-phone", "@deep"],
}, async ({ page, storeUrl }) => {
  const email = await createAccount();
  await openCart(page, storeUrl, items);
  await walletOfCart(page, "Venmo").click();
  const drawer = page.getByRole("dialog", { name: "Checkout Now" });
  await drawer.getByLabel(/^Email Address/).fill(email);
  await drawer.getByLabel(/^Password/).fill(accountPassword);
  await drawer.getByRole("button", { name: "Sign In" }).click();
  await walkToPayment(page, { ...chicago, email: "" });
  await expect(radio(page, "PayPal or Venmo")).toBeChecked();
  await page.reload();
  await expect(radio(page, "PayPal or Venmo")).toBeChecked();
  await radio(page, "Credit or debit card").check();
  await page.reload();
  await expectScripts(page);
  await expect(radio(page, "Credit or debit card")).toBeChecked();
});

test.describe("a store with network wallets", () => {
  let store: SecondStore;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    store = await openSecondStore();
  });

  test("Masterpass is cancelled, then approved on its page, which Back opens again [CALL-082] (AMB-319)", {
    tag: ["@usModern-phone", "@deep", "@one-brand", "@one-width"],
  }, async ({ page }) => {
    await beginAtPayment(page, store.addresses.usModern, { skus: [sampleSkus.lamp], address: chicago });
    const leave = async () => {
      await radio(page, "Masterpass").check();
      await button(page, "Pay with Masterpass").click();
      await expect(page).toHaveURL(/^http:\/\/wallets\.localhost:\d+\/masterpass\?page=/);
    };
    await leave();
    await button(page, "Cancel").click();
    await expect(page.getByText(/^You left the wallet before you confirmed\. Nothing was charged/)).toBeVisible();
    await expectSoundPage(page);
    await leave();
    await button(page, "Approve").click();
    await expect(radio(page, "Masterpass")).toBeChecked();
    await expectScripts(page);
    await page.goBack();
    await button(page, "Approve").click();
    await expect(page).toHaveURL(/\/checkout\/paymentandbilling$/);
    await expect(radio(page, "Masterpass")).toBeChecked();
    await expectSoundPage(page);
  });

  test("Visa Checkout times out, then pays an order [CALL-085] [CALL-086]", {
    tag: ["@us-desktop", "@one-brand", "@one-width"],
  }, async ({ page }) => {
    const calls: string[] = [];
    page.on("request", (request) => {
      const [, name] = /\/alternativepayments\/(\w+)$/.exec(request.url()) ?? [];
      if (name) calls.push(name);
    });
    await beginAtPayment(page, store.addresses.us, { skus: [sampleSkus.lamp], address: chicago });
    await radio(page, "Visa Checkout").check();
    const sheet = page.frameLocator("iframe[title='Visa Checkout']");
    await button(page, "Pay with Visa Checkout").click();
    await sheet.getByText("Let it go wrong").click();
    await sheet.getByRole("button", { name: "Hang" }).click();
    await sheet.getByRole("button", { name: "Skip the wait" }).click();
    await expect(page.getByText(/^Visa Checkout did not answer in time\. Nothing was charged/)).toBeVisible();
    await expect(radio(page, "Credit or debit card")).toBeChecked();
    await radio(page, "Visa Checkout").check();
    await button(page, "Pay with Visa Checkout").click();
    await sheet.getByRole("button", { name: "Approve" }).click();
    await expect(button(page, "Remove Visa Checkout")).toBeVisible();
    await button(page, "Next: Review & Place Order").click();
    await expectStep(page, "Review and Place Order");
    await button(page, "Place Order").click();
    await orderNumber(page);
    expect(calls).toEqual(["logvisaerror", "savevisapayment"]);
  });
});
