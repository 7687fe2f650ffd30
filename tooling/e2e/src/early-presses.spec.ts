import type { Page } from "@playwright/test";
import { expect, test } from "./set-up/journey.ts";
import { addToCart, chicago, fillAddress } from "./set-up/shopper.ts";

test("what is pressed before the scripts are there is done when they are, and no address tells what was typed", {
  tag: "@us-phone",
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/product/100401`);
  await addToCart(page);
  const { release } = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await page.getByRole("button", { name: "Checkout Now" }).click();
  release();
  await page.getByRole("button", { name: "Guest Checkout" }).click();
  await expect(page).toHaveURL(/\/checkout\/shipping$/);

  const again = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await fillAddress(page, chicago);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\/shipping$/);
  again.release();
  await expect(page).toHaveURL(/\/checkout\/shippingandgiftoptions$/);
});

test("a box ticked and a menu opened before the scripts are there stay, and the list answers", {
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

test("a code that is sent before the script of its part is there is taken when it is", {
  tag: "@usModern-desktop",
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/product/100401`);
  await addToCart(page);
  const { release } = await holdScripts(page, "**/assets/cart-extras-*.js");
  await page.goto(`${storeUrl}/checkout/cart`);
  await page.getByLabel("ZIP Code").fill("60614");
  await page.getByLabel("ZIP Code").press("Enter");
  // The rest of the page goes on meanwhile.
  await page.getByRole("button", { name: "One more" }).click();
  await expect(page.getByLabel(/^Quantity of/)).toHaveValue("2");
  await expect(page.getByLabel("ZIP Code")).toHaveValue("60614");
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  release();
  await expect(page.getByText("Tax and delivery are now those of 60614.")).toBeVisible();
});

/** Scripts of the shop arrive when they are released, and not before. */
async function holdScripts(page: Page, which = "**/assets/*.js") {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.unroute(which);
  await page.route(which, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return { release: () => release() };
}
