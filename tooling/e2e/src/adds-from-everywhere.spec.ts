import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expectPart } from "./set-up/cart.ts";
import { expect, expectScripts, expectSoundPage, test } from "./set-up/journey.ts";
import { viewCart } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";

const { armchair, bookcase, chairMadeToOrder, donation, floorLamp, giftCard, lamp, mirror, servingBowl, sofa, towels } =
  sampleSkus;
const addButton = /^add( to cart)?$/i;
const popup = (page: Page) => page.getByRole("dialog", { name: "1 item added to your cart" });
const cart = (page: Page) => page.getByRole("list", { name: "Items in your cart" });

interface AddRecordRow {
  add_record: { place?: string; url?: string; position?: number };
}

test("a bookcase is added with its installation, from the page and from the confirmation [CONF-03, CONF-14]", {
  tag: "@usModern-phone",
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/product/${bookcase}`);
  await expectScripts(page);
  await page.getByRole("checkbox", { name: /^Add installation: .*\$99\.00 per item$/ }).check();
  await page.getByRole("button", { name: addButton }).click();
  await expect(popup(page)).toContainText("Installation is included in your cart: $99.00 per item");
  await popup(page).getByRole("button", { name: "Continue Shopping" }).click();
  await page.getByRole("checkbox", { name: /^Add installation/ }).uncheck();
  await page.getByRole("button", { name: addButton }).click();
  await popup(page).getByRole("button", { name: "Add installation for Atlas Bookcase" }).click();
  await expect(popup(page)).toContainText("Installation is included in your cart: $99.00 per item");
  await expectSoundPage(page);
  await viewCart(page);
  await expect(cart(page).getByRole("listitem")).toHaveCount(2);
  await expect(cart(page).getByText("Assembly and wall fastening: $99.00 per item")).toHaveCount(2);
});

test("a lamp is picked up at the store nearest to a typed code, also after Back [CONF-14]", {
  tag: "@us-desktop",
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/product/${lamp}`);
  await expectScripts(page);
  await page.getByRole("textbox", { name: "Deliver to ZIP Code" }).fill("10001");
  await page.getByRole("button", { name: "See delivery date" }).click();
  const delivery = page.getByRole("region", { name: "Delivery and pickup" });
  await expect(delivery).toContainText(/Delivery: Free\. Arrives .* to 10001\./);
  await expect(delivery).toContainText("New York, Spring Court");
  await page.getByRole("radio", { name: "Pick up at a store" }).check();
  await page.getByRole("button", { name: addButton }).click();
  await viewCart(page);
  await expect(cart(page)).toContainText("New York, Spring Court");
  await page.goBack();
  await expect(delivery).toContainText("to 10001.");
});

test("a lamp of a list is added by its card, once for a double press, and others lead to their choices [CONF-24, CALL-090]", {
  tag: "@ca-phone",
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/browse/floor-lamps`);
  await expectScripts(page);
  const results = page.getByRole("region", { name: "Results" });
  const add = results.getByRole("button", { name: "Add Heron Floor Lamp", exact: true });
  // Until then its form is posted, and the cart confirms the add.
  await expectPart(page, "page-extras");
  await add.dblclick();
  await expect(popup(page)).toContainText("Heron Floor Lamp");
  await expect(popup(page)).toContainText("Your Cart: 1 item");
  await expectSoundPage(page);
  const rows = await storedRows<AddRecordRow>(
    `select add_record from basket_line where sku = '${floorLamp}' and add_record->>'place' = 'Listing'`,
  );
  expect(rows).toContainEqual({
    add_record: { place: "Listing", url: "/browse/floor-lamps", position: 1, totalPositions: 2 },
  });
  await popup(page).getByRole("link", { name: "View Cart & Checkout" }).click();
  await expect(cart(page)).toContainText("Heron Floor Lamp");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto(`${storeUrl}/browse/sofas`);
  await expect(results.getByRole("link", { name: "Choose options of Harbor Sofa" })).toHaveAttribute(
    "href",
    /^\/product\//,
  );
});

test("final sale is asked for by the page, and a direct call without it adds nothing [CONF-09, CONF-11]", {
  tag: "@caModern-desktop",
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/product/${mirror}`);
  await expectScripts(page);
  const answer = await page.evaluate(async (sku) => {
    const body = JSON.stringify({ items: [{ Sku: sku }] });
    const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
    const response = await fetch("/Cart/AddItems", { method: "POST", headers, body });
    return (await response.json()) as { isSuccess: boolean; errorCode?: string };
  }, mirror);
  expect(answer).toMatchObject({ isSuccess: false, errorCode: "TermsNotAccepted" });
  await page.getByRole("button", { name: addButton }).click();
  const terms = page.getByRole("dialog", { name: "Final Sale" });
  await terms.getByRole("button", { name: /^Accept/ }).click();
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(cart(page)).toContainText("Porthole Mirror");
});

test("name, price and Add are in the first screens of every kind of product", { tag: ["@us-phone", "@deep"] }, async ({
  page,
  storeUrl,
}) => {
  const skus = [sofa, lamp, towels, chairMadeToOrder, bookcase, giftCard, donation, armchair, servingBowl, mirror];
  const bottomOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY);
  const add = '[data-part="add-to-cart-row"] button[type="submit"]';
  for (const [width, height, screens] of [
    [390, 844, 1.5],
    [1440, 900, 1],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const sku of skus) {
      await page.goto(`${storeUrl}/product/${sku}`);
      await expectScripts(page);
      expect(await bottomOf(add), `Add of ${sku} at ${width}`).toBeLessThanOrEqual(height * screens);
      expect(await bottomOf("h1"), `name of ${sku} at ${width}`).toBeLessThanOrEqual(height);
      const own = page.locator(add);
      await own.evaluate((button) => button.scrollIntoView({ block: "center" }));
      await expect(own).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-part="buy-bar"]')).toBeHidden();
    }
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a card adds, and a product page adds with installation [CONF-14, CALL-090]", { tag: "@us-phone" }, async ({
    page,
    storeUrl,
    faults,
  }) => {
    faults.allow(/failed: GET .*\/assets\/.*\.js$/);
    await page.goto(`${storeUrl}/browse/floor-lamps`);
    await page.getByRole("button", { name: "Add Heron Floor Lamp", exact: true }).click();
    await expect(page).toHaveURL(/\/checkout\/cart$/);
    await page.goto(`${storeUrl}/product/${bookcase}`);
    await page.getByRole("checkbox", { name: /^Add installation/ }).check();
    await page.getByRole("button", { name: addButton }).click();
    await expect(cart(page)).toContainText("Assembly and wall fastening: $99.00 per item");
    await expect(cart(page)).toContainText("Heron Floor Lamp");
  });
});
