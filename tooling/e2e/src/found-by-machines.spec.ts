import { sampleSkus, specialOrderSkus } from "@store/commerce-service/testing/sample-inputs";
import { addressOf, expect, test } from "./set-up/journey.ts";

for (const [site, tag] of [
  ["US", "@us-phone"],
  ["Canadian", "@caModern-phone"],
] as const)
  test(`crawlers of the ${site} site find every page, its canonical URL and its page on the other site`, {
    tag: [tag, "@one-width"],
  }, async ({ page, storeUrl }) => {
    await page.goto(`${storeUrl}/robots.txt`);
    const robots = await page.locator("body").textContent();
    expect(robots).toContain("Disallow: /checkout");
    expect(robots).toContain(`Sitemap: ${storeUrl}/sitemap.xml`);
    const sitemap = await page.evaluate(async () => {
      const xml = new DOMParser().parseFromString(await (await fetch("/sitemap.xml")).text(), "application/xml");
      return {
        broken: xml.querySelector("parsererror")?.textContent ?? null,
        pages: [...xml.querySelectorAll("url > loc")].map((loc) => loc.textContent ?? ""),
      };
    });
    expect(sitemap.broken).toBeNull();
    expect(sitemap.pages).toContain(`${storeUrl}/product/${sampleSkus.sofa}`);
    expect(sitemap.pages.every((url) => url.startsWith(storeUrl))).toBe(true);
    expect(new Set(sitemap.pages).size).toBe(sitemap.pages.length);

    await page.goto(`${storeUrl}/product/${sampleSkus.sofa}`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      `${storeUrl}/product/${sampleSkus.sofa}`,
    );
    // The other site has a free port here; only a fixed pair of ports can be derived from an address.
    const twins = await page
      .locator('link[rel="alternate"]')
      .evaluateAll((links: HTMLLinkElement[]) =>
        links.map(({ hreflang, href }) => `${hreflang} ${new URL(href).pathname}`),
      );
    expect(twins).toEqual([`en-US /product/${sampleSkus.sofa}`, `en-CA /product/${sampleSkus.sofa}`]);
    const data = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) =>
        scripts.map((script) => JSON.parse(script.textContent ?? "") as Record<string, unknown>),
      );
    expect(data.map((one) => one["@type"])).toEqual(expect.arrayContaining(["Product", "BreadcrumbList"]));
    const product = data.find((one) => one["@type"] === "Product") as {
      offers: { price: string };
      image: string[];
      aggregateRating: { ratingValue: number; reviewCount: number };
    };
    const { ratingValue, reviewCount } = product.aggregateRating;
    const reviews = page.getByRole("region", { name: "Reviews" });
    await expect(reviews).toContainText(`${ratingValue} of 5, ${reviewCount} reviews`);
    await expect(reviews.getByRole("listitem")).toHaveCount(reviewCount);
    const shown = ((await page.locator('[data-part="price-block"]').first().textContent()) ?? "").replaceAll(",", "");
    expect(shown).toContain(product.offers.price);
    const answer = await page.evaluate(async (url) => (await fetch(url)).status, product.image[0] ?? "");
    expect(answer).toBe(200);
  });

test("the title of a special order says whether its product has reviews [SPEC-03]", {
  tag: ["@us-desktop", "@one-brand", "@one-width"],
}, async ({ page }) => {
  await page.goto(`${addressOf("us")}/special-order/${specialOrderSkus.sofa}`);
  await expect(page).toHaveTitle("Harbor Sofa + Reviews | Linden & Loam");
  await expect(page.getByRole("link", { name: "4.6 of 5, 14 reviews" })).toBeVisible();
  await page.goto(`${addressOf("usModern")}/special-order/${specialOrderSkus.modernSofa}`);
  await expect(page).toHaveTitle("Mesa Sofa | Plinth");
  await expect(page.getByRole("link", { name: /reviews?$/ })).toHaveCount(0);
});

