import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expectCartScripts, expectSettled, lineOf, unfold } from "./set-up/cart.ts";
import { expect, expectScripts, test } from "./set-up/journey.ts";
import { chicago, proceedToReview } from "./set-up/shopper.ts";
import { toUntranslated, translatePages } from "./set-up/translate-pages.ts";

const lamp = "Beacon Table Lamp";

test("a guest buys in a page that the browser translates, and always sees the current numbers", {
  tag: ["@us-desktop", "@one-width", "@deep"],
}, async ({ page, storeUrl, faults }) => {
  test.slow();
  // A part of the page that was translated before React hydrated it is rendered again, and reported.
  faults.allow(/Minified React error #418/);
  await translatePages(page);
  await page.goto(`${storeUrl}/product/${sampleSkus.lamp}`);
  await expectScripts(page);
  await page.getByRole("combobox", { name: "Quantity" }).selectOption("2");
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
  const added = page.getByRole("dialog", { name: "2 items added to your cart" });
  const extras = added.getByRole("region", { name: "Extras and Essentials We Recommend" });
  await extras.getByRole("button", { name: /^Add / }).first().click();
  await expect(extras.getByRole("button", { name: /^Added / })).toBeDisabled();
  await expect(added).toContainText("Your Cart: 3 items");
  await added.getByRole("link", { name: "View Cart & Checkout" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
  await expectCartScripts(page);

  // The page's own texts: a changed number must not stay beside, or instead of, its successor.
  await expectTotal(page, storeUrl);
  await enter(page, "ZIP Code", "60614");
  await expect(page.getByText("Tax and delivery are now those of 60614.")).toBeVisible();
  await expectTotal(page, storeUrl);
  await unfold(page, "Add a promo code");
  await enter(page, "Promo Code", "TAKE25");
  await expect(page.getByText("Your promo code was applied.")).toBeVisible();
  await expectTotal(page, storeUrl);
  await page.getByRole("button", { name: "Remove promo code TAKE25" }).click();
  await expect(page.getByText("Your promo code was removed.")).toBeVisible();
  await expectTotal(page, storeUrl);
  await unfold(page, "Room to Grow Donation");
  await page.getByRole("button", { name: "Donate $5" }).click();
  await expect(page.getByText("Thank you. $5.00 was added to your cart.")).toBeVisible();
  await expectTotal(page, storeUrl);
  await enter(page, "Another amount, up to $500", "۳");
  await expect(page.getByText("Thank you. $3.00 was added to your cart.")).toBeVisible();
  await expectTotal(page, storeUrl);
  const quantity = page.getByLabel(`Quantity of ${lamp}`);
  await quantity.fill("۳");
  await quantity.press("Enter");
  await expect(quantity).toHaveValue("3");
  await expectTotal(page, storeUrl);
  await page.getByRole("button", { name: `Remove ${lamp}`, exact: true }).click();
  await expect(lineOf(page, lamp)).toContainText("Removed from your cart");
  await expectTotal(page, storeUrl);
  await page.getByRole("button", { name: `Undo removing ${lamp}` }).click();
  await expect(quantity).toHaveValue("3");
  await expectTotal(page, storeUrl);

  await proceedToReview(page, chicago, "4111 1111 1111 1111");
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(page).toHaveURL(/\/checkout\/confirmation\?orderId=/);
  await expect(page.getByRole("heading", { level: 1, name: "Order Confirmation" })).toBeVisible();
});

async function enter(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(text);
  await field.press("Enter");
}

/** The total on screen is the one that the service has. */
async function expectTotal(page: Page, origin: string): Promise<void> {
  await expectSettled(page);
  const answer = await page.request.get(`${origin}/Cart/GetCartJsx`, { maxRetries: 2 });
  const { cartData } = (await answer.json()) as { cartData: { orderSummary: { total: number } } };
  const total = page.locator("[data-total] dd");
  await expect
    .poll(async () => toUntranslated((await total.textContent()) ?? ""))
    .toBe(`$${(cartData.orderSummary.total / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ",")}`);
}
