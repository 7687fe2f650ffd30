import type { Locator, Page } from "@playwright/test";
import { specialOrderSkus } from "@store/commerce-service/testing/sample-inputs";
import { beginAtReview } from "./set-up/begin-at-step.ts";
import { expect, expectScripts, expectSoundPage, test } from "./set-up/journey.ts";
import { chicago, orderNumber, viewCart } from "./set-up/shopper.ts";

const chair = `/special-order/${specialOrderSkus.chair}`;
const others = "legs.OAK~filling.FOAM~base.FIXED";
const cognac = `${chair}?choices=fabric.COGNACLEATHER~${others}`;

/** A picture of the chair in velvet stands for the chosen leather, which is beside it, loaded. */
async function expectStandIn(place: Locator | Page) {
  await expect(place.getByText("Shown in Rust Velvet").filter({ visible: true }).first()).toBeVisible();
  const macro = place.locator('img[src*="swatch-cognac-leather-macro"]').filter({ visible: true }).first();
  await expect
    .poll(() => macro.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
    .toBe(true);
}

test("a chair in a leather without a picture says what is shown from its page to its order [SPEC-01] (AMB-296)", {
  tag: ["@us-phone", "@deep"],
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}${chair}?choices=fabric.RUSTVELVET~${others}`);
  await expectScripts(page);
  await expect(page.getByText("Rust Velvet, close up")).toHaveCount(1);
  await expect(page.getByText(/^Shown in/)).toHaveCount(0);
  await page.getByRole("link", { name: "Leathers" }).click();
  await page.getByRole("link", { name: /^Cognac Leather/ }).click();
  await expect(page.getByText("Cognac Leather, close up")).toHaveCount(1);
  await expectStandIn(page);
  await expectSoundPage(page);
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expectStandIn(page.getByRole("dialog", { name: "1 item added to your cart" }));
  await viewCart(page);
  await expectStandIn(page.getByRole("list", { name: "Items in your cart" }));
  await beginAtReview(page, storeUrl, { address: chicago, card: "4111 1111 1111 1111" });
  await page.getByRole("button", { name: "Place Order", exact: true }).click();
  await orderNumber(page);
  await expectStandIn(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a chair in a leather without a picture says what is shown on its page and in the cart [SPEC-01] (AMB-296)", {
    tag: "@caModern-desktop",
  }, async ({ page, storeUrl, faults }) => {
    faults.allow(/failed: GET .*\/assets\/.*\.js$/);
    await page.goto(`${storeUrl}${cognac}`);
    await expectStandIn(page);
    await expect(page.getByText("Cognac Leather, close up")).toHaveCount(1);
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expectStandIn(page.getByRole("list", { name: "Items in your cart" }));
  });
});
