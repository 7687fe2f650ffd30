import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expect, expectScripts, test } from "./set-up/journey.ts";
import { addToCart } from "./set-up/shopper.ts";

const { sofa } = sampleSkus;

/** Types a code on the product page of a sofa, adds it, types another one in the cart, and comes back. */
async function keepPlace(
  page: Page,
  { storeUrl, codes, charges, ready }: { storeUrl: string; codes: string[]; charges: string[]; ready(): Promise<void> },
): Promise<void> {
  const [near = "", far = ""] = codes;
  const delivery = page.getByRole("region", { name: "Delivery and pickup" });
  const said = async (code: string, charge = "") => {
    await expect(delivery).toContainText(`Delivery: ${charge}. Arrives `);
    await expect(delivery).toContainText(`to ${code}.`);
    return /Arrives .*(?= to \S+( \S+)?\.)/.exec((await delivery.getByRole("status").textContent()) ?? "")?.[0] ?? "";
  };
  const summary = page.getByRole("region", { name: "Order summary" });
  const expectCart = async (code: string, { charge, arrival }: { charge: string | undefined; arrival: string }) => {
    await expect(page.getByText(`Tax and delivery are estimated for ${code}.`)).toBeVisible();
    await expect(summary).toContainText(charge ?? "");
    await expect(page.getByRole("listitem").filter({ hasText: "Harbor Sofa" }).first()).toContainText(arrival);
  };

  await page.goto(`${storeUrl}/product/${sofa}`);
  await ready();
  await delivery.getByRole("textbox").fill(near);
  await delivery.getByRole("button").click();
  const arrival = await said(near, charges[0]);
  expect(page.url()).not.toContain("postalCode");
  await addToCart(page);
  await page.goto(`${storeUrl}/checkout/cart`);
  await expectCart(near, { charge: charges[0], arrival });
  await ready();
  const field = page.getByRole("textbox", { name: /^(ZIP|Postal) Code/ });
  await field.fill(far);
  await page.getByRole("button", { name: /^Apply (ZIP|Postal) Code/ }).click();
  await expect(page.getByText(new RegExp(`Tax and delivery are (now those of|estimated for) ${far}`))).toBeVisible();
  await page.goto(`${storeUrl}/product/${sofa}`);
  const later = await said(far, charges[1]);
  expect(later).not.toBe(arrival);
  await page.goto(`${storeUrl}/checkout/cart`);
  await expectCart(far, { charge: charges[1], arrival: later });
}

test("a code typed on the product page is that of the cart, and one typed there is the page's, but no stranger's [CART-04, CART-14, SHIP-05]", {
  tag: ["@us-phone", "@deep"],
}, async ({ page, storeUrl, playwright }) => {
  const codes = ["60661", "59101"];
  await keepPlace(page, { storeUrl, codes, charges: ["$99.00", "$199.00"], ready: () => expectScripts(page) });
  // Twice: the first may render the shared copy, the second gets it.
  const stranger = await playwright.request.newContext();
  for (const path of [`/product/${sofa}`, `/product/${sofa}`, "/stores", "/stores"]) {
    const html = await (await stranger.get(`${storeUrl}${path}`, { headers: { cookie: "" } })).text();
    for (const code of codes) expect(html).not.toContain(code);
  }
  await stranger.dispose();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a postal code typed on the product page is that of the cart, and the other way round [CART-04, CART-14, SHIP-05]", {
    tag: ["@ca-phone", "@deep"],
  }, async ({ page, faults, storeUrl }) => {
    faults.allow(/failed: GET .*\/assets\/.*\.js$/);
    const codes = ["K1A 0B1", "R3B 2E7"];
    await keepPlace(page, { storeUrl, codes, charges: ["$149.00", "$249.00"], ready: async () => {} });
  });
});
