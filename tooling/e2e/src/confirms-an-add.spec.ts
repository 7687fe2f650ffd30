import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expect, expectScripts, expectSoundPage, test } from "./set-up/journey.ts";
import { viewCart } from "./set-up/shopper.ts";

const { bookcase, chairMadeToOrder, lamp, towels } = sampleSkus;

const popup = (page: Page) => page.getByRole("dialog", { name: /items? added to your cart$/ });

/** Adds what the page of a SKU shows, and waits for the confirmation. */
async function add(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expectScripts(page);
  await page.getByRole("button", { name: /^add( to cart)?$/i }).click();
  await expect(popup(page)).toBeVisible();
}

test("a guest sees what was added, adds an extra from the popup and goes on shopping [CONF-01, CONF-02, CONF-04]", {
  tag: "@us-phone",
}, async ({ page, storeUrl }) => {
  await add(page, `${storeUrl}/product/${lamp}`);
  await expect(popup(page)).toHaveAccessibleName("1 item added to your cart");
  await expect(popup(page)).toContainText("Your Cart: 1 item");
  await expect(popup(page)).toContainText("Subtotal$149.00");
  await expectSoundPage(page);

  const extras = popup(page).getByRole("region", { name: "Extras and Essentials We Recommend" });
  await extras.getByRole("button", { name: /^Add / }).first().click();
  await expect(extras.getByRole("button", { name: /^Added / })).toBeDisabled();
  await expect(popup(page)).toContainText("Your Cart: 2 items");
  await popup(page).getByRole("button", { name: "Continue Shopping" }).click();
  await expect(popup(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^add( to cart)?$/i })).toBeFocused();
  await expect(page.getByRole("link", { name: "Cart, 2 items" })).toBeVisible();

  // Once more, soon after: a new add and not a repeated click.
  await page.getByRole("button", { name: /^add( to cart)?$/i }).click();
  await expect(popup(page)).toContainText("Your Cart: 3 items");
  await viewCart(page);
  await expect(page.getByRole("list", { name: "Items in your cart" }).getByRole("listitem")).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Beacon Table Lamp" })).toBeVisible();
  await expect(popup(page)).toHaveCount(0);
});

test("the confirmation names an installation's fee, the text of a personalized item and an item made to order [CONF-03, CONF-07, CONF-21]", {
  tag: ["@caModern-desktop", "@deep"],
}, async ({ page, storeUrl }) => {
  await add(page, `${storeUrl}/product/${bookcase}`);
  await expect(popup(page)).toContainText("Installation service: $129.00 per item");
  await expect(popup(page)).not.toContainText(/Made to order for you|Personalized for you/);
  await page.goto(`${storeUrl}/product/${towels}`);
  await page.getByText("Embroidery (optional)").click();
  await page.getByRole("group", { name: "Embroidery", exact: true }).getByRole("textbox").fill("ADA");
  await page.getByRole("button", { name: /^add( to cart)?$/i }).click();
  await expect(popup(page)).toContainText("ADA");
  await expect(popup(page)).toContainText("Personalized for you");
  await add(page, `${storeUrl}/product/${chairMadeToOrder}`);
  await expect(popup(page)).toContainText("Rust Velvet");
  await expect(popup(page)).toContainText("Made to order for you");
  await expectSoundPage(page);
});
