import type { Locator, Page } from "@playwright/test";
import { sampleSkus, specialOrderSkus } from "@store/commerce-service/testing/sample-inputs";
import { lineOf, openCart } from "../set-up/cart.ts";
import { expect, expectScripts } from "../set-up/journey.ts";
import type { PageTest } from "./visit.ts";

const addButton = (page: Page) => page.locator("[data-part=add-to-cart-row]").getByRole("button");

/** The upper and lower edge in the page, whichever part of it is on the screen. */
async function edgesOf(part: Locator): Promise<{ top: number; bottom: number }> {
  await expect(part).toBeVisible();
  return part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: top + scrollY, bottom: bottom + scrollY };
  });
}

/** How far something begins below something else; negative if it is above. */
const gapBelow = async (upper: Locator, lower: Locator) => (await edgesOf(lower)).top - (await edgesOf(upper)).bottom;

/** The longest ways to Add: by fabrics, by a custom order, by pieces, by an installation and by a text. */
const kinds = [
  sampleSkus.sofa,
  sampleSkus.chairMadeToOrder,
  sampleSkus.leftArmSeat,
  sampleSkus.bookcase,
  sampleSkus.towels,
] as const;

/** A product whose page has to fit a screen, without its pictures and scripts. */
async function eachKind(page: Page, storeUrl: string, look: () => Promise<void>): Promise<void> {
  for (const sku of kinds) {
    await page.goto(`${storeUrl}/product/${sku}`, { waitUntil: "domcontentloaded" });
    await look();
  }
}

