import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { openCart, readLines } from "./set-up/cart.ts";
import { holdScripts } from "./set-up/hold-scripts.ts";
import { expect, test } from "./set-up/journey.ts";

const { lamp, towels } = sampleSkus;

/** The cart with a lamp and towels, whose scripts, all or some, are still on their way. */
async function openEarly(page: Page, storeUrl: string, which?: string) {
  const items = [{ Sku: lamp }, { Sku: towels }];
  await openCart(page, storeUrl, items);
  const { release } = await holdScripts(page, which);
  await page.goto(`${storeUrl}/checkout/cart`, { waitUntil: "commit" });
  await expect(page.getByRole("button", { name: "Checkout Now" })).toBeVisible();
  return { release };
}
const quantityOf = (page: Page, title: string) => page.getByLabel(`Quantity of ${title}`);

test("a button works before the scripts have loaded", { tag: "@us-phone" }, async ({ page, storeUrl }) => {
  const { release } = await openEarly(page, storeUrl);
  await quantityOf(page, "Beacon Table Lamp").fill("3");
  await page.getByRole("button", { name: "Remove Tidewater Bath Towels" }).click();
  await expect(page.getByText("An item was removed from your cart.")).toBeVisible();
  await expect(quantityOf(page, "Beacon Table Lamp")).toHaveValue("3");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(quantityOf(page, "Tidewater Bath Towels")).toHaveValue("1");
  await quantityOf(page, "Beacon Table Lamp").fill("2");
  await quantityOf(page, "Beacon Table Lamp").press("Enter");
  await expect(page.getByRole("link", { name: /Cart.*3/ })).toBeVisible();
  await page.getByRole("button", { name: "Checkout Now" }).click();
  await expect(page).toHaveURL(/\/account\/login\?returnUrl=%2Fcheckout%2Fshipping&isRedirect=true$/);
  release();
});

test("input typed before the scripts have loaded is applied when they have", {
  tag: ["@usModern-desktop", "@nightly"],
}, async ({ page, storeUrl }) => {
  const { release } = await openEarly(page, storeUrl);
  await quantityOf(page, "Beacon Table Lamp").fill("4");
  await page.getByLabel("ZIP Code").fill("60614");
  release();
  await expect.poll(async () => (await readLines(page, storeUrl)).find(({ sku }) => sku === lamp)?.quantity).toBe(4);
  await expect(page.getByLabel("ZIP Code")).toHaveValue("60614");
  await page.getByRole("button", { name: "Apply ZIP Code" }).click();
  // The script of the first step had loaded before its button was used.
  await expect(page.getByText(/^Tax and delivery are (now those of|estimated for) 60614\.$/)).toBeVisible();
});

test("a code that is sent before the script of its section has loaded is applied", {
  tag: ["@us-desktop", "@nightly"],
}, async ({ page, storeUrl }) => {
  const { release } = await openEarly(page, storeUrl, "**/assets/cart-extras-*.js");
  await page.getByLabel("ZIP Code").fill("60614");
  await page.getByLabel("ZIP Code").press("Enter");
  await expect(page.getByText("Tax and delivery are estimated for 60614.")).toBeVisible();
  release();
});

test("a code that Enter sends while React takes its form over is applied", { tag: "@us-phone" }, async ({
  page,
  storeUrl,
}) => {
  const { release } = await openEarly(page, storeUrl, "**/assets/cart-extras-*.js");
  const code = page.getByLabel("ZIP Code");
  await code.fill("60614");
  // Enter is a key and, in the same task, a submission. It comes once the script is there, before React is idle.
  const pressed = code.evaluate(async (field: HTMLInputElement) => {
    const isLoaded = () => performance.getEntriesByType("resource").some(({ name }) => name.includes("/cart-extras-"));
    while (!isLoaded()) await new Promise((resolve) => setTimeout(resolve));
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    field.form?.requestSubmit(field.form.querySelector("button"));
  });
  release();
  await pressed.catch(() => undefined);
  await expect(page.getByText(/^Tax and delivery are (now those of|estimated for) 60614\.$/)).toBeVisible();
  await expect(code).toHaveValue("60614");
});
