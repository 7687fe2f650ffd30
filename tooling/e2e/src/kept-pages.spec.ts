import { type APIResponse, type Browser, request } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { callCart } from "./set-up/cart.ts";
import { expect, expectScripts, test } from "./set-up/journey.ts";

const path = "/browse/living-room";

/** One response to a visitor without a cookie: what belongs to this visitor alone. */
async function readOwn(answer: APIResponse) {
  const text = await answer.text();
  const headers = answer.headersArray();
  const find = (wanted: string) =>
    headers.filter(({ name }) => name.toLowerCase() === wanted).map(({ value }) => value);
  const [policy = ""] = find("content-security-policy");
  return {
    cookies: find("set-cookie"),
    nonce: /'nonce-(\w+)'/.exec(policy)?.[1],
    nonces: [...new Set([...text.matchAll(/nonce="(\w+)"/g)].map(([, nonce]) => nonce))],
  };
}

/** A visitor with a browser of their own. */
async function openVisitor(browser: Browser, url: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  await expectScripts(page);
  return page;
}

test("visitors without a cookie get one kept page, each with a session and a nonce of their own", {
  tag: "@us-desktop",
}, async ({ storeUrl }) => {
  const own = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const visitor = await request.newContext();
      const read = await readOwn(await visitor.get(storeUrl + path));
      await visitor.dispose();
      return read;
    }),
  );
  for (const { cookies, nonce, nonces } of own) {
    expect(cookies).toHaveLength(1);
    expect(nonces).toEqual([nonce]);
  }
  expect(new Set(own.flatMap(({ cookies }) => cookies)).size).toBe(6);
  expect(new Set(own.map(({ nonce }) => nonce)).size).toBe(6);
});

test("the cart of one visitor is in no page of another", { tag: "@us-phone" }, async ({ browser, page, storeUrl }) => {
  const buyer = await openVisitor(browser, storeUrl + path);
  await callCart(buyer, storeUrl, "AddItems", { items: [{ Sku: sampleSkus.lamp }] });
  await buyer.reload();
  await expect(buyer.getByRole("link", { name: "Cart, 1 item", exact: true })).toBeVisible();
  await page.goto(storeUrl + path);
  await expectScripts(page);
  await expect(page.getByRole("link", { name: /^Cart/ })).not.toHaveAccessibleName(/1 item/);
  await buyer.context().close();
});
