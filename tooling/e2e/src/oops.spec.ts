import { expect, expectScripts, expectSoundPage, test } from "./set-up/journey.ts";

test("a page whose data cannot be loaded apologizes and offers links", { tag: "@usModern-phone" }, async ({
  page,
  faults,
  storeUrl,
}) => {
  faults.allow(/400/);
  await page.goto(`${storeUrl}/browse/sofas`);
  await expectScripts(page);
  await page.route("**/product/*.data*", (route) =>
    route.fulfill({ status: 400, body: "refused", headers: { "page-data": "1" } }),
  );
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Oops. Something's not right." })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Trending Products" })).toBeVisible();
  await expect(main.getByRole("article").first()).toBeVisible();
  await expectSoundPage(page);
  await main.getByRole("searchbox", { name: "Search the shop" }).fill("lamp");
  await main.getByRole("searchbox", { name: "Search the shop" }).press("Enter");
  await expect(page).toHaveURL(/\/search\?query=lamp$/);
  await expect(page.getByRole("heading", { level: 1, name: /lamp/ })).toBeVisible();
});
