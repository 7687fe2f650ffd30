import type { Locator, Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expect, expectStableLayout, test } from "./set-up/journey.ts";
import { addToCart, checkOutAsGuest, chicago, fillAddress } from "./set-up/shopper.ts";

const { lamp, towels } = sampleSkus;

/** Types a key at a position of the field and returns the field's text, with `|` for the caret. */
async function pressAt(field: Locator, place: number, key: string): Promise<string> {
  await field.evaluate((input: HTMLInputElement, at) => input.setSelectionRange(at, at), place);
  await field.press(key);
  return field.evaluate((input: HTMLInputElement) => {
    const caret = input.selectionStart ?? 0;
    return `${input.value.slice(0, caret)}|${input.value.slice(caret)}`;
  });
}

/** Holds a key until it repeats itself. */
async function hold(page: Page, key: string): Promise<void> {
  for (let time = 0; time < 4; time += 1) await page.keyboard.down(key);
  await page.keyboard.up(key);
}

test("a removed line stays in its place, grey, until it is restored or the cart is left [CART-12]", {
  tag: ["@usModern-desktop", "@nightly"],
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/product/${lamp}`);
  await addToCart(page);
  await page.goto(`${storeUrl}/product/${towels}`);
  await addToCart(page);
  const lines = page.getByRole("list", { name: "Items in your cart" }).getByRole("listitem");
  const settling = page.locator('[data-part="summary-rows"][data-settling]');
  const names = () => lines.getByRole("heading").allTextContents();
  await expect(lines).toHaveCount(2);
  const before = await names();

  const remove = lines.first().getByRole("button", { name: /^Remove/ });
  await remove.focus();
  await hold(page, "Enter");
  const undo = lines.first().getByRole("button", { name: /^Undo/ });
  await expect(undo).toBeFocused();
  await expect(lines.first()).toContainText("Removed from your cart");
  await expect(settling).toHaveCount(0);
  expect(await names()).toEqual(before);
  await expectStableLayout(page);

  const restored = page.waitForResponse("**/Cart/RestoreItem");
  await hold(page, "Space");
  await expect(lines.getByRole("button", { name: /^Remove/ })).toHaveCount(2);
  await expect(remove).toBeFocused();
  await restored;
  await expect(settling).toHaveCount(0);
  expect(await names()).toEqual(before);
  await page.reload();
  expect(await names()).toEqual(before);

  const reloaded = page.waitForResponse("**/Cart/GetCartJsx");
  await remove.click();
  await expect(lines.first()).toContainText("Removed from your cart");
  await reloaded;
  await page.reload();
  await expect(lines).toHaveCount(1);
});

test("a card number and its date can be edited in the middle without moving the caret to the end [PAY-28, PAY-37]", {
  tag: ["@us-desktop", "@nightly"],
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/product/${lamp}`);
  await addToCart(page);
  await checkOutAsGuest(page);
  await fillAddress(page, chicago);

  // The input is normalized on blur, not earlier.
  const zip = page.getByLabel(/^ZIP Code/);
  await zip.fill("");
  await zip.pressSequentially("60611-1234");
  await expect(zip).toHaveValue("60611-1234");
  await zip.blur();
  await expect(zip).toHaveValue("60611");

  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("button", { name: "Next: Payment" }).click();
  const number = page.getByLabel("Card Number");
  await number.pressSequentially("41111111");
  await expect(number).toHaveValue("4111 1111");
  expect(await pressAt(number, 2, "9")).toBe("419|1 1111 1");
  expect(await pressAt(number, 5, "Backspace")).toBe("419|1 1111");
  expect(await pressAt(number, 4, "Delete")).toBe("4191| 111");
  expect(await pressAt(number, 0, "x")).toBe("|4191 111");
  const expiry = page.getByLabel("Expiration Date (MM/YY)");
  await expiry.pressSequentially("1229");
  await expect(expiry).toHaveValue("12/29");
  expect(await pressAt(expiry, 1, "Backspace")).toBe("|2/29");
  expect(await pressAt(expiry, 0, "1")).toBe("1|2/29");
});
