import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { lineOf, openCart, readQuantities } from "./set-up/cart.ts";
import { expect, test } from "./set-up/journey.ts";

const lamp = "Beacon Table Lamp";
const towels = "Tidewater Bath Towels";
const bookcase = "Atlas Bookcase";

test("a change in the cart made just before a refresh is saved, whether it was sent or not", {
  tag: ["@us-desktop", "@deep"],
}, async ({ page, storeUrl }) => {
  await openCart(page, storeUrl, [{ Sku: sampleSkus.lamp }, { Sku: sampleSkus.towels }, { Sku: sampleSkus.bookcase }]);
  await page.waitForLoadState("networkidle");
  const delay = await openLatencyControl(page);
  await delay(1_000);
  const first = page.waitForRequest("**/Cart/UpdateItem");
  await page.getByRole("button", { name: `One more of ${lamp}` }).click();
  await first;
  await page.getByRole("button", { name: `Save for Later: ${towels}` }).click();
  await page.getByRole("button", { name: `Remove ${bookcase}` }).click();
  await page.reload({ waitUntil: "commit" });
  await delay(0);

  const saved = page.getByRole("list", { name: "Saved for later" });
  await expect(saved).toContainText(towels);
  await expect(lineOf(page, bookcase)).toContainText("Removed from your cart");
  await expect(page.getByLabel(`Quantity of ${lamp}`)).toHaveValue("2");
  await expect.poll(() => readQuantities(page, storeUrl)).toEqual({ [sampleSkus.lamp]: 2 });
  // The next page has no pending changes.
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(saved).toContainText(towels);
  await expect(lineOf(page, bookcase)).toHaveCount(0);
});

test("a click on the checkout button works although it moves the focus from an invalid quantity", {
  tag: ["@usModern-phone", "@nightly"],
}, async ({ page, storeUrl, isMobile }) => {
  await openCart(page, storeUrl, [{ Sku: sampleSkus.lamp }]);
  await page.waitForLoadState("networkidle");
  const quantity = page.getByLabel(`Quantity of ${lamp}`);
  await quantity.fill("abc");
  const checkOut = page.getByRole("button", { name: "Checkout Now" });
  await (isMobile ? checkOut.tap() : checkOut.click());
  await expect(quantity).toBeFocused();
  await expect(quantity).toHaveAccessibleDescription("Enter a whole number from 1 to 99.");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await quantity.fill("3");
  await (isMobile ? checkOut.tap() : checkOut.click());
  await expect(page.getByRole("dialog", { name: "Checkout Now" })).toBeVisible();
  expect(await readQuantities(page, storeUrl)).toEqual({ [sampleSkus.lamp]: 3 });
});

/** Returns a function that delays every response. Requests that a test holds back would be canceled when the page is left. */
async function openLatencyControl(page: Page): Promise<(latency: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  return async (latency) => {
    const conditions = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send("Network.emulateNetworkConditions", conditions);
  };
}
