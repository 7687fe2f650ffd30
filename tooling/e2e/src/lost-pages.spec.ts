import { addresses, expect, expectSoundPage, test } from "./set-up/journey.ts";
import { checkOutAsGuest } from "./set-up/shopper.ts";

test("an unknown address answers 404 with a way on", async ({ page, faults }) => {
  faults.allow(/404/);
  const answer = await page.goto(`${addresses.us}/no-such-room`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("what nobody can have meant answers the shop's own 404, an unknown file a few plain words", {
  tag: "@phone",
}, async ({ request }) => {
  const answer = async (path: string) => {
    const reply = await request.get(addresses.us + path, { maxRedirects: 0 });
    return [reply.status(), reply.headers()["content-type"]?.split(";")[0]];
  };
  for (const path of ["/browse/%00", "/product/%00", "/%00"]) expect(await answer(path)).toEqual([404, "text/html"]);
  for (const path of ["/assets/x.js", "/pictures/x"]) expect(await answer(path)).toEqual([404, "text/plain"]);
  const icon = await request.get(`${addresses.us}/favicon.ico`);
  expect([icon.status(), icon.headers()["content-type"]]).toEqual([200, "image/png"]);
});

test("an unknown product answers 404", { tag: "@phone" }, async ({ page, faults }) => {
  faults.allow(/404/);
  const answer = await page.goto(`${addresses.ca}/product/999999`);
  expect(answer?.status()).toBe(404);
  await expectSoundPage(page);
});

test("the checkout without a cart leads to the cart [CHK-01]", async ({ page }) => {
  await page.goto(`${addresses.us}/checkout`);
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await expectSoundPage(page);
});

test("a step opened too early leads to the furthest one that may open", async ({ page }) => {
  await page.goto(`${addresses.us}/product/100401`);
  await page.getByRole("button", { name: /^add( to cart)?$/i }).click();
  await checkOutAsGuest(page);
  await expect(page.getByRole("heading", { level: 1, name: "Shipping" })).toBeVisible();
  await page.goto(`${addresses.us}/checkout/review`);
  await expect(page).toHaveURL(/\/checkout\/shipping$/);
});
