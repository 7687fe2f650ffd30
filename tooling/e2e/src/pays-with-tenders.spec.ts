import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { beginAtPayment } from "./set-up/begin-at-step.ts";
import { expect, expectScripts, expectSoundPage, test } from "./set-up/journey.ts";
import { newEmail } from "./set-up/new-email.ts";
import { readBrowserStorage, tracesOf } from "./set-up/secrets.ts";
import { addToCart, chicago, fillAddress, orderNumber, toronto } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";
import {
  applyGiftCard,
  balanceOf,
  expectApplied,
  type IssuedGiftCard,
  issueGiftCard,
  openGiftCardForm,
  openRewardsAccount,
} from "./set-up/tenders.ts";

const { lamp, sofa } = sampleSkus;

const next = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const paymentTitle = "Payment and Billing";
const expectStep = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();

/** From the cart to the payment step, with scripts or without. */
async function walkToPayment(page: Page, address: typeof chicago, enter: () => Promise<void>): Promise<void> {
  await enter();
  await expectStep(page, "Shipping");
  await fillAddress(page, address);
  await next(page, "Next");
  await expectStep(page, "Shipping and Gift Options");
  await next(page, "Next: Payment");
  await expectStep(page, paymentTitle);
}

/** Wrong PINs: as many as are evaluated in a day. */
const wrongPins = ({ pin }: IssuedGiftCard) =>
  ["0000", "0001", "0002", "0003", "0004", "0005"].filter((one) => one !== pin).slice(0, 5);

// All journeys share one network address, which may guess thirty times in a quarter of an hour.
test.beforeEach(() => storedRows("delete from rate_limit where subject like 'guesses %'"));

