import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { beginAtPayment } from "./set-up/begin-at-step.ts";
import { expect, expectScriptsState, test } from "./set-up/journey.ts";
import { newEmail } from "./set-up/new-email.ts";
import { chicago, fillAddress, fillCard, orderNumber, toronto } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";
import { issueGiftCard } from "./set-up/tenders.ts";

const { lamp } = sampleSkus;

const next = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const toReview = (page: Page) => next(page, "Next: Review & Place Order");
const expectStep = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();

// All journeys share one network address, which may guess thirty times in a quarter of an hour.
test.beforeEach(() => storedRows("delete from rate_limit where subject like 'guesses %'"));

/** From the first step to the payment step. */
async function walkToPayment(page: Page, address: typeof chicago): Promise<void> {
  await fillAddress(page, address);
  await next(page, "Next");
  await expectStep(page, "Shipping and Gift Options");
  await next(page, "Next: Payment");
  await expectStep(page, "Payment and Billing");
}

/** Types into the field of a section, and does not apply it. */
async function type(page: Page, section: "giftCard" | "promo", label: string, text: string): Promise<void> {
  const details = page.locator(`#tender-${section}`);
  if ((await details.getAttribute("open")) === null) await details.locator("summary").click();
  await page.getByRole("textbox", { name: label, exact: true }).fill(text);
}
const typePromo = (page: Page, code: string) => type(page, "promo", "Promo Code", code);

const orderOf = (number: string) =>
  storedRows<{ discount_cents: number; kinds: string[] }>(
    `select discount_cents, (select array_agg(kind order by position) from order_payment p where p.order_id = o.order_id)
       as kinds from customer_order o where order_number = $1`,
    [number],
  );

test("a promo code and a gift card that are typed and not applied pay the order at Next, after a refused code (AMB-293)", {
  tag: "@us-phone",
}, async ({ page, storeUrl }) => {
  const giftCard = await issueGiftCard(2_000);
  await beginAtPayment(page, storeUrl, { skus: [lamp], address: { ...chicago, email: newEmail("typed") } });
  await fillCard(page, "4111 1111 1111 1111");
  await typePromo(page, "NOSUCHCODE");
  await page.locator("#tender-promo > summary").click();
  await toReview(page);
  const promo = page.getByRole("textbox", { name: "Promo Code" });
  await expect(promo).toHaveAccessibleDescription(/do not know this/);
  await expect(promo).toBeVisible();
  await expectStep(page, "Payment and Billing");

  await promo.fill("LAMPS20");
  await type(page, "giftCard", "Number on the Gift Card", giftCard.number);
  await type(page, "giftCard", "PIN", giftCard.pin);
  await toReview(page);
  await expectStep(page, "Review and Place Order");
  await expect(page.getByText(`Gift card ending in ${giftCard.number.slice(-4)}`)).toBeVisible();
  await next(page, "Place Order");
  const [order] = await orderOf(await orderNumber(page));
  expect(order?.discount_cents).toBeGreaterThan(0);
  expect(order?.kinds).toEqual(["giftCard", "card"]);
});

test("a promo code is applied at Next although the script of its section does not load (AMB-293)", {
  tag: ["@usModern-desktop", "@nightly"],
}, async ({ page, storeUrl, faults }) => {
  faults.allow(/tender-forms-/);
  faults.allow(/Failed to (fetch dynamically imported module|load resource)/);
  await beginAtPayment(page, storeUrl, { skus: [lamp], address: { ...chicago, email: newEmail("no-section") } });
  await page.route("**/assets/tender-forms-*.js", (route) => route.abort());
  await page.reload();
  await expectScriptsState(page, "running");
  await fillCard(page, "4111 1111 1111 1111");
  await typePromo(page, "LAMPS20");
  await toReview(page);
  await expectStep(page, "Review and Place Order");
  await expect(page.getByText("Discount (LAMPS20)")).toBeAttached();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a promo code that is typed and not applied is applied at Next, and a refused one keeps the page (AMB-293)", {
    tag: "@caModern-desktop",
  }, async ({ page, storeUrl, faults }) => {
    for (const fault of [/failed: GET .*\/assets\/.*\.js$/, /answered 422/, /status of 422/]) faults.allow(fault);
    await page.goto(`${storeUrl}/product/${lamp}`);
    await page.getByRole("button", { name: /^add( to cart)?$/i }).click();
    await next(page, "Checkout Now");
    await page.getByRole("link", { name: "Continue as Guest" }).click();
    await walkToPayment(page, { ...toronto, email: newEmail("plainly-typed") });

    await typePromo(page, "NOSUCHCODE");
    await fillCard(page, "4111 1111 1111 1111");
    await toReview(page);
    await expectStep(page, "Payment and Billing");
    const promo = page.getByRole("textbox", { name: "Promo Code" });
    await expect(promo).toHaveAccessibleDescription(/do not know this/);
    await expect(promo).toBeVisible();
    await expect(promo).toHaveValue("NOSUCHCODE");

    await promo.fill("LAMPS20");
    await fillCard(page, "4111 1111 1111 1111");
    await toReview(page);
    await expectStep(page, "Review and Place Order");
    await expect(page.getByText("Discount (LAMPS20)")).toBeAttached();
    await next(page, "Place Order");
    const [order] = await orderOf(await orderNumber(page));
    expect(order?.discount_cents).toBeGreaterThan(0);
    expect(order?.kinds).toEqual(["card"]);
  });
});
