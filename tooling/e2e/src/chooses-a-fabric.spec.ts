import { addresses, expect, test } from "./set-up/journey.ts";

test("another fabric is another picture, price and address; Back leaves the product", async ({ page }) => {
  await page.goto(`${addresses.us}/browse/sofas`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Harbor Sofa/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /Harbor Sofa/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const picker = page.getByRole("region", { name: "Fabric", exact: true });
  await expect(page.getByRole("status").filter({ hasText: /^Fabric: / })).toHaveCount(0);
  const gallery = page.locator('[data-part="gallery"] img').first();
  const price = page.locator('[data-part="price-block"]').first();
  const before = {
    address: page.url(),
    picture: await gallery.getAttribute("src"),
    price: await price.textContent(),
    entries: await page.evaluate(() => history.length),
  };
  const other = picker.getByRole("link").last();
  await expect(other).not.toHaveAttribute("aria-current");
  await other.click();
  await expect(page).not.toHaveURL(before.address);
  await expect(other).toHaveAttribute("aria-current", "true");
  await expect(gallery).not.toHaveAttribute("src", before.picture ?? "");
  await expect(price).not.toHaveText(before.price ?? "");
  await expect(page.getByRole("status").filter({ hasText: /^Fabric: .+, \$[\d,.]+\. .+\.$/ })).toBeAttached();
  expect(await page.evaluate(() => history.length)).toBe(before.entries);
  await page.goBack();
  await expect(page).toHaveURL(/\/browse\/sofas$/);
});

test("what was looked at before stands below the next product, newest first", async ({ page }) => {
  for (const sku of ["100401", "100301"]) await page.goto(`${addresses.us}/product/${sku}`);
  await page.goto(`${addresses.us}/product/100101`);
  const row = page.getByRole("region", { name: "Recently Viewed Products" });
  await row.scrollIntoViewIfNeeded();
  const names = row.getByRole("heading", { level: 3 });
  await expect(names).toHaveCount(2);
  expect(await row.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
    "/product/100301",
    "/product/100401",
  ]);
});

test("an add on a first visit, sent while the page comes alive, is in the cart", async ({ page }) => {
  // The slow answer leaves the page the time to wake up and to ask for what it wants.
  await page.route("**/product/100401*", async (route) => {
    if (route.request().method() === "POST") await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue().catch(() => undefined);
  });
  await page.goto(`${addresses.us}/product/100401`, { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: /^add( to cart)?$/i }).click();
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await page.waitForLoadState("networkidle");
  await page.reload();
  await expect(page.getByRole("main").getByText("Beacon Table Lamp").first()).toBeVisible();
});
