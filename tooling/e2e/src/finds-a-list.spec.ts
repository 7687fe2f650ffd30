import { expect, expectSoundPage, test } from "./set-up/journey.ts";
import { openFilters } from "./set-up/open-filters.ts";

test("Back restores a filtered and sorted list", { tag: ["@us-phone", "@one-brand", "@deep"] }, async ({
  page,
  storeUrl,
  isMobile,
}) => {
  await page.goto(`${storeUrl}/browse/living-room`);
  const main = page.getByRole("main");
  const whole = await main.getByRole("status").first().textContent();
  const filters = await openFilters(page, isMobile);
  await filters.getByRole("checkbox", { name: /in stock/i }).check();
  await expect(page).toHaveURL(/availability=/);
  if (isMobile) {
    await filters.getByRole("combobox", { name: "Sort by" }).selectOption("price-low");
    await expect(page).toHaveURL(/sort=price-low/);
    await filters.getByRole("button", { name: /^Show \d+ item/ }).click();
  } else {
    await main.getByRole("combobox", { name: "Sort by" }).selectOption("price-low");
    await expect(page).toHaveURL(/sort=price-low/);
  }
  await expect(main.getByRole("status").first()).not.toHaveText(whole ?? "");
  const address = page.url();
  // Other rows of products load when they come near.
  const products = main.getByRole("region", { name: "Results" }).getByRole("article");
  await page.waitForLoadState("networkidle");
  const names = await products.getByRole("heading").allTextContents();
  // The click itself may scroll, so the position is read at that moment.
  await page.evaluate(() => {
    addEventListener("click", () => Object.assign(window, { leftAt: window.scrollY }), { capture: true, once: true });
  });
  await products.last().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/product\/\d+(\?layout=|$)/);
  await expect(page.getByRole("heading", { level: 1, name: names.at(-1) ?? "" })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(products.getByRole("heading")).toHaveText(names);
  const left = await page.evaluate(() => (window as unknown as { leftAt: number }).leftAt);
  expect(left).toBeGreaterThan(100);
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThan(3);
});

test("a long list has links to its pages; Back returns to the same page and position", {
  tag: ["@caModern-desktop", "@nightly"],
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/browse/all`);
  const main = page.getByRole("main");
  const names = main.getByRole("article").getByRole("heading");
  const first = await names.allTextContents();
  expect(first).toHaveLength(12);
  await main.getByRole("link", { name: /Next/ }).click();
  await expect(page).toHaveURL(/\/browse\/all\?page=2$/);
  await expect(main.getByRole("link", { name: "Page 2", exact: true })).toHaveAttribute("aria-current", "page");
  await expect(names).toHaveCount(12);
  const second = await names.allTextContents();
  expect(second.filter((name) => first.includes(name))).toEqual([]);
  await main.getByRole("article").nth(5).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/product\/\d+(\?layout=|$)/);
  await page.goBack();
  await expect(page).toHaveURL(/\/browse\/all\?page=2$/);
  await expect(names).toHaveText(second);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await page.reload();
  await expect(names).toHaveText(second);
});

test("Back to the home page restores the scroll position, although the page was laid out in parts", {
  tag: ["@ca-desktop", "@one-brand", "@nightly"],
}, async ({ page, storeUrl }) => {
  await page.goto(storeUrl);
  const link = page
    .getByRole("region", { name: "For quiet nights" })
    .getByRole("article")
    .first()
    .getByRole("link")
    .first();
  const isInSight = () => link.evaluate((element) => element.getBoundingClientRect().bottom < window.innerHeight);
  // Scrolls in steps, so that every part becomes visible.
  for (let turn = 0; turn < 30 && !(await isInSight()); turn += 1) {
    await page.evaluate(() => window.scrollBy({ top: 300, behavior: "instant" }));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  const top = () => link.evaluate((element) => element.getBoundingClientRect().top);
  const left = await top();
  await link.click();
  await expect(page).toHaveURL(/\/product\/\d+(\?layout=|$)/);
  await page.goBack();
  await expect(link).toBeVisible();
  await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(3);
});

test("a list and a search have no layout shifts and no accessibility violations", {
  tag: ["@usModern-phone", "@nightly"],
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/browse/living-room`);
  await expectSoundPage(page);
  await page.goto(`${storeUrl}/search?query=walnut`);
  await expectSoundPage(page);
});
