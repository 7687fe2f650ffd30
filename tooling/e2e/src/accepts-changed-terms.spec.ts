import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { beginAtReview } from "./set-up/begin-at-step.ts";
import { expect, expectScripts, expectSoundPage, test } from "./set-up/journey.ts";
import { newEmail } from "./set-up/new-email.ts";
import { addToCart, chicago, fillAddress, fillCard, orderNumber, toronto } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";
import { upsetShop } from "./set-up/upset-shop.ts";

/** Two products that no other journey buys, which have no terms when they are added. */
const throwBlanket = { sku: sampleSkus.throwBlanket, id: "fern-throw", name: "Fern Wool Throw" };
const tableLamp = { sku: sampleSkus.gourdLamp, id: "gourd-table-lamp", name: "Gourd Table Lamp" };
const card = "4111111111111111";

type Product = typeof throwBlanket;
type ChangeTerms = (product: Product, message: string) => Promise<void>;

/** Runs a test that gives products other terms, as the catalog may at any time. */
const changingTerms = (run: (change: ChangeTerms) => Promise<void>) =>
  upsetShop((upset) =>
    run(({ id }, message) =>
      upset(
        `update product set terms = '${JSON.stringify({ title: null, message, isForMadeToOrder: false })}' where product_id = '${id}'`,
        `update product set terms = null where product_id = '${id}'`,
      ),
    ),
  );

/** What the lines of an order have accepted. */
async function acceptedIn(order: string) {
  const rows = await storedRows<{ title: string; message: string | null; at: string | null }>(
    `select title, add_record->'acceptedTerms'->>'message' as message, add_record->'acceptedTerms'->>'acceptedAt' as at
     from order_line join customer_order using (order_id) where order_number = $1 order by title`,
    [order],
  );
  expect(rows.every(({ at }) => at !== null)).toBe(true);
  return Object.fromEntries(rows.map(({ title, message }) => [title, message]));
}

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Confirm Your Selection" });

test("terms that change after the add are asked for by a higher quantity and by Place Order, and kept with the order [CONF-12, CALL-015, CALL-077]", {
  tag: ["@us-desktop", "@deep"],
}, async ({ page, storeUrl }) => {
  test.slow();
  const address = { ...chicago, email: newEmail("changed-terms") };
  const terms = dialogOf(page);
  await changingTerms(async (change) => {
    await beginAtReview(page, storeUrl, { skus: [throwBlanket.sku, tableLamp.sku], address, card });
    await page.goto(`${storeUrl}/checkout/cart`);
    await expectScripts(page);
    await change(throwBlanket, "Final sale.");
    const quantity = page.getByRole("textbox", { name: `Quantity of ${throwBlanket.name}` });
    const more = page.getByRole("button", { name: `One more of ${throwBlanket.name}` });
    await more.click();
    await expect(terms).toContainText("Final sale.");
    await expectSoundPage(page);
    await terms.getByRole("button", { name: "Decline" }).click();
    await expect(terms).toHaveCount(0);
    await expect(quantity).toHaveValue("1");
    await more.click();
    await terms.getByRole("button", { name: "Accept Terms" }).click();
    await expect(terms).toHaveCount(0);
    await expect(quantity).toHaveValue("2");
    // The subtotal is the service's: the quantity is saved.
    await expect(page.getByRole("main")).toContainText("$347.00");

    await page.goto(`${storeUrl}/checkout/review`);
    await expectScripts(page);
    await change(throwBlanket, "Really final.");
    await change(tableLamp, "Wired for you.");
    const placeOrder = page.getByRole("button", { name: "Place Order" });
    await placeOrder.click();
    await expect(terms.getByRole("listitem")).toHaveText([/Really final\./, /Wired for you\./]);
    await terms.getByRole("button", { name: "Decline" }).click();
    await expect(page.getByRole("alert")).toContainText("to place your order. Nothing was charged.");
    await page.reload();
    await expectScripts(page);
    await placeOrder.click();
    await terms.getByRole("button", { name: "Accept Terms" }).click();
    const number = await orderNumber(page);
    expect(await acceptedIn(number)).toEqual({
      [throwBlanket.name]: "Really final.",
      [tableLamp.name]: "Wired for you.",
    });
    await page.getByText("Accepted terms").first().click();
    await expect(page.getByText("Really final.")).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("terms that change after the add are accepted or declined on the page [CONF-12, CALL-019, CALL-077]", {
    tag: ["@ca-phone", "@deep"],
  }, async ({ page, storeUrl, faults }) => {
    test.slow();
    for (const pattern of [/failed: GET .*\/assets\/.*\.js$/, /answered 422/, /status of 422/]) faults.allow(pattern);
    const terms = page.getByRole("region", { name: "Confirm Your Selection" });
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    const answer = async (text: string) => {
      await expect(terms).toContainText(text);
      await terms.getByRole("button", { name: "Accept Terms" }).click();
      await expect(terms).toHaveCount(0);
    };
    await changingTerms(async (change) => {
      for (const { sku } of [throwBlanket, tableLamp]) {
        await page.goto(`${storeUrl}/product/${sku}`);
        await addToCart(page);
      }
      await change(throwBlanket, "Final sale.");
      const quantity = page.getByRole("textbox", { name: `Quantity of ${throwBlanket.name}` });
      await press(`One more of ${throwBlanket.name}`);
      await expect(terms).toContainText("Final sale.");
      await terms.getByRole("link", { name: "Decline" }).click();
      await expect(terms).toHaveCount(0);
      await expect(quantity).toHaveValue("1");
      await press(`One more of ${throwBlanket.name}`);
      await answer("Final sale.");
      await expect(quantity).toHaveValue("2");

      await press(`Save for Later: ${throwBlanket.name}`);
      await change(throwBlanket, "Even more final.");
      await press(`Move to Cart: ${throwBlanket.name}`);
      await answer("Even more final.");
      await press(`Remove ${throwBlanket.name}`);
      await change(throwBlanket, "Most final.");
      await press("Undo");
      await answer("Most final.");
      await expect(quantity).toHaveValue("2");

      await press("Checkout Now");
      await page.getByRole("link", { name: "Continue as Guest" }).click();
      await fillAddress(page, { ...toronto, email: newEmail("changed-terms") });
      await press("Next");
      await press("Next: Payment");
      await fillCard(page, card);
      await press("Next: Review & Place Order");
      await change(throwBlanket, "Really final.");
      await change(tableLamp, "Wired for you.");
      await press("Place Order");
      await expect(terms.getByRole("listitem")).toHaveText([/Really final\./, /Wired for you\./]);
      await terms.getByRole("link", { name: "Decline" }).click();
      await expect(page).toHaveURL(`${storeUrl}/checkout/review`);
      await press("Place Order");
      await answer("Wired for you.");
      const number = await orderNumber(page);
      expect(await acceptedIn(number)).toEqual({
        [throwBlanket.name]: "Really final.",
        [tableLamp.name]: "Wired for you.",
      });
    });
  });
});
