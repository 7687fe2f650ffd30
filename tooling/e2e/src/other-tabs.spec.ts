import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { createAccount, signIn } from "./set-up/account.ts";
import { openCart } from "./set-up/cart.ts";
import { expect, expectScripts, expectStableLayout, test } from "./set-up/journey.ts";

const { diningTable, lamp } = sampleSkus;

/** What a browser tells a page whose tab is shown again. */
const showAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

test("the header follows what another tab does to the cart, the country and the account", {
  tag: ["@us-desktop", "@deep"],
}, async ({ page, context, storeUrl }) => {
  const email = await createAccount();
  const header = page.getByRole("banner");
  await page.goto(storeUrl);
  await expectScripts(page);
  const other = await context.newPage();

  await openCart(other, storeUrl, [{ Sku: lamp, Quantity: 2 }]);
  await showAgain(page);
  await expect(header.getByRole("link", { name: "Cart, 2 items" })).toContainText("Cart2");

  await other.goto(`${storeUrl}/ship-to?from=/stores`);
  await other.getByLabel("Country").selectOption("France");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other).toHaveURL(/\/stores$/);
  await expect(header.getByText("France")).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Stores" }).first().click();
  await expect(page).toHaveURL(/\/stores$/);
  await expect(header.getByText("France")).not.toHaveCount(0);

  await signIn(other, email, `${storeUrl}/account`);
  await showAgain(page);
  await expect(header.getByText("Hi, Tess")).not.toHaveCount(0);
  await page.goto(`${storeUrl}/account`);
  await expectScripts(page);
  await other.goto(`${storeUrl}/account/sign-out`);
  await other.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await expect(other.getByRole("banner").getByText("Hi, Tess")).toHaveCount(0);
  // What the page shows belongs to the account.
  await showAgain(page);
  await expect(page).toHaveURL(/\/account\/login\?/);
  await expect(page.getByText(email)).toHaveCount(0);
  await expect(header.getByText("Hi, Tess")).toHaveCount(0);
  await expectStableLayout(page);
});

test("the cart and the header follow an add of another tab that is on the screen as well", {
  tag: ["@usModern-desktop", "@deep"],
}, async ({ page, context, storeUrl }) => {
  await openCart(page, storeUrl, [{ Sku: lamp }]);
  await expectScripts(page);
  const reading = await context.newPage();
  await reading.goto(`${storeUrl}/stores`);
  await expect(reading.getByRole("banner").getByRole("link", { name: "Cart, 1 item", exact: true })).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${storeUrl}/product/${diningTable}`);
  await other.getByRole("main").getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(page.getByRole("main").getByRole("heading", { level: 2, name: "Quarry Dining Table" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
  await expect(reading.getByRole("banner").getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
});

test("Back after signing out greets nobody, and shows the cart of a guest", { tag: "@caModern-phone" }, async ({
  page,
  storeUrl,
  isMobile,
}) => {
  const email = await createAccount();
  await signIn(page, email, `${storeUrl}/stores`);
  const header = page.getByRole("banner");
  await expect(header.getByText("Hi, Tess")).not.toHaveCount(0);
  if (isMobile) await header.getByRole("button", { name: "Menu", exact: true }).click();
  else await header.getByRole("button", { name: "Hi, Tess" }).click();
  await header.getByRole("button", { name: "Sign Out" }).filter({ visible: true }).click();
  await expect(page).toHaveURL(`${storeUrl}/`);
  await page.goBack();
  await expect(page).toHaveURL(/\/stores$/);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(page.getByText("Hi, Tess")).toHaveCount(0);
});
