import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { openCart } from "./set-up/cart.ts";
import { expect, test } from "./set-up/journey.ts";
import { checkOutAsGuest, chicago, fillAddress, fillCard } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";

const email = "two-countries@example.com";

test("a country changed in another tab is reported at the next submission, loses no input and orders nothing the shopper has not seen", {
  tag: ["@us-desktop", "@nightly"],
}, async ({ page, context, storeUrl }) => {
  // Two tabs, and all steps but the last one, twice.
  test.slow();
  await openCart(page, storeUrl, [{ Sku: sampleSkus.lamp }]);
  const other = await context.newPage();
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const summary = page.getByRole("region", { name: "Order summary" });
  const alert = (text: string) => page.getByRole("alert").filter({ hasText: text });

  // While the address is typed: the form becomes that of the new country.
  await checkOutAsGuest(page);
  await fillAddress(page, { ...chicago, email });
  await shipTo(other, storeUrl, "France");
  await press("Next");
  await expect(alert("The country of your order is now France. Please check your address.")).toBeVisible();
  await expect(page.getByText("Your order goes to France.")).toBeVisible();
  await expect(page.getByLabel("Address 1")).toHaveValue(chicago.address1);
  await expect(page.getByLabel("Email Address")).toHaveValue(email);
  await expect(summary).toContainText("$198.95");
  await expect(page).toHaveURL(/\/checkout\/shipping$/);
  await page.getByLabel("City").fill("Paris");
  await page.getByLabel("State or Region").fill("");
  await page.getByLabel("Postal Code").fill("75001");
  await press("Next");
  await expect(page.getByText("International Delivery").first()).toBeVisible();

  // The next step returns to the address with the reason, and with the earlier input for this country.
  await shipTo(other, storeUrl, "United States");
  await press("Next: Payment");
  await expect(page).toHaveURL(/\/checkout\/shipping$/);
  await expect(alert("Please enter your shipping address first.")).toBeVisible();
  await expect(page.getByLabel("City")).toHaveValue(chicago.city);
  await expect(page.getByLabel("ZIP Code")).toHaveValue(chicago.postalCode);
  await press("Next");
  await expect(page).toHaveURL(/\/checkout\/shippingandgiftoptions$/);
  await press("Next: Payment");
  await expect(page).toHaveURL(/\/checkout\/paymentandbilling$/);
  await fillCard(page, "4111 1111 1111 1111");
  await press("Next: Review & Place Order");
  await expect(page).toHaveURL(/\/checkout\/review$/);

  // At the last submission, nothing is ordered that the shopper has not seen.
  await shipTo(other, storeUrl, "France");
  await press("Place Order");
  await expect(page).toHaveURL(/\/checkout\/shipping$/);
  await expect(alert("Please enter your shipping address first.")).toBeVisible();
  await expect(page.getByText("Your order goes to France.")).toBeVisible();
  // When the order goes to that country again, the saved address is used again.
  await shipTo(other, storeUrl, "United States");
  await page.reload();
  await expect(page.getByLabel("Address 1")).toHaveValue(chicago.address1);
  await press("Next");
  await expect(page).toHaveURL(/\/checkout\/shippingandgiftoptions$/);
  expect(await storedRows("select 1 from customer_order where email = $1", [email])).toEqual([]);
});

/** Chooses a country on its own page, as another tab of the same browser. */
async function shipTo(tab: Page, storeUrl: string, country: string): Promise<void> {
  await tab.goto(`${storeUrl}/ship-to?from=/browse/rugs`);
  await tab.getByLabel("Country").selectOption(country);
  await tab.getByRole("button", { name: "Save" }).click();
  await expect(tab).toHaveURL(/\/browse\/rugs$/);
}
