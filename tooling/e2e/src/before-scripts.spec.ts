import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { openCart } from "./set-up/cart.ts";
import { holdScripts } from "./set-up/hold-scripts.ts";
import { expect, test } from "./set-up/journey.ts";

const { lamp, sofa } = sampleSkus;

test("a checkbox and a menu used before the scripts have loaded keep their state, and the list is filtered", {
  tag: ["@ca-phone", "@one-brand"],
}, async ({ page, storeUrl, isMobile }) => {
  const { release } = await holdScripts(page);
  await page.goto(`${storeUrl}/browse/living-room`, { waitUntil: "commit" });
  const main = page.getByRole("main");
  if (isMobile) await main.locator("summary", { hasText: "Filter & Sort" }).click();
  await main
    .getByRole("checkbox", { name: /in stock/i })
    .first()
    .check();
  release();
  await expect(page).toHaveURL(/availability=/);
  await expect(main.getByRole("checkbox", { name: /in stock/i }).first()).toBeChecked();
});

test("the first tap on the details of a fabric opens its sheet, although the scripts come later [SECT-04]", {
  tag: ["@ca-phone", "@one-brand", "@deep"],
}, async ({ page, storeUrl }) => {
  const { release } = await holdScripts(page);
  await page.goto(`${storeUrl}/product/${sofa}`);
  await page.getByRole("main").getByRole("link", { name: "Details of Oat Linen" }).click();
  release();
  await expect(page.getByRole("dialog", { name: "Oat Linen" })).toBeVisible();
  await expect(page).toHaveURL(`${storeUrl}/product/${sofa}`);
});

test("a page whose scripts never load shows the controls for that case, and works", {
  tag: "@ca-desktop",
}, async ({ page, faults, storeUrl }) => {
  faults.allow(/\/assets\/.*\.js/);
  faults.allow(/Failed to load resource/);
  await openCart(page, storeUrl, [{ Sku: lamp }]);
  await page.goto(`${storeUrl}/checkout/cart`);
  await expect(page.getByRole("button", { name: "Update Cart" })).toBeHidden();
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.reload();
  await page.getByLabel(/^Quantity of/).fill("3");
  await page.getByRole("button", { name: "Update Cart" }).click();
  await expect(page.getByRole("link", { name: /Cart.*3/ })).toBeVisible();
  // An impatient shopper clicks twice.
  await page.getByRole("button", { name: /^Remove / }).dblclick();
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel(/^Quantity of/)).toHaveValue("3");
});
