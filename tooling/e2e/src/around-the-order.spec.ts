import { expect, test } from "./set-up/journey.ts";
import { addToCart, chicago, orderNumber, proceedToReview } from "./set-up/shopper.ts";

test("Back after an order leads to the cart and Forward to the order again", { tag: "@us-phone" }, async ({
  page,
  storeUrl,
}) => {
  await page.goto(`${storeUrl}/product/100401`);
  await addToCart(page);
  await proceedToReview(page, { ...chicago, email: `back-${crypto.randomUUID()}@example.com` }, "4111 1111 1111 1111");
  await page.getByRole("button", { name: "Place Order" }).click();
  const number = await orderNumber(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await page.goForward();
  expect(await orderNumber(page)).toBe(number);
});

test("an add without a connection keeps the page and what was typed", { tag: "@usModern-desktop" }, async ({
  page,
  context,
  faults,
  storeUrl,
}) => {
  // Whatever was still on its way fails with the connection.
  faults.allow(/^failed: /);
  faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch manifest/);
  await page.goto(`${storeUrl}/product/100501`);
  await page.waitForLoadState("networkidle");
  await page.getByRole("textbox").first().fill("ADA");
  await context.setOffline(true);
  await page.getByRole("button", { name: /^add( to cart)?$/i }).click();
  await expect(page.getByText(/check your connection/)).toBeVisible();
  await expect(page.getByRole("textbox").first()).toHaveValue("ADA");
  await context.setOffline(false);
  await page.getByRole("button", { name: /^add( to cart)?$/i }).click();
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(page.getByRole("main").getByText("ADA").first()).toBeVisible();
});

test("a step spelled in another case is no step", { tag: "@ca-desktop" }, async ({ page, faults, storeUrl }) => {
  faults.allow(/404/);
  const answer = await page.goto(`${storeUrl}/checkout/Review`);
  expect(answer?.status()).toBe(404);
});
