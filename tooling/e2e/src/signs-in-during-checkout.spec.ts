import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expect, expectScripts, expectStableLayout, test } from "./set-up/journey.ts";
import { addToCart } from "./set-up/shopper.ts";

test("a guest signs in on the way into checkout and keeps the items of the cart [CHK-23, CHK-28]", {
  tag: ["@usModern-phone", "@deep"],
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/product/${sampleSkus.lamp}`);
  await addToCart(page);
  await expectScripts(page);
  const checkOut = page.getByRole("button", { name: "Checkout Now" });
  await checkOut.click();
  const drawer = page.getByRole("dialog", { name: "Checkout Now" });
  await expect(drawer.getByRole("button", { name: "Guest Checkout" })).toBeFocused();
  await expectStableLayout(page);
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(checkOut).toBeFocused();

  await page.keyboard.press("Enter");
  await drawer.getByLabel("Email Address").fill("priya.raman@example.com");
  await drawer.getByLabel(/^Password/).fill("Plinth-over-Plaster-7");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/checkout\/shipping$/);
  await expect(page.getByText("Beacon Table Lamp").first()).toBeAttached();

  await page.goto(`${storeUrl}/checkout/cart`);
  await checkOut.click();
  await expect(page).toHaveURL(/\/checkout\/shipping$/);
});
