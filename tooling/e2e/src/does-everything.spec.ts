import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { createAccount, signIn } from "./set-up/account.ts";
import { expect, expectScripts, test } from "./set-up/journey.ts";
import { newEmail } from "./set-up/new-email.ts";
import { chicago, fillAddress, fillCard, orderNumber, type TypedAddress, toronto, viewCart } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";

const { lamp, sofa, towels } = sampleSkus;
const addButton = /^add( to cart)?$/i;

/** From the home page through a category to a product, which goes into the cart. */
async function browseAndAdd(page: Page, storeUrl: string): Promise<void> {
  await page.goto(`${storeUrl}/browse/table-lamps`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Beacon Table Lamp/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /Beacon Table Lamp/ })).toBeVisible();
  await page.getByRole("button", { name: addButton }).click();
  await viewCart(page);
}

async function personalize(page: Page, storeUrl: string): Promise<void> {
  await page.goto(`${storeUrl}/product/${towels}`);
  await expectScripts(page);
  await page.getByText("Embroidery (optional)").click();
  const text = page.getByRole("group", { name: "Embroidery", exact: true }).getByRole("textbox", { name: "Text" });
  await text.fill("Ada & Bo");
  await page.getByRole("button", { name: addButton }).click();
  await viewCart(page);
  await expect(page.getByText(/Personalized: “Ada & Bo”/)).toBeVisible();
}

async function orderSwatch(page: Page, storeUrl: string, { city, region, postalCode }: TypedAddress): Promise<void> {
  await page.goto(`${storeUrl}/free-swatches?sku=${sofa}`);
  await expectScripts(page);
  const swatch = page
    .getByRole("main")
    .getByRole("checkbox", { name: /^Oat Linen/ })
    .first();
  await swatch.check();
  const street = `${Math.floor(Math.random() * 1e9)} Mill Rd`;
  await fillAddress(page, { ...chicago, address1: street, city, region, postalCode, email: newEmail("swatch") });
  await page.getByRole("button", { name: "Send Swatches" }).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
}

async function toReview(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Next: Payment" }).click();
  await fillCard(page, "4111 1111 1111 1111");
  await page.getByRole("button", { name: "Next: Review & Place Order" }).click();
  await page.getByRole("button", { name: "Place Order", exact: true }).click();
  await orderNumber(page);
}

test("a guest browses, adds, personalizes, orders a swatch, is asked to sign in for a registry, and checks out [SITE-03]", {
  tag: ["@usModern-phone", "@deep"],
}, async ({ page, storeUrl }) => {
  test.slow();
  const email = newEmail("guest");
  await browseAndAdd(page, storeUrl);
  await personalize(page, storeUrl);
  await orderSwatch(page, storeUrl, chicago);
  await page.goto(`${storeUrl}/product/${lamp}`);
  await expectScripts(page);
  await page.getByRole("button", { name: "Add to Registry", exact: true }).click();
  await expect(page.getByRole("form", { name: "Sign in" })).toBeVisible();

  await page.goto(`${storeUrl}/checkout/cart`);
  await expectScripts(page);
  await page.getByRole("button", { name: "Checkout Now" }).click();
  await page.getByRole("button", { name: "Guest Checkout" }).click();
  await fillAddress(page, { ...chicago, email });
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await toReview(page);
  const ordered = "select sku from order_line join customer_order using (order_id) where email = $1 order by sku";
  expect(await storedRows(ordered, [email])).toEqual([{ sku: lamp }, { sku: towels }]);
});

test("a customer signs in, browses, adds, personalizes, orders a swatch, adds to a registry, and checks out [SITE-03, SITE-05]", {
  tag: "@ca-desktop",
}, async ({ page, storeUrl }) => {
  test.slow();
  const email = await createAccount();
  await storedRows(
    `insert into registry (registry_id, account_id, site, name, registry_type, event_date, created_at, share_code)
     values (gen_random_uuid()::text, $1, 'CA', 'Tess and Sam', 'hw', '2030-06-12', now(), gen_random_uuid()::text)`,
    [email],
  );
  await signIn(page, email, `${storeUrl}/account`);
  await browseAndAdd(page, storeUrl);
  await personalize(page, storeUrl);
  await orderSwatch(page, storeUrl, toronto);
  await page.goto(`${storeUrl}/product/${lamp}`);
  await expectScripts(page);
  await page.getByRole("button", { name: "Add to Registry", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "1 item added to your registry" })).toBeVisible();
  const wanted = `select sku from registry_item join registry using (registry_id) where account_id = $1`;
  expect(await storedRows(wanted, [email])).toEqual([{ sku: lamp }]);

  await page.goto(`${storeUrl}/checkout/cart`);
  await expectScripts(page);
  await page.getByRole("button", { name: "Checkout Now" }).click();
  await fillAddress(page, { ...toronto, email: "" });
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await toReview(page);
  const ordered = "select sku from order_line join customer_order using (order_id) where email = $1 order by sku";
  expect(await storedRows(ordered, [email])).toEqual([{ sku: lamp }, { sku: towels }]);
});
