import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { lineOf, openCart } from "./set-up/cart.ts";
import { expect, expectStableLayout, test } from "./set-up/journey.ts";

const lamp = "Beacon Table Lamp";

for (const [country, tag] of [
  ["many stores", ["@us-desktop", "@nightly"]],
  ["few stores", ["@caModern-phone"]],
] as const) {
  test(`the list of ${country} replaces its placeholder without moving the popup [SHIP-14]`, {
    tag: [...tag],
  }, async ({ page, storeUrl }) => {
    // Longer than the half second after a click in which browsers do not count layout shifts.
    await page.route("**/browse/catalog/stores*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1200));
      await route.continue().catch(() => undefined);
    });
    await openCart(page, storeUrl, [{ Sku: sampleSkus.lamp }]);
    await page.waitForLoadState("networkidle");
    await lineOf(page, lamp)
      .getByRole("radio", { name: /^Pick up in store/ })
      .click();
    const popup = page.getByRole("dialog", { name: "Choose a Store" });
    await expect(popup.getByText("Loading our stores")).toBeAttached();
    await expect(popup.getByRole("button", { name: /^Pick Up Here/ }).first()).toBeVisible();
    await expectStableLayout(page);
  });
}
