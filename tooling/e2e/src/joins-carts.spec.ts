import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { createAccount, signIn } from "./set-up/account.ts";
import { callCart, lineOf, openCart, readLines } from "./set-up/cart.ts";
import { expect, test } from "./set-up/journey.ts";

const bookcase = { Sku: sampleSkus.bookcase };
const installation = "Assembly and wall fastening";

test("a guest's bookcase with installation and the account's without are both in the cart after signing in", {
  tag: "@us-desktop",
}, async ({ page, storeUrl, browser }) => {
  const email = await createAccount();
  const other = await (await browser.newContext()).newPage();
  await signIn(other, email, `${storeUrl}/checkout/cart`);
  await callCart(other, storeUrl, "AddItems", { items: [{ ...bookcase, Quantity: 2 }] });
  await other.context().close();

  const installed = { ...bookcase, IsInstallationServiceRequired: true, InstallationServiceType: installation };
  await openCart(page, storeUrl, [installed]);
  await signIn(page, email, `${storeUrl}/checkout/cart`);

  const bookcases = lineOf(page, "Atlas Bookcase");
  await expect(bookcases).toHaveCount(2);
  await expect(bookcases.filter({ hasText: installation })).toHaveCount(1);
  const lines = await readLines(page, storeUrl);
  expect(lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    [bookcase.Sku, 2],
    [bookcase.Sku, 1],
  ]);
  await page.reload();
  await expect(bookcases).toHaveCount(2);
});
