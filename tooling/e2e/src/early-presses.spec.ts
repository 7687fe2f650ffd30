import { holdScripts } from "./set-up/hold-scripts.ts";
import { expect, test } from "./set-up/journey.ts";
import { addToCart, checkOutAsGuest, chicago, fillAddress } from "./set-up/shopper.ts";

test("what is pressed before the scripts are there is done when they are, and no address tells what was typed", {
  tag: "@us-phone",
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/product/100401`);
  await addToCart(page);
  await checkOutAsGuest(page);
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