/** What search engines and those who share a link are told of an address; null for what is not indexed. */
const addresses = [
  ["/?utm_source=mail&gclid=1", "/"],
  [`/product/${sampleSkus.sofa}?utm_source=mail&gclid=1&fbclid=2&srsltid=3`, `/product/${sampleSkus.sofa}`],
  [`/product/${sampleSkus.sofa}?stars=4`, `/product/${sampleSkus.sofa}`],
  [`/product/${sampleSkus.sofa}?color=oat`, `/product/${sampleSkus.sofa}`],
  ["/browse/sofas?fbclid=2", "/browse/sofas"],
  ["/browse/sofas?color=", "/browse/sofas"],
  ["/browse/all?page=2&gclid=1", "/browse/all?page=2"],
  ["/browse/sofas?color=green", null],
  ["/browse/sofas?sort=price-low", null],
  ["/search?query=lamp&utm_source=mail", "/search?query=lamp"],
  ["/search?query=lamp&sort=price-low", null],
  ["/search", null],
  ["/search?query=", null],
  [`/free-swatches?sku=${sampleSkus.sofa}`, "/free-swatches"],
  [`/special-order/${specialOrderSkus.chair}?choices=legs.BRASS&online=1`, `/special-order/${specialOrderSkus.chair}`],
  ["/stores?srsltid=3", "/stores"],
  ["/account/login?gclid=1", null],
] as const;

test("an address with unknown parameters is its page, and a part of a list is not indexed", {
  tag: ["@usModern-desktop", "@one-width"],
}, async ({ page, storeUrl }) => {
  const read = async (path: string) => {
    const html = await (await page.request.get(storeUrl + path)).text();
    const all = (tag: RegExp) => [...html.matchAll(tag)].map(([, value]) => value);
    return {
      canonical: all(/<link rel="canonical" href="([^"]*)"/g)[0] ?? null,
      shared: all(/<meta property="og:url" content="([^"]*)"/g)[0] ?? null,
      robots: all(/<meta name="robots" content="([^"]*)"/g)[0] ?? null,
      type: all(/<meta property="og:type" content="([^"]*)"/g)[0],
      price: all(/<meta property="product:price:amount" content="([^"]*)"/g)[0],
      pictures: all(/<meta property="og:image" content="([^"]*)"/g),
    };
  };
  for (const [asked, known] of addresses) {
    const { canonical, shared, robots } = await read(asked);
    const url = known && storeUrl + known;
    expect([asked, canonical, shared, robots]).toEqual([asked, url, url, known === null ? "noindex, follow" : null]);
  }

  const [sofa, moss, list, shop, order] = await Promise.all(
    [
      `/product/${sampleSkus.sofa}`,
      `/product/${sampleSkus.mossSofa}`,
      "/browse/rugs",
      "/",
      `/special-order/${specialOrderSkus.chair}`,
    ].map(read),
  );
  for (const one of [sofa, moss, order])
    expect(one).toMatchObject({ type: "product", price: expect.stringMatching(/^\d+\.\d\d$/) });
  for (const one of [sofa, moss, list, shop, order]) expect(one?.pictures).toHaveLength(1);
  // Each choice has a picture of its own, and so have a list and the shop.
  expect(new Set([sofa, moss, list, shop, order].map((one) => one?.pictures[0])).size).toBe(5);
  for (const one of [sofa, list]) {
    const answer = await page.request.get(one?.pictures[0] ?? "");
    expect(answer.headers()["content-type"]).toMatch(/^image\//);
  }
  const data = await page.request.get(`${storeUrl}/browse/sofas.data`);
  expect(data.headers()["x-robots-tag"]).toBe("noindex");
});

test("a product sold in one country has no link to the other site", {
  tag: ["@usModern-desktop", "@one-brand", "@nightly"],
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/product/${sampleSkus.pendant}`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    `${storeUrl}/product/${sampleSkus.pendant}`,
  );
  await expect(page.locator('link[rel="alternate"]')).toHaveCount(0);
});