test("a guest pays all of an order with a gift card, whose number and PIN leave no trace [CHK-45] (AMB-206)", {
  tag: "@us-phone",
}, async ({ page, storeUrl }) => {
  const giftCard = await issueGiftCard(400_000);
  await beginAtPayment(page, storeUrl, { skus: [lamp], address: { ...chicago, email: newEmail("gift") } });
  await openGiftCardForm(page);
  await expectSoundPage(page);

  await applyGiftCard(page, giftCard);
  await expect(page.getByText("Nothing is left to pay.", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Card Number", { exact: true })).toHaveCount(0);
  await next(page, "Next: Review & Place Order");
  await expectStep(page, "Review and Place Order");
  await next(page, "Place Order");
  const number = await orderNumber(page);
  const [order] = await storedRows<{ total_cents: number; kind: string; amount_cents: number }>(
    `select o.total_cents, p.kind, p.amount_cents from customer_order o join order_payment p using (order_id)
     where o.order_number = $1`,
    [number],
  );
  expect(order).toMatchObject({ kind: "giftCard", amount_cents: order?.total_cents });
  expect(await balanceOf(giftCard)).toBe(400_000 - (order?.total_cents ?? 0));
  expect(tracesOf([giftCard.number])(await readBrowserStorage(page))).toBe(false);
});

test("a time-out before or after a gift card is applied loses nothing: another try applies it once [ERR-19]", {
  tag: ["@usModern-desktop", "@nightly"],
}, async ({ page, storeUrl, faults }) => {
  for (const fault of [/ApplyGiftCardTender/, /Failed to load resource/]) faults.allow(fault);
  const giftCard = await issueGiftCard(2_500);
  await beginAtPayment(page, storeUrl, { skus: [lamp], address: { ...chicago, email: newEmail("time-out") } });
  await openGiftCardForm(page);
  let sent = 0;
  await page.route("**/ReactCheckout/ApplyGiftCardTender", async (route) => {
    sent += 1;
    // The first request is lost, then the response to the second.
    if (sent === 2) await route.fetch();
    if (sent < 3) await route.abort("timedout");
    else await route.continue();
  });
  await applyGiftCard(page, giftCard);
  const dialog = page.getByRole("dialog", { name: "Network Error" });
  await dialog.getByRole("button", { name: "Try Again" }).click();
  await expect.poll(() => sent).toBe(2);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("Gift cards are temporarily unavailable.")).toBeVisible();
  // The page has reloaded the summary: the lost response was a success.
  await expectApplied(page, giftCard, "$25.00");
  await page.getByRole("link", { name: "Try Again" }).click();
  await expect(page.getByLabel("Number on the Gift Card")).toHaveValue(giftCard.number);
  await page.getByRole("button", { name: "Apply Gift Card" }).click();
  await expect(page.getByText("already applied to your order").first()).toBeVisible();
  await expect(page.getByText(`Gift card ending in ${giftCard.number.slice(-4)}`)).toHaveCount(1);
  await page.getByRole("button", { name: `Remove Gift card ending in ${giftCard.number.slice(-4)}` }).click();
  await expect(page.getByText("Gift card ending in")).toHaveCount(0);
});

const toSignIn =
  "This gift card was entered with a wrong PIN too often. Sign in to use it, try again tomorrow, or pay another way.";

test("a gift card that was tried with five wrong PINs says to sign in, and its input stays (AMB-286)", {
  tag: "@us-desktop",
}, async ({ page, storeUrl, faults }) => {
  faults.allow(/answered 429/);
  faults.allow(/status of 429/);
  const giftCard = await issueGiftCard(2_500);
  await beginAtPayment(page, storeUrl, { skus: [lamp], address: { ...chicago, email: newEmail("tried") } });
  await openGiftCardForm(page);
  for (const pin of wrongPins(giftCard)) {
    await applyGiftCard(page, { ...giftCard, pin });
    await expect(page.getByLabel("Number on the Gift Card")).toHaveAccessibleDescription(/can't find a gift card/);
  }
  await applyGiftCard(page, giftCard);
  const dialog = page.getByRole("dialog", { name: "Please Try Again Later" });
  await expect(dialog).toContainText(toSignIn);
  await dialog.getByRole("button", { name: "Not Now" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel("Number on the Gift Card")).toHaveValue(giftCard.number);
});

test("an account pays with a certificate, a gift card and two rewards cards, to the cent [PAY-18] [CART-05] (AMB-016)", {
  tag: "@us-desktop",
}, async ({ page, storeUrl }) => {
  test.slow();
  const { email, password } = await openRewardsAccount();
  const giftCard = await issueGiftCard(8_317);
  await page.goto(`${storeUrl}/account/login`);
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
  // A sofa of $1,899.00, delivered in the home for $99.00, with $168.06 of tax.
  await page.goto(`${storeUrl}/product/${sofa}`);
  await addToCart(page);
  await walkToPayment(page, { ...chicago, email: "" }, async () => {
    await expectScripts(page);
    await page.getByRole("button", { name: "Checkout Now" }).click();
  });

  await page.locator("#tender-certificate > summary").click();
  await page.getByRole("button", { name: /^Apply certificate ending in/ }).click();
  await expect(page.getByText(/^Reward certificate ending in/)).toBeVisible();
  await applyGiftCard(page, giftCard);
  await expectApplied(page, giftCard, "$83.17");
  await page.getByRole("link", { name: "Pay with two cards" }).click();
  const dialog = page.getByRole("dialog", { name: "Select Two Cards" });
  for (const lastFour of ["5673", "0017"]) await dialog.getByRole("checkbox", { name: new RegExp(lastFour) }).check();
  for (const code of await dialog.getByLabel("Security Code").all()) await code.fill("123");
  await dialog.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await next(page, "Next: Review & Place Order");
  await expectStep(page, "Review and Place Order");
  await next(page, "Place Order");
  const number = await orderNumber(page);
  const payments = await storedRows<{ kind: string; amount_cents: number; total_cents: number }>(
    `select p.kind, p.amount_cents, o.total_cents from order_payment p join customer_order o using (order_id)
     where o.order_number = $1 order by p.position`,
    [number],
  );
  expect(payments.map(({ kind }) => kind)).toEqual(["certificate", "giftCard", "card", "card"]);
  expect(payments.slice(0, 2).map(({ amount_cents: cents }) => cents)).toEqual([2_500, 8_317]);
  expect(payments[0]?.total_cents).toBe(216_606);
  expect(payments.reduce((sum, { amount_cents: cents }) => sum + cents, 0)).toBe(216_606);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest pays with a gift card, after a wrong PIN, and the store's card, with its offer [CALL-048, PAY-25] (AMB-206)", {
    tag: ["@caModern-phone", "@nightly"],
  }, async ({ page, storeUrl, faults }) => {
    for (const fault of [/failed: GET .*\/assets\/.*\.js$/, /answered 422/, /status of 422/]) faults.allow(fault);
    const giftCard = await issueGiftCard(3_000, "CA");
    const email = newEmail("plain");
    await page.goto(`${storeUrl}/product/${lamp}`);
    await addToCart(page);
    await walkToPayment(page, { ...toronto, email }, () => enterPlainly(page));

    await applyGiftCard(page, { ...giftCard, pin: giftCard.pin === "0000" ? "0001" : "0000" });
    await expect(page.getByText("We can't find a gift card with this number and PIN.").first()).toBeVisible();
    await expect(page.getByLabel("Number on the Gift Card")).toHaveValue("");
    await applyGiftCard(page, giftCard);
    await expectApplied(page, giftCard, "$30.00");
    await page.getByRole("button", { name: `Remove Gift card ending in ${giftCard.number.slice(-4)}` }).click();
    await expect(page.getByText("Gift card ending in")).toHaveCount(0);
    await applyGiftCard(page, giftCard);
    await expectApplied(page, giftCard, "$30.00");

    await page.getByLabel("Card Number").fill("9002 0000 0000 0009");
    await next(page, "Next: Review & Place Order");
    const offer = page.getByRole("group", { name: "Please select an offer" });
    await offer.getByRole("radio", { name: /^Finance/ }).check();
    await next(page, "Next: Review & Place Order");
    await expectStep(page, "Review and Place Order");
    await next(page, "Place Order");
    const number = await orderNumber(page);
    const payments = await storedRows<{ kind: string; amount_cents: number; last_four: string }>(
      `select p.kind, p.amount_cents, p.last_four from order_payment p join customer_order o using (order_id)
       where o.order_number = $1 order by p.position`,
      [number],
    );
    expect(payments.map(({ kind }) => kind)).toEqual(["giftCard", "card"]);
    expect(payments[0]?.amount_cents).toBe(3_000);
    expect(payments[1]?.last_four).toBe("0009");
    expect(await balanceOf(giftCard)).toBe(0);
  });

  test("a browser that used a gift card goes on after five wrong PINs, and another one is told to sign in (AMB-286)", {
    tag: ["@usModern-phone", "@deep"],
  }, async ({ page, browser, storeUrl, faults }) => {
    test.slow();
    for (const fault of [/failed: GET .*\/assets\/.*\.js$/, /answered 422/, /status of 422/]) faults.allow(fault);
    const giftCard = await issueGiftCard(2_500);
    const lastFour = giftCard.number.slice(-4);
    const enter = async (shopper: Page) => {
      await shopper.goto(`${storeUrl}/product/${lamp}`);
      await addToCart(shopper);
      const address = { ...chicago, email: newEmail("used") };
      await walkToPayment(shopper, address, () => enterPlainly(shopper));
    };
    await enter(page);
    await applyGiftCard(page, giftCard);
    await expectApplied(page, giftCard, "$25.00");
    await page.getByRole("button", { name: `Remove Gift card ending in ${lastFour}` }).click();
    await expect(page.getByText("Gift card ending in")).toHaveCount(0);
    for (const pin of wrongPins(giftCard)) {
      await applyGiftCard(page, { ...giftCard, pin });
      await expect(page.getByText("We can't find a gift card with this number and PIN.").first()).toBeVisible();
      // The next response has the same text.
      await page.goto(`${storeUrl}/checkout/paymentandbilling`);
    }
    const stranger = await browser.newContext({ javaScriptEnabled: false });
    const strangersPage = await stranger.newPage();
    await enter(strangersPage);
    await applyGiftCard(strangersPage, giftCard);
    await expect(strangersPage.getByRole("alert").filter({ hasText: toSignIn })).toBeVisible();
    await expect(strangersPage.getByText("Nothing you entered is lost")).toHaveCount(0);
    await stranger.close();

    await applyGiftCard(page, giftCard);
    await expectApplied(page, giftCard, "$25.00");
  });
});

/** From the cart into the checkout, past the page that offers to sign in. */
async function enterPlainly(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Checkout Now" }).click();
  await page.getByRole("link", { name: "Continue as Guest" }).click();
}
