import type { Locator } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expectSettled, openCart } from "./set-up/cart.ts";
import { expect, expectScripts, expectStableLayout, forgetShifts, test } from "./set-up/journey.ts";

/** A code as a shopper types it, its formatted form, and the province's rate in thousandths of a per cent. */
const provinces = [
  ["m5h2n2", "M5H 2N2", 13_000],
  ["H2Y 1C6", "H2Y 1C6", 14_975],
  ["t2p-1j9", "T2P 1J9", 5_000],
  ["B3J1A1", "B3J 1A1", 14_000],
  ["V6B 1A1", "V6B 1A1", 12_000],
] as const;

test("a Canadian cart accepts postal codes, taxes each province to the cent and shows delivery dates in two tabs [SITE-02, SHIP-02, CART-14]", {
  tag: "@ca-phone",
}, async ({ page, faults, storeUrl }) => {
  // On a slow machine the form may be submitted before its scripts: the server then answers an invalid code with 422.
  faults.allow(/answered 422|status of 422/);
  await openCart(page, storeUrl, [
    { Sku: sampleSkus.lamp, Quantity: 3 },
    { Sku: sampleSkus.sofa },
    { Sku: sampleSkus.giftCard },
  ]);
  await expectScripts(page);
  const code = page.getByLabel("Postal Code");
  const summary = page.getByRole("region", { name: "Order summary" });
  await code.fill("60614");
  await code.press("Enter");
  await expect(page.getByText("60614 is not a valid Postal Code.")).toBeVisible();

  // A gift card is not taxed, nor are delivery charges.
  const lines = page.getByRole("list", { name: "Items in your cart" }).locator('[data-part="cart-line-total"]');
  const [lamps = 0, sofa = 0, card = 0] = await Promise.all((await lines.all()).map(readCents));
  for (const [at, [typed, written, rate]] of provinces.entries()) {
    await code.fill(typed);
    await code.press("Enter");
    await expect(page.getByText(`Tax and delivery are now those of ${written}.`)).toBeVisible();
    await expect(code).toHaveValue(written);
    await expectSettled(page);
    // The first code replaces estimates, which are a line longer, by dates: a late reply moves what is below.
    if (at === 0) await forgetShifts(page);
    const amount = (label: string) => readCents(summary.locator("dl > div", { hasText: label }).last().locator("dd"));
    const tax = [lamps, sofa].reduce((sum, cents) => sum + Math.floor((cents * rate) / 100_000 + 0.5), 0);
    expect([written, await amount("Tax")]).toEqual([written, tax]);
    const shipping = await amount("Shipping");
    expect([written, await amount("Total")]).toEqual([written, lamps + sofa + card + shipping + tax]);
  }

  for (const [opener, tab] of [
    ["Delivery information", "Shipping Charges"],
    ["Delivery information for Beacon Table Lamp", "Delivery Details"],
  ]) {
    await page.getByRole("button", { name: opener ?? "", exact: true }).click();
    const popup = page.getByRole("dialog", { name: "Shipping and Delivery Information" });
    await expect(popup.getByRole("tab")).toHaveText(["Shipping Charges", "Delivery Details"]);
    await expect(popup.getByRole("tab", { selected: true })).toHaveText(tab ?? "");
    await expect(popup).not.toContainText("Alaska");
    await expectStableLayout(page);
    await page.keyboard.press("Escape");
    await expect(popup).toHaveCount(0);
  }
});

/** An amount on screen, such as "$1,299.00", in cents. */
async function readCents(place: Locator): Promise<number> {
  const text = (await place.textContent()) ?? "";
  return Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(/[,.]/g, ""));
}
