import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import {
  callCart,
  expectSettled,
  lineOf,
  openCart,
  readLines,
  readQuantities,
  unfold,
  watchCalls,
} from "./set-up/cart.ts";
import { expect, expectStableLayout, test } from "./set-up/journey.ts";

const lamp = "Beacon Table Lamp";
const towels = "Tidewater Bath Towels";
const bookcase = "Atlas Bookcase";
const rug = "Fieldstone Performance Rug";
const installed = { IsInstallationServiceRequired: true, InstallationServiceType: "Assembly and wall fastening" };

test("every change in the cart sends one call and one reload, and the service stores what the page shows [CART-02, CART-09, CART-10]", {
  tag: "@usModern-phone",
}, async ({ page, storeUrl }) => {
  await openCart(page, storeUrl, [
    { Sku: sampleSkus.lamp },
    { Sku: sampleSkus.towels, Quantity: 2 },
    { Sku: sampleSkus.bookcase, ...installed },
  ]);
  await page.waitForLoadState("networkidle");
  const calls = watchCalls(page);
  const press = (name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();
  const expectCalls = async (...names: string[]) => {
    await expectSettled(page);
    expect(calls.take()).toEqual([...names, "GetCartJsx"]);
  };

  const quantity = page.getByLabel(`Quantity of ${lamp}`);
  await quantity.fill("100");
  await quantity.press("Enter");
  await expect(page.getByText("Enter a whole number from 1 to 99.")).toBeVisible();
  expect(calls.take()).toEqual([]);
  const updated = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener("CartItemUpdated", (event) => resolve((event as CustomEvent).detail), {
          once: true,
        });
      }),
  );
  await press(`One more of ${lamp}`);
  await expect(quantity).toHaveValue("2");
  expect(await updated).toMatchObject({ action: "updateItem", sku: sampleSkus.lamp, quantity: 2, isSuccess: true });
  await expectCalls("UpdateItem");

  await press(`Remove ${towels}`);
  await expect(lineOf(page, towels)).toContainText("Removed from your cart");
  await expectCalls("RemoveItem");
  await press(`Undo removing ${towels}`);
  await expectCalls("RestoreItem");

  const saved = page.getByRole("list", { name: "Saved for later" });
  await press(`Save for Later: ${towels}`);
  await expect(saved).toContainText(towels);
  await expectCalls("SaveForLater");
  await press(`Move to Cart: ${towels}`);
  await expect(saved).toHaveCount(0);
  await expectCalls("MoveToCart");
  expect(await readQuantities(page, storeUrl)).toEqual({
    [sampleSkus.lamp]: 2,
    [sampleSkus.towels]: 2,
    [sampleSkus.bookcase]: 1,
  });
  await press(`Save for Later: ${towels}`);
  await expectCalls("SaveForLater");
  await press(`Remove ${towels}`);
  await expect(saved).toContainText("Removed from your saved items");
  await expectCalls("RemoveItemFromSaveForLater");
  await expectStableLayout(page);

  const ways = page.getByRole("radiogroup", { name: `How to get ${lamp}` });
  await ways.getByText("Pick up in store (choose a store)").click();
  await press("Pick Up Here: Chicago, Fulton Row");
  await expect(lineOf(page, lamp)).toContainText("Chicago, Fulton Row");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectCalls("UpdateShipMethod");
  await press(`Change store for ${lamp}`);
  await press("Pick Up Here: Austin, Barton Yard");
  await expect(lineOf(page, lamp)).toContainText("Austin, Barton Yard");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectCalls("UpdateShipMethod");
  await ways.getByLabel("Ship to an address").check();
  await expect(lineOf(page, lamp)).not.toContainText("Austin");
  await expectCalls("UpdateShipMethod");

  await press(`Remove ${installed.InstallationServiceType} from ${bookcase}`);
  await expect(lineOf(page, bookcase)).toContainText(`${installed.InstallationServiceType}: removed`);
  await expectCalls("RemoveInstallationService");
  await press(`Undo removing ${installed.InstallationServiceType} from ${bookcase}`);
  await expect(lineOf(page, bookcase)).toContainText("$99.00 per item");
  await expectCalls("RestoreInstallationService");
});

