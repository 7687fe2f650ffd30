import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { unfold } from "./set-up/cart.ts";
import { expect, test } from "./set-up/journey.ts";

test.use({ javaScriptEnabled: false });

test("the cart can be changed and taken to the checkout without scripts", {
  tag: ["@us-phone", "@one-brand", "@nightly"],
}, async ({ page, faults, storeUrl }) => {
  faults.allow(/failed: GET .*\/assets\/.*\.js$/);
  faults.allow(/answered 422/);
  faults.allow(/status of 422/);
  const main = page.getByRole("main");
  const add = async (sku: string) => {
    await page.goto(`${storeUrl}/product/${sku}`);
    await page.getByRole("button", { name: /^add( to cart)?$/i }).click();
    await expect(page).toHaveURL(/\/checkout\/cart$/);
  };
  await add(sampleSkus.lamp);
  await add(sampleSkus.towels);
  const lamp = main.getByRole("listitem").filter({ hasText: "Beacon Table Lamp" });
  const towels = main.getByRole("listitem").filter({ hasText: "Tidewater Bath Towels" });
  const quantity = lamp.getByRole("textbox", { name: /^Quantity of/ });

  // A refused value stays as typed, with its reason; Enter activates "Update Cart".
  await quantity.fill("100");
  await quantity.press("Enter");
  await expect(lamp.getByRole("alert")).toHaveText("Enter a whole number from 1 to 99.");
  await expect(quantity).toHaveValue("100");
  await quantity.fill("3");
  await quantity.press("Enter");
  await expect(page.getByRole("link", { name: /Cart.*4/ })).toBeVisible();
  await lamp.getByRole("button", { name: /^One less/ }).click();
  await expect(quantity).toHaveValue("2");
  await quantity.fill("4");
  await main.getByRole("button", { name: "Update Cart" }).click();
  await expect(page.getByRole("link", { name: /Cart.*5/ })).toBeVisible();

  // An unknown code, then one that reduces the price.
  const code = main.getByRole("textbox", { name: "Promo Code" });
  await unfold(page, "Add a promo code");
  await code.fill("NOSUCH");
  await main.getByRole("button", { name: "Apply Promo Code" }).click();
  await expect(code).toHaveValue("NOSUCH");
  await expect(code).toHaveAccessibleDescription(/./);
  await code.fill("WELCOME10");
  await main.getByRole("button", { name: "Apply Promo Code" }).click();
  const applied = main.getByText("Applied: WELCOME10");
  await expect(applied).toBeVisible();
  await main.getByRole("button", { name: /^Remove.*WELCOME10/ }).click();
  await expect(applied).toHaveCount(0);
  await main.getByRole("textbox", { name: "ZIP Code" }).fill("60614");
  await main.getByRole("button", { name: "Apply ZIP Code" }).click();
  await expect(main.getByText("Tax and delivery are estimated for 60614.")).toBeVisible();

  // Picking up a line requires a store.
  await towels.getByRole("radio", { name: /^Pick up in store/ }).check();
  await main.getByRole("button", { name: "Update Cart" }).click();
  await expect(main.getByRole("heading", { name: "Choose a Store" })).toBeVisible();
  await main.getByRole("button", { name: "Save", exact: true }).click();
  await expect(main.getByText("Please choose a store.")).toBeVisible();
  await main.getByRole("radio", { name: /Chicago, Fulton Row/ }).check();
  await main.getByRole("button", { name: "Save", exact: true }).click();
  await expect(towels.getByRole("radio", { name: "Pick up in store" })).toBeChecked();
  await expect(towels.getByText(/^Ready for pickup/)).toBeVisible();
  await expect(towels.getByText("Chicago, Fulton Row")).toBeVisible();

  await towels.getByRole("button", { name: /^Change store/i }).click();
  await expect(main.getByRole("radio", { name: /Chicago, Fulton Row/ })).toBeChecked();
  await main.getByRole("radio", { name: /Boston/ }).check();
  await main.getByRole("button", { name: "Save", exact: true }).click();
  await expect(towels.getByText(/^Boston/)).toBeVisible();

  // A removal can be undone.
  await lamp.getByRole("button", { name: /^Remove Beacon/ }).click();
  await expect(main.getByText("An item was removed from your cart.")).toBeVisible();
  await expect(lamp).toHaveCount(0);
  await main.getByRole("button", { name: "Undo" }).click();
  await expect(quantity).toHaveValue("4");
  await lamp.getByRole("button", { name: /^Save for Later/ }).click();
  await main.getByRole("button", { name: /^Move to Cart/ }).click();
  await expect(quantity).toHaveValue("4");

  await towels.getByRole("button", { name: /^Save for Later/ }).click();
  await main.getByRole("button", { name: /^Remove Tidewater/ }).click();
  await expect(towels).toHaveCount(0);

  // A donation is added once, however often its button is clicked.
  const donation = main.getByRole("listitem").filter({ hasText: "Room to Grow Donation" });
  await unfold(page, "Room to Grow Donation");
  await main.getByRole("button", { name: "Donate $5", exact: true }).dblclick();
  await expect(donation).toHaveCount(1);
  await expect(page.getByRole("link", { name: /Cart.*5/ })).toBeVisible();

  // What popups show with scripts is part of the page.
  await lamp.getByRole("button", { name: /^Delivery information/ }).click();
  await expect(main.getByRole("heading", { name: "Shipping and Delivery Information" })).toBeVisible();

  await quantity.fill("2");
  await main.getByRole("button", { name: "Checkout Now" }).click();
  await expect(page).toHaveURL(
    /\/(account\/login\?returnUrl=%2Fcheckout%2Fshipping&isRedirect=true|checkout\/shipping)$/,
  );
  await expect(page.getByRole("link", { name: /Cart.*3/ })).toBeVisible();
});
