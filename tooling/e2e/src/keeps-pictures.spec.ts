import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { openCart } from "./set-up/cart.ts";
import { expect, test } from "./set-up/journey.ts";

const { lamp, sofa } = sampleSkus;

/** Where the picture may change: drawings of the service, and the brand's picture in links that others keep. */
const changing = /\/pictures\/(pieces|brand)\//;

/** One URL of each picture on the page, as AVIF if it has one, and those of its icons and of its shared link. */
async function readPictures(page: Page): Promise<string[]> {
  const shown = await page.locator("img").evaluateAll((all: HTMLImageElement[]) =>
    all.map((image) => {
      const source = image.parentElement?.querySelector("source")?.srcset.split(" ")[0];
      return new URL(source ?? image.src, document.baseURI).href;
    }),
  );
  const icons = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((all: HTMLLinkElement[]) => all.map(({ href }) => href));
  const shared = await page.locator('meta[property="og:image"]').getAttribute("content");
  return [...new Set([...shown, ...icons, shared ?? ""])].filter((url) => !changing.test(url));
}

test("a browser keeps every picture of the shop until there is a new one", {
  tag: ["@us-phone", "@one-width"],
}, async ({ page, storeUrl }) => {
  const pages = ["/", "/browse/sofas", `/product/${sofa}`].map((path) => () => page.goto(storeUrl + path));
  for (const open of [...pages, () => openCart(page, storeUrl, [{ Sku: lamp }])]) {
    await open();
    const pictures = await readPictures(page);
    expect(pictures.length, page.url()).toBeGreaterThan(0);
    const ages = await Promise.all(
      pictures.map(async (url) => [url, (await page.request.get(url)).headers()["cache-control"]]),
    );
    expect(ages.filter(([, age]) => age !== "public, max-age=31536000, immutable")).toEqual([]);
  }
});

test("a URL of a picture from an earlier visit still shows it, and is soon asked for again", {
  tag: ["@ca-desktop", "@one-width"],
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/product/${sofa}`);
  const [now = ""] = await readPictures(page);
  const shown = await page.request.get(now);
  for (const [saved, age] of [
    [now.replace(/[0-9a-f]{8}\//, ""), "public, max-age=604800"],
    [now.replace(/[0-9a-f]{8}\//, "0123abcd/"), "public, max-age=300"],
  ] as const) {
    expect(saved).not.toBe(now);
    const answer = await page.request.get(saved);
    expect(answer.headers()["cache-control"]).toBe(age);
    expect((await answer.body()).equals(await shown.body())).toBe(true);
  }
});