test("codes, a postal code and a gift change the cart's totals, and a refused value shows its reason at its field [ERR-13, ERR-14, CART-15]", {
  tag: ["@us-phone", "@nightly"],
}, async ({ page, faults, storeUrl }) => {
  faults.allow(/50[03]/);
  await openCart(page, storeUrl, [{ Sku: sampleSkus.lamp }, { Sku: sampleSkus.rug }]);
  await page.waitForLoadState("networkidle");
  const calls = watchCalls(page);
  const summary = page.getByRole("region", { name: "Order summary" });
  const promo = page.getByLabel("Promo Code", { exact: true });
  const zip = page.getByLabel("ZIP Code");

  await unfold(page, "Add a promo code");
  await promo.fill("nothing10");
  await promo.press("Enter");
  await expect(promo).toHaveAccessibleDescription("We do not know this promo code. Please check it and try again.");
  await expect(promo).toHaveValue("nothing10");
  await promo.fill("TAKE25");
  await promo.press("Enter");
  await expect(summary).toContainText("Discount (TAKE25)");
  await expect(summary).toContainText("-$25.00");
  await page.getByRole("button", { name: "Remove promo code TAKE25" }).click();
  await expect(summary).not.toContainText("TAKE25");
  await expectSettled(page);
  const ofPromo = ["ApplyPromoCode", "GetCartJsx", "ApplyPromoCode", "GetCartJsx", "RemovePromoCode", "GetCartJsx"];
  expect(calls.take()).toEqual(ofPromo);

  await zip.fill("6061");
  await zip.press("Enter");
  await expect(page.getByText("6061 is not a valid ZIP Code.")).toBeVisible();
  expect(calls.take()).toEqual([]);
  await page.route("**/Cart/ApplyZipCode", (route) => route.fulfill({ status: 500, body: "" }));
  await zip.fill("60614");
  await zip.press("Enter");
  await expect(page.getByText("Zip code could not be updated")).toBeVisible();
  await expect(zip).toHaveValue("60614");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.unroute("**/Cart/ApplyZipCode");
  await expectSettled(page);
  calls.take();
  const estimated = page.waitForResponse("**/Cart/GetEdd");
  await zip.press("Enter");
  const { lineItems } = (await (await estimated).json()) as {
    lineItems: { shippingDeliveryOptions: { edd: { message: string } } }[];
  };
  expect(lineItems).toHaveLength(2);
  for (const [place, title] of [lamp, rug].entries())
    await expect(lineOf(page, title)).toContainText(lineItems[place]?.shippingDeliveryOptions.edd.message ?? "none");
  await expect(summary.locator("dt", { hasText: /^Total$/ })).toBeVisible();
  // Delivery dates may be requested while the reload is in progress.
  expect(calls.take().toSorted()).toEqual(["ApplyZipCode", "GetCartJsx", "GetEdd"]);

  await unfold(page, "Room to Grow Donation");
  await page.getByRole("button", { name: "Donate $5" }).click();
  await expect(page.getByText("Thank you. $5.00 was added to your cart.")).toBeVisible();
  expect(await readQuantities(page, storeUrl)).toEqual({
    [sampleSkus.lamp]: 1,
    [sampleSkus.rug]: 1,
    [sampleSkus.donation]: 1,
  });
  await expectSettled(page);
  calls.take();
  await page.getByRole("button", { name: "Checkout Now" }).click();
  await page.getByRole("button", { name: "Guest Checkout" }).click();
  await expect(page).toHaveURL(/\/checkout\/shipping$/);
  expect(calls.take()).toEqual(["Checkout"]);
});

test("a tab shows another tab's changes when it gets the focus, and an action on a removed line says so [CART-11, CART-12]", {
  tag: "@us-desktop",
}, async ({ page, context, storeUrl }) => {
  await openCart(page, storeUrl, [{ Sku: sampleSkus.lamp }, { Sku: sampleSkus.towels }]);
  const other = await context.newPage();
  await other.goto(`${storeUrl}/checkout/cart`);
  await other.getByRole("button", { name: `One more of ${lamp}` }).click();
  await other.getByRole("button", { name: `Remove ${towels}` }).click();
  await expect(lineOf(other, towels)).toContainText("Removed from your cart");
  await expectSettled(other);

  await comeBack(page);
  await expect(page.getByLabel(`Quantity of ${lamp}`)).toHaveValue("2");
  await expect(lineOf(page, towels)).toContainText("Removed from your cart");
  await page.getByRole("button", { name: `Undo removing ${towels}` }).click();
  await expectSettled(page);
  await comeBack(other);
  await expect(other.getByRole("button", { name: `Remove ${towels}` })).toBeVisible();

  const [line] = await readLines(page, storeUrl);
  await callCart(page, storeUrl, "RemoveItem", { id: line?.id });
  await page.getByRole("button", { name: `One more of ${lamp}` }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("This item is no longer in your cart.");
  await expect(lineOf(page, lamp)).toContainText("Removed from your cart");
  expect(await readQuantities(page, storeUrl)).toEqual({ [sampleSkus.towels]: 1 });
});

/** Focuses a page again; a headless browser treats all its pages as visible and sends no such event. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
