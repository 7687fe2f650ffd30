import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { openCart } from "./set-up/cart.ts";
import { expect, test } from "./set-up/journey.ts";

test("a printed cart shows its lines and totals, without popups and form fields", {
  tag: "@us-desktop",
}, async ({ page, storeUrl }) => {
  await openCart(page, storeUrl, [{ Sku: sampleSkus.lamp }]);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Delivery information for Beacon Table Lamp" }).click();
  await expect(page.getByRole("dialog", { name: "Delivery Information" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const part of ["popup", "donation"]) await expect(page.locator(`[data-part="${part}"]`)).toBeHidden();
  for (const label of ["ZIP Code", "Promo Code"]) await expect(page.getByLabel(label, { exact: true })).toBeHidden();
  for (const text of ["Beacon Table Lamp", "Order summary", "Total before tax"])
    await expect(page.locator("main").getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(1);
});
