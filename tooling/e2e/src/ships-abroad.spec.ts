import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expect, expectStableLayout, test } from "./set-up/journey.ts";
import { addToCart, fillCard, orderNumber } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";

const fronts = [
  {
    name: "US",
    own: "United States",
    currency: "US dollars",
    country: "France",
    code: "FRA",
    tag: ["@us-desktop", "@nightly"],
    ids: "[CHK-30]",
  },
  {
    name: "Canadian",
    own: "Canada",
    currency: "Canadian dollars",
    country: "Japan",
    code: "JPN",
    tag: ["@caModern-phone", "@nightly"],
    ids: "[CHK-30, ADDR-04]",
  },
] as const;

/** Chooses a country as the page offers it: in the bar's popup, or from a phone's menu on a separate page. */
async function shipTo(page: Page, { from, country, isMobile }: { from: string; country: string; isMobile: boolean }) {
  const header = page.getByRole("banner");
  if (isMobile) await header.getByRole("button", { name: "Menu", exact: true }).tap();
  await header
    .getByRole("link", { name: `Ship to: ${from}` })
    .filter({ visible: true })
    .click();
  await expect(page.getByText(/prices stay in/)).toBeVisible();
  await page.getByLabel("Country").selectOption(country);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  // A popup that is fading out would fail the check of contrast.
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

for (const { name, own, currency, country, code, tag, ids } of fronts)
  test(`a guest of the ${name} site sends an order abroad ${ids}`, { tag: [...tag] }, async ({
    page,
    storeUrl,
    isMobile,
  }) => {
    // Eight pages.
    test.slow();
    await page.goto(`${storeUrl}/product/${sampleSkus.lamp}`);
    await addToCart(page);
    await page.goto(`${storeUrl}/product/${sampleSkus.sofa}`);
    await addToCart(page);

    // Before hydration the link opens the page on a wide screen, too.
    await page.waitForLoadState("networkidle");
    await shipTo(page, { from: own, country, isMobile });
    await expect(page).toHaveURL(/\/checkout\/cart$/);
    await expect(page.getByText(`Your order goes to ${country}.`)).toBeVisible();
    const sofa = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /Harbor Sofa/ }) });
    await expect(sofa.getByText("This item cannot be sent abroad. Please remove it to go on.")).toBeVisible();
    await expect(page.getByLabel(/^(ZIP|Postal) Code/)).toHaveCount(0);
    await expect(page.getByRole("radio", { name: /Pick up/ })).toHaveCount(0);
    await expectStableLayout(page);
    await sofa.getByRole("button", { name: /^Remove/ }).click();
    await expect(sofa.getByText("Removed from your cart")).toBeVisible();

    // Outside the United States the sign-in is not offered.
    await page.getByRole("button", { name: "Checkout Now" }).click();
    await expect(page).toHaveURL(/\/checkout\/shipping$/);
    await expect(page.getByText(`Your order goes to ${country}.`)).toBeVisible();
    await expectStableLayout(page);
    await page.getByLabel("First Name").fill("Yuki");
    await page.getByLabel("Last Name").fill("Martin");
    await page.getByLabel("Address 1").fill("12 rue de Rivoli");
    await page.getByLabel("City").fill("Paris");
    await page.getByLabel("Phone Number").fill("+33 1 23 45 67 89");
    await page.getByLabel("Email Address").fill("yuki@example.com");
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(page).toHaveURL(/\/checkout\/shippingandgiftoptions$/);
    await expect(page.getByText("International Delivery").first()).toBeVisible();
    await page.getByRole("button", { name: "Next: Payment" }).click();
    await expect(page).toHaveURL(/\/checkout\/paymentandbilling$/);
    await fillCard(page, "4111 1111 1111 1111");
    await page.getByRole("button", { name: "Next: Review & Place Order" }).click();
    await expect(page).toHaveURL(/\/checkout\/review$/);
    await expect(page.getByText(country, { exact: true }).first()).toBeVisible();
    await page.getByRole("button", { name: "Place Order" }).click();

    const number = await orderNumber(page);
    await expect(page.getByText(country, { exact: true }).first()).toBeVisible();
    await expectStableLayout(page);
    const [order] = await storedRows<{ order_id: string; tax_cents: number; shipping_cents: number }>(
      "select order_id, tax_cents, shipping_cents from customer_order where order_number = $1",
      [number],
    );
    expect(order).toMatchObject({ tax_cents: 0, shipping_cents: currency === "US dollars" ? 4995 : 5995 });
    expect(
      await storedRows("select address from order_recipient where order_id = $1", [order?.order_id]),
    ).toMatchObject([{ address: { country: code, state: "", postalCode: "" } }]);
  });

test("the country can be changed before scripts run, and changed back to the site's own [CART-09]", {
  tag: "@us-desktop",
}, async ({ browser, storeUrl, isMobile }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${storeUrl}/browse/rugs`);
  await shipTo(page, { from: "United States", country: "France", isMobile });
  await expect(page).toHaveURL(`${storeUrl}/browse/rugs`);
  await shipTo(page, { from: "France", country: "United States", isMobile });
  await expect(page).toHaveURL(`${storeUrl}/browse/rugs`);
  await expect(page.getByRole("link", { name: "Ship to: United States", includeHidden: true }).first()).toBeAttached();
  await page.close();
});