/** The gallery has a picture of that name, which loads. */
async function expectPicture(page: Page, name: RegExp): Promise<void> {
  const picture = page.getByRole("list", { name: "Pictures", exact: true }).getByRole("img", { name });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

/** A sofa in sixteen fabrics, delivered to a place in Chicago. */
export const sofaChecks: readonly PageTest[] = [
  {
    number: 10,
    test: async ({ page, storeUrl }) => {
      await page.goto(`${storeUrl}/product/${sampleSkus.sofa}`);
      const size = page.locator("main").getByText(/\d+ in wide, \d+ in deep, \d+ in high/);
      expect(await gapBelow(page.getByRole("heading", { level: 1 }), size.first())).toBeLessThan(120);
    },
  },
  {
    number: 1,
    test: async ({ page }) => {
      const buying = page.locator("[data-part=product-buy]");
      await page.getByLabel("Deliver to ZIP Code").fill("60661");
      await page.getByRole("button", { name: "See delivery date" }).click();
      await expect(buying.getByText(/^Arrives .* to 60661\.$/)).toBeVisible();
      for (const fact of [/Delivery: .*\$\d+/, /(Arrives|by|to) .*(Nov|Dec|Jan)\w* \d+/, /return/]) {
        const gap = await gapBelow(addButton(page), buying.getByText(fact).first());
        expect(Math.abs(gap), `from Add to ${fact}`).toBeLessThan(400);
      }
    },
  },
  {
    number: 3,
    test: async ({ page }) => {
      const strip = page.getByRole("list", { name: "Pictures", exact: true });
      // A wide screen shows all of them large, below each other.
      if ((page.viewportSize()?.width ?? 0) > 1100) {
        const pictures = await strip.getByRole("listitem").evaluateAll((all) =>
          all.map((picture) => {
            const { width, left, right } = picture.getBoundingClientRect();
            return width > 300 && left >= 0 && right <= innerWidth;
          }),
        );
        expect(pictures).toEqual([true, true, true, true]);
        return;
      }
      const thumbnails = page.getByRole("list", { name: "Choose a picture" }).getByRole("link");
      expect(await thumbnails.count()).toBeGreaterThan(1);
      const box = await thumbnails.nth(1).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await thumbnails.nth(1).click();
      await expect.poll(() => strip.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))).toBe(1);
    },
  },
  {
    number: 11,
    test: async ({ page, storeUrl }) => {
      const fabrics = page.getByRole("region", { name: "Fabric", exact: true });
      const swatch = fabrics.getByRole("link", { name: "Get Free Swatch of Oat Linen" });
      expect(new URL((await swatch.getAttribute("href")) ?? "", storeUrl).pathname).toBe("/free-swatches");
      expect(await gapBelow(addButton(page), swatch)).toBeLessThan(0);
    },
  },
  {
    number: 12,
    test: async ({ page }) => {
      const fabrics = page.getByRole("region", { name: "Fabric", exact: true });
      await expect(fabrics.getByText("Fabric: Oat Linen")).toBeVisible();
      await fabrics.getByRole("link", { name: /^Moss Linen/ }).click();
      await expect(fabrics.getByText("Fabric: Moss Linen")).toBeVisible();
    },
  },
  { number: 8, test: ({ page }) => expectPicture(page, /inches of Moss Linen$/) },
  {
    number: 9,
    test: ({ page }) => expectPicture(page, /^Drawn from .*: 88 inches wide, 38 inches deep, 33 inches high$/),
  },
  {
    number: 18,
    test: async ({ page }) => {
      const buying = page.locator("[data-part=product-buy]");
      await expect(buying.getByText(/^Pickup: In stock at .+, \d+(\.\d)? mi$/)).toBeVisible();
      await buying.getByText("Pick up at a store").click();
      await expect(buying.getByLabel("Store", { exact: true })).toBeVisible();
      await expect(buying.getByLabel("Store", { exact: true }).locator("option").first()).toHaveText(
        /\(\d+(\.\d)? mi\)/,
      );
    },
  },
  {
    number: 19,
    test: async ({ page }) => {
      const number = page.locator("[data-part=product-buy]").getByRole("link", { name: /^\(\d{3}\) \d{3}-\d{4}$/ });
      await expect(number).toBeVisible();
      await expect(number).toHaveAttribute("href", /^tel:\+?\d{10,}$/);
    },
  },
  {
    number: 17,
    on: "phone",
    test: async ({ page }) => {
      await expectScripts(page);
      const again = page.getByRole("button", { name: "Add Harbor Sofa to cart" });
      await page.evaluate(() => scrollTo(0, 0));
      await expect(again).toBeInViewport({ ratio: 1 });
      await addButton(page).evaluate((own) => own.scrollIntoView({ block: "center" }));
      await expect(again).toBeHidden();
      await page.getByRole("heading", { level: 2 }).last().scrollIntoViewIfNeeded();
      await expect(again).toBeInViewport({ ratio: 1 });
    },
  },
  {
    number: 20,
    test: async ({ page }) => {
      const stars = page.locator("[data-part=product-head]").getByRole("link", { name: /^\d\.\d of 5, \d+ reviews$/ });
      expect(await gapBelow(page.getByRole("heading", { level: 1 }), stars)).toBeLessThan(40);
      await stars.click();
      await expect(page.getByRole("heading", { level: 2, name: "Reviews" })).toBeInViewport();
    },
  },
  {
    number: 22,
    test: async ({ page }) => {
      const stars = await page.locator("[data-part=product-head] [data-part=rating]").textContent();
      const spread = await page.getByRole("group", { name: "Reviews by stars" }).textContent();
      const toCounts = (text: string | null) =>
        [...(text ?? "").matchAll(/(\d+) reviews?/g)].map(([, count]) => Number(count));
      const [all] = toCounts(stars);
      const counts = toCounts(spread);
      expect(counts).toHaveLength(5);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all);
    },
  },
  {
    number: 26,
    test: async ({ page }) => {
      const row = page.getByRole("region", { name: "You May Also Want" });
      await row.scrollIntoViewIfNeeded();
      const names = row.getByRole("article").getByRole("heading");
      await expect(names.nth(2)).toBeAttached();
      expect((await names.allTextContents()).filter((name) => /Sofa|Loveseat|Sectional/.test(name))).toEqual([]);
    },
  },
  {
    number: 2,
    test: async ({ page, storeUrl }) => {
      const said = await page.locator("[data-part=delivery-check]").getByRole("status").textContent();
      const [, charge = "none", dates = "none"] =
        /Delivery: (\$[\d.]+)\. Arrives (.+) to \d{5}\./.exec(said ?? "") ?? [];
      await openCart(page, storeUrl, [{ Sku: sampleSkus.sofa }]);
      await expect(lineOf(page, "Harbor Sofa")).toContainText(dates);
      await expect(page.getByRole("region", { name: "Order summary" })).toContainText(charge);
    },
  },
  {
    number: 6,
    test: async ({ page, storeUrl }) => {
      await page.goto(`${storeUrl}/product/${sampleSkus.sofa}`);
      const first = page.getByRole("list", { name: "Pictures", exact: true }).getByRole("img").first();
      await expect(first).toHaveAccessibleName(/in oat linen/);
      await page.getByRole("link", { name: /^Moss Linen/ }).click();
      await expect(first).toHaveAccessibleName(/in moss-green linen/);
      const withoutPicture = "choices=fabric.COGNACLEATHER~legs.OAK~filling.FOAM~base.FIXED";
      await page.goto(`${storeUrl}/special-order/${specialOrderSkus.chair}?${withoutPicture}`);
      await expect(page.getByText("Shown in Rust Velvet").first()).toBeVisible();
    },
  },
];

/** Where the first screen ends, for each kind of product. */
export const firstScreenChecks: readonly PageTest[] = [
  {
    number: 14,
    on: "phone",
    test: async ({ page, storeUrl }) => {
      await eachKind(page, storeUrl, async () => {
        await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
        await expect(
          page
            .locator("[data-part=product-head]")
            .getByText(/^\$[\d,]+\.\d\d/)
            .first(),
        ).toBeInViewport({ ratio: 1 });
      });
    },
  },
  {
    number: 15,
    on: "desktop",
    test: async ({ page, storeUrl }) => {
      await eachKind(page, storeUrl, () => expect(addButton(page)).toBeInViewport({ ratio: 1 }));
    },
  },
  {
    number: 16,
    on: "phone",
    test: async ({ page, storeUrl }) => {
      await page.goto(`${storeUrl}/product/${sampleSkus.sofa}`);
      expect((await edgesOf(addButton(page))).bottom).toBeLessThanOrEqual(1.5 * (page.viewportSize()?.height ?? 0));
    },
  },
  {
    number: 13,
    test: async ({ page, storeUrl }) => {
      await page.goto(`${storeUrl}/product/${sampleSkus.bookcase}`);
      const soldOut = page.getByRole("link", { name: "(not available right now)" });
      await expect(soldOut.first()).toBeVisible();
      expect(await soldOut.first().evaluate((link) => getComputedStyle(link, "::after").backgroundImage)).toContain(
        "gradient",
      );
    },
  },
];
