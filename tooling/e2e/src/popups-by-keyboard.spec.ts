import type { Locator, Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { callCart, lineOf } from "./set-up/cart.ts";
import { expect, expectNoBarrier, test } from "./set-up/journey.ts";
import { newEmail } from "./set-up/new-email.ts";
import { chicago, orderNumber } from "./set-up/shopper.ts";

const bookcase = "Atlas Bookcase";

test("a shopper orders with the keyboard only, and every popup on the way returns the focus [CHK-26, CHK-27, SHIP-01]", {
  tag: ["@us-desktop", "@one-width", "@nightly"],
}, async ({ page, storeUrl }) => {
  test.slow();
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const popup = (name: string) => page.getByRole("dialog", { name, exact: true });
  const arriveAt = async (title: string) => {
    await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();
  };
  const enter = () => page.keyboard.press("Enter");
  await callCart(page, storeUrl, "AddItems", { items: [{ Sku: sampleSkus.lamp }] });
  await page.goto(`${storeUrl}/product/${sampleSkus.bookcase}`);
  await page.waitForLoadState("networkidle");
  await tabTo(page, page.getByRole("button", { name: /^add( to cart)?$/i }));
  await enter();
  await expect(popup("1 item added to your cart")).toBeVisible();
  await expectNoBarrier(page);
  await tabTo(page, page.getByRole("link", { name: "View Cart & Checkout" }));
  await enter();
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await arriveAt("Cart");

  const information = button(`Delivery information for ${bookcase}`);
  await tabTo(page, information);
  await enter();
  const tab = (name: string) => page.getByRole("tab", { name });
  await tabTo(page, tab("Delivery Details"));
  await page.keyboard.press("ArrowRight");
  await expect(tab("Domestic and International")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tab("Shipping Charges")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel")).toContainText("Long-distance in-home delivery costs");
  await expectNoBarrier(page);
  await leave(page, information);

  const pickUp = lineOf(page, bookcase).getByRole("radio", { name: /^Pick up in store/ });
  await tabTo(page, lineOf(page, bookcase).getByRole("radio", { name: "Ship to an address" }));
  await page.keyboard.press("ArrowDown");
  await expect(pickUp).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Space");
  await expect(popup("Choose a Store")).toBeVisible();
  await tabTo(page, button("Pick Up Here: Chicago, Fulton Row"));
  await expectNoBarrier(page);
  await enter();
  await expect(pickUp).toBeChecked();
  await expect(pickUp).toBeFocused();

  const oversized = button(`Oversized item: ${bookcase}`);
  await tabTo(page, oversized);
  await enter();
  await expect(popup("Oversized Item").getByRole("listitem")).toHaveText([
    /^Box 1: 1 x 76" W x 16" D x 6" H$/,
    /^Box 2/,
  ]);
  await expectNoBarrier(page);
  await leave(page, oversized);

  const checkOut = button("Checkout Now");
  await tabTo(page, checkOut);
  await enter();
  await expect(popup("Make sure these items will fit in your vehicle.")).toContainText(bookcase);
  await expectNoBarrier(page);
  await leave(page, checkOut);
  await enter();
  await tabTo(page, button("Continue to Checkout"));
  await enter();
  await expect(button("Guest Checkout")).toBeFocused();
  await expectNoBarrier(page);
  await leave(page, checkOut);

  await tabTo(page, pickUp, "Shift+Tab");
  await page.keyboard.press("ArrowUp");
  await expect(lineOf(page, bookcase)).not.toContainText("Chicago, Fulton Row");
  await tabTo(page, checkOut);
  await enter();
  await expect(button("Guest Checkout")).toBeFocused();
  await enter();

  await arriveAt("Shipping");
  const email = newEmail("keys");
  await type(page, [
    ["Email Address", email],
    ["First Name", chicago.firstName],
    ["Last Name", chicago.lastName],
    ["Address 1", chicago.address1],
    ["City", chicago.city],
    ["State", "Illinois"],
    ["ZIP Code", chicago.postalCode],
    ["Phone Number", chicago.phone],
  ]);
  await enter();
  await arriveAt("Shipping and Gift Options");
  await tabTo(page, button("Next: Payment"));
  await page.keyboard.press("Space");
  await arriveAt("Payment and Billing");
  await type(page, [
    ["Card Number", "4111111111111111"],
    ["Expiration Date (MM/YY)", "1230"],
    ["Security Code", "123"],
  ]);
  await enter();
  await arriveAt("Review and Place Order");
  await tabTo(page, button("Place Order"));
  await enter();
  expect(await orderNumber(page)).toMatch(/\d{6,}/);
});

/** Presses Tab, or Shift+Tab, until a control has the focus; fails if it cannot be reached. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await isThere()); presses += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

/** Closes a popup with Escape and expects the focus on the control that opened it. */
async function leave(page: Page, opener: Locator): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener).toBeFocused();
}

/** Fills fields with the keyboard; a select gets the first letters of an option. */
async function type(page: Page, fields: ReadonlyArray<readonly [label: string, text: string]>): Promise<void> {
  for (const [label, text] of fields) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
}
