import type { Page, Route } from "@playwright/test";
import { readLines } from "./set-up/cart.ts";
import { expect, expectScripts, test } from "./set-up/journey.ts";
import { openFilters } from "./set-up/open-filters.ts";
import { addToCart } from "./set-up/shopper.ts";

const data = /\.data(\?|$)/;
const page403 = { status: 403, contentType: "text/html", body: "<!doctype html><title>Blocked</title>" };

interface Visit {
  page: Page;
  storeUrl: string;
  isMobile: boolean;
}

/** Follows a link, sorts and filters a list, searches, and adds a product, while something keeps the data of pages back. */
async function shopWithout({ page, storeUrl, isMobile }: Visit, refuse: (route: Route) => Promise<void>) {
  await page.route(data, refuse);
  await page.goto(storeUrl);
  await expectScripts(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Stores" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Stores" })).toBeVisible();

  await page.goto(`${storeUrl}/browse/living-room`);
  const filters = await openFilters(page, isMobile);
  await filters.getByRole("combobox", { name: "Sort by" }).selectOption("price-low");
  await expect(page).toHaveURL(/sort=price-low/);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();

  await expectScripts(page);
  const shown = await openFilters(page, isMobile);
  const inStock = shown.getByRole("checkbox", { name: /in stock/i }).first();
  // In a bar, the options of a filter are below its name.
  if (!(await inStock.isVisible())) await shown.locator("summary", { hasText: "Availability" }).click();
  await inStock.check();
  await expect(page).toHaveURL(/sort=price-low.*availability=|availability=.*sort=price-low/);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();

  await expectScripts(page);
  const search = page.getByRole("combobox", { name: "Search" });
  await search.fill("beacon lamp");
  await search.press("Enter");
  await expect(page).toHaveURL(/\/search\?query=beacon/);
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Beacon Table Lamp" })).toBeVisible();

  await expectScripts(page);
  await page.getByLabel("Quantity").selectOption("3");
  await addToCart(page);
  expect((await readLines(page, storeUrl)).map(({ quantity }) => quantity)).toEqual([3]);
  await expect(page.getByText("trouble connecting")).toHaveCount(0);
}

test("behind a content blocker that stops the data of pages, links, filters, search and adding take the plain way", {
  tag: ["@us-phone", "@deep"],
}, async ({ page, storeUrl, isMobile, faults }) => {
  faults.allow(/\.data|ERR_BLOCKED_BY_CLIENT/);
  await shopWithout({ page, storeUrl, isMobile }, (route) => route.abort("blockedbyclient"));
});

test("behind a proxy that answers for the data of pages with its own page, links, filters, search and adding take the plain way", {
  tag: ["@caModern-desktop", "@deep"],
}, async ({ page, storeUrl, isMobile, faults }) => {
  faults.allow(/\.data|403/);
  await shopWithout({ page, storeUrl, isMobile }, (route) =>
    route.fulfill(route.request().method() === "POST" ? { ...page403, status: 200 } : page403),
  );
});
