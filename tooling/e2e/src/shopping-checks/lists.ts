import { expect, expectScripts } from "../set-up/journey.ts";
import type { PageTest } from "./visit.ts";

/** A department, and the search of its header. */
export const listChecks: readonly PageTest[] = [
  {
    number: 21,
    test: async ({ page, storeUrl }) => {
      await page.goto(`${storeUrl}/browse/living-room`);
      const sofa = page.getByRole("main").getByRole("article").filter({ hasText: "Harbor Sofa" });
      await expect(sofa.getByRole("img", { name: /^\d\.\d of 5, \d+ reviews$/ })).toBeVisible();
    },
  },
  {
    number: 24,
    test: async ({ page, storeUrl }) => {
      const cards = page.getByRole("main").getByRole("article");
      const shown = await cards.evaluateAll((all) => ({
        Price: all.some((card) => /\$\d/.test(card.textContent ?? "")),
        Color: all.some((card) => card.querySelector("[data-part=color-dot]")),
        Rating: all.some((card) => card.querySelector("[data-part=rating]")),
      }));
      expect(shown).toEqual({ Price: true, Color: true, Rating: true });
      const filters = page.locator("form[data-part=filter-form]");
      const groups = await filters.locator("summary, legend").allTextContents();
      for (const [name, isShown] of Object.entries(shown)) if (isShown) expect(groups.join()).toContain(name);
      const gray = filters.locator("label").filter({ hasText: /^Gray/ });
      const count = Number(/\d+/.exec((await gray.textContent()) ?? "")?.[0]);
      expect(count).toBeGreaterThan(0);
      await page.goto(`${storeUrl}/browse/living-room?color=gray`);
      await expect(cards).toHaveCount(count);
    },
  },
  {
    number: 31,
    test: async ({ page, storeUrl }) => {
      await page.goto(`${storeUrl}/browse/living-room`);
      await page.evaluate(() => scrollTo(0, 1600));
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).not.toBeInViewport();
      const header = page.getByRole("banner");
      await expect(header.getByRole("link", { name: /^Cart/ })).toBeInViewport({ ratio: 1 });
      // A phone keeps the icon of the field, which brings it back.
      const find = header.locator("[data-part=search-find]");
      if (await find.isVisible()) await find.click();
      await expect(header.locator("input[type=search]")).toBeInViewport({ ratio: 1 });
    },
  },
];

export const searchChecks: readonly PageTest[] = [
  {
    number: 30,
    test: async ({ page, storeUrl }) => {
      await page.goto(storeUrl);
      await expectScripts(page);
      await page.getByRole("banner").locator("input[type=search]").click();
      const offered = page.getByRole("listbox", { name: "Suggestions" });
      await expect(offered.getByRole("option", { name: "Living Room" })).toBeVisible();
      await expect(offered.getByRole("option", { name: /\$\d/ }).first()).toBeVisible();
    },
  },
  {
    number: 29,
    test: async ({ page }) => {
      await page.getByRole("banner").getByRole("combobox", { name: "Search" }).pressSequentially("lamp");
      const goods = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option", { name: /Lamp.*\$\d/ });
      await expect(goods.first()).toBeVisible();
      const picture = goods.first().locator("img");
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    },
  },
  {
    number: 27,
    test: async ({ page }) => {
      const field = page.getByRole("banner").getByRole("combobox", { name: "Search" });
      await field.fill("lampp");
      await field.press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: "Results for “lamp”" })).toBeVisible();
      await expect(page.getByText("No match for “lampp”. These are results for “lamp”.")).toBeVisible();
      await expect(page.getByRole("main").getByRole("article").filter({ hasText: /Lamp/ }).first()).toBeVisible();
    },
  },
  {
    number: 28,
    test: async ({ page, storeUrl }) => {
      await page.goto(`${storeUrl}/search?query=qqzzqq`);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1, name: "Nothing found for “qqzzqq”" })).toBeVisible();
      await expect(main.locator("input[type=search]")).toBeVisible();
      await main.getByRole("link", { name: "Lighting" }).click();
      await expect(main.getByRole("article").first()).toBeVisible();
    },
  },
];
