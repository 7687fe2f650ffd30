import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expect, expectSoundPage, test } from "./set-up/journey.ts";
import { addToCart, checkOutAsGuest } from "./set-up/shopper.ts";

test("an unknown URL returns 404 with links to continue", { tag: "@us-desktop" }, async ({
  page,
  faults,
  storeUrl,
}) => {
  faults.allow(/404/);
  const answer = await page.goto(`${storeUrl}/no-such-room`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("an unknown page returns the store's 404 page, an unknown file a short plain text", {
  tag: ["@caModern-phone", "@one-width"],
}, async ({ request, storeUrl }) => {
  const answer = async (path: string) => {
    const reply = await request.get(storeUrl + path, { maxRedirects: 0 });
    return [reply.status(), reply.headers()["content-type"]?.split(";")[0]];
  };
  for (const path of ["/browse/%00", "/product/%00", "/%00"]) expect(await answer(path)).toEqual([404, "text/html"]);
  for (const path of ["/assets/x.js", "/pictures/x"]) expect(await answer(path)).toEqual([404, "text/plain"]);
  const icon = await request.get(`${storeUrl}/favicon.ico`);
  expect([icon.status(), icon.headers()["content-type"]]).toEqual([200, "image/png"]);
});

test("an unknown product returns 404", { tag: ["@ca-phone", "@nightly"] }, async ({ page, faults, storeUrl }) => {
  faults.allow(/404/);
  const answer = await page.goto(`${storeUrl}/product/999999`);
  expect(answer?.status()).toBe(404);
  await expectSoundPage(page);
});

test("the checkout without items redirects to the cart [CHK-01]", { tag: "@caModern-phone" }, async ({
  page,
  storeUrl,
}) => {
  await page.goto(`${storeUrl}/checkout`);
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await expectSoundPage(page);
});

test("a step opened too early redirects to the furthest one that may open", { tag: "@us-phone" }, async ({
  page,
  storeUrl,
}) => {
  await page.goto(`${storeUrl}/product/${sampleSkus.lamp}`);
  await addToCart(page);
  await checkOutAsGuest(page);
  await expect(page.getByRole("heading", { level: 1, name: "Shipping" })).toBeVisible();
  await page.goto(`${storeUrl}/checkout/review`);
  await expect(page).toHaveURL(/\/checkout\/shipping$/);
});
