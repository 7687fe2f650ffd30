import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expect, test } from "./set-up/journey.ts";
import { addToCart, checkOutAsGuest, chicago, proceedToReview } from "./set-up/shopper.ts";

/**
 * The controls in the main part of a page that are lower than a finger needs; a link within a sentence is as high as
 * its line.
 */
function lowTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressable = document.querySelectorAll(":is(main, dialog) :is(a[href], button, input, select, summary)");
    return [...pressable]
      .filter((element) => element.checkVisibility() && element.closest("p") === null)
      .map((element) => ({ element, box: (element.closest("label") ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height < 44)
      .map(({ element, box }) => `${Math.round(box.height)} px: ${element.outerHTML.slice(0, 120)}`);
  });
}

test("every control from the cart to the review is high enough for touch", {
  tag: ["@usModern-phone", "@one-width", "@nightly"],
}, async ({ page, storeUrl }) => {
  // A new page may still change its layout; only controls that stay too low count.
  const look = () => expect.poll(() => lowTargets(page), { message: page.url() }).toEqual([]);
  await page.goto(`${storeUrl}/product/${sampleSkus.lamp}`);
  await addToCart(page);
  await look();
  await checkOutAsGuest(page);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Please check these details" })).toBeVisible();
  await look();
  await page.goto(`${storeUrl}/checkout/cart`);
  await proceedToReview(page, chicago, "4000 0000 0000 0002", look);
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(page.getByRole("dialog", { name: "Payment Error" })).toBeVisible();
  await look();
});
