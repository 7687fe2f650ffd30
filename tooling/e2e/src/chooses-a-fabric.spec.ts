import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expect, expectScripts, test } from "./set-up/journey.ts";
import { addToCart } from "./set-up/shopper.ts";

const { diningTable, lamp, sofa } = sampleSkus;

test("another fabric changes picture, price and URL; Back leaves the product", {
  tag: ["@usModern-desktop", "@nightly"],
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/browse/sofas`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Harbor Sofa/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /Harbor Sofa/ })).toBeVisible();
  await expectScripts(page);
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
  const other = picker.getByRole("listitem").last().getByRole("link").first();
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

test("recently viewed products are shown below the next product, newest first", {
  tag: ["@ca-phone", "@nightly"],
}, async ({ page, storeUrl }) => {
  for (const sku of [lamp, diningTable]) {
    const noted = page.waitForResponse("**/browse/recentlyviewed/Update");
    await page.goto(`${storeUrl}/product/${sku}`);
    await noted;
  }
  await page.goto(`${storeUrl}/product/${sofa}`);
  const row = page.getByRole("region", { name: "Recently Viewed Products" });
  // The application starts, and draws the row, when its place comes near.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const names = row.getByRole("heading", { level: 3 });
  await expect(names).toHaveCount(2);
  expect(await row.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
    `/product/${diningTable}`,
    `/product/${lamp}`,
  ]);
});

test("adding an item and recording the product view on a first visit share one session", {
  tag: ["@caModern-phone", "@nightly"],
}, async ({ page, storeUrl }) => {
  let cartStands = () => {};
  const inCart = new Promise<void>((resolve) => {
    cartStands = resolve;
  });
  // The view is recorded while the item is being added: its answer comes last.
  await page.route("**/recentlyviewed/Update", async (route) => {
    const answer = await route.fetch();
    await inCart;
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  const recorded = page.waitForRequest("**/recentlyviewed/Update");
  await page.goto(`${storeUrl}/browse/table-lamps`);
  await page.waitForLoadState("networkidle");
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await recorded;
  await addToCart(page);
  cartStands();
  await page.waitForLoadState("networkidle");
  await page.reload();
  await expect(page.getByRole("button", { name: "Checkout Now" })).toBeVisible();
});
