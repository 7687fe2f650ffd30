import type { Page } from "@playwright/test";
import { expect, test } from "./set-up/journey.ts";
import { openFilters } from "./set-up/open-filters.ts";

/** From the stars of a card to the reviews of four stars, by links alone. */
async function readReviews(page: Page): Promise<void> {
  const results = page.getByRole("region", { name: "Results" });
  const cards = results.getByRole("article");
  await expect(page.getByRole("list", { name: "Chosen filters" })).toContainText("4 stars and up");
  const stars = page.getByRole("img", { name: /^[45]\.\d of 5, \d+ reviews?$/ });
  await expect(cards.filter({ has: stars })).not.toHaveCount(0);
  await expect(cards.filter({ hasNot: stars })).toHaveCount(0);
  await results.getByRole("link", { name: "Harbor Sofa", exact: true }).click();
  await page.getByRole("link", { name: "4.6 of 5, 14 reviews" }).click();
  const heading = page.getByRole("heading", { name: "Reviews", exact: true });
  await expect(heading).toBeInViewport();
  const reviews = page.getByRole("region", { name: "Reviews" });
  await expect(reviews.getByRole("listitem")).toHaveCount(14);
  await reviews.getByRole("link", { name: /^4 stars/ }).click();
  await expect(page).toHaveURL(/\?stars=4#reviews$/);
  await expect(reviews.getByRole("img", { name: "4 of 5 stars" })).toHaveCount(4);
  await expect(reviews.getByRole("listitem")).toHaveCount(4);
  await expect(heading).toBeInViewport();
  await reviews.getByRole("link", { name: "Show all 14" }).click();
  await expect(reviews.getByRole("listitem")).toHaveCount(14);
}

test("a list of four stars and up leads to a product's reviews of four stars (AMB-251)", {
  tag: ["@us-desktop", "@us-phone", "@deep"],
}, async ({ page, storeUrl, isMobile }) => {
  await page.goto(`${storeUrl}/browse/living-room`);
  const filters = await openFilters(page, isMobile);
  await filters.getByRole("checkbox", { name: /^4 stars and up/ }).check();
  await expect(page).toHaveURL(/rating=4/);
  if (isMobile) await filters.getByRole("button", { name: /^Show \d+ item/ }).click();
  await readReviews(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a list of four stars and up leads to a product's reviews of four stars, without scripts (AMB-251)", {
    tag: "@us-desktop",
  }, async ({ page, storeUrl, faults }) => {
    faults.allow(/failed: GET .*\/assets\/.*\.js$/);
    await page.goto(`${storeUrl}/browse/living-room`);
    await page.getByRole("checkbox", { name: /^4 stars and up/ }).check();
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/rating=4/);
    await readReviews(page);
  });
});
