import { expect, test } from "./set-up/journey.ts";

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
    expect(sitemap.pages).toContain(`${storeUrl}/product/100101`);
    expect(sitemap.pages.every((url) => url.startsWith(storeUrl))).toBe(true);
    expect(new Set(sitemap.pages).size).toBe(sitemap.pages.length);

    await page.goto(`${storeUrl}/product/100101?from=elsewhere`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
    await page.goto(`${storeUrl}/product/100101`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${storeUrl}/product/100101`);
    // The other site has a free port here; only a fixed pair of ports can be derived from an address.
    const twins = await page
      .locator('link[rel="alternate"]')
      .evaluateAll((links: HTMLLinkElement[]) =>
        links.map(({ hreflang, href }) => `${hreflang} ${new URL(href).pathname}`),
      );
    expect(twins).toEqual(["en-US /product/100101", "en-CA /product/100101"]);
    const data = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) =>
        scripts.map((script) => JSON.parse(script.textContent ?? "") as Record<string, unknown>),
      );
    expect(data.map((one) => one["@type"])).toEqual(expect.arrayContaining(["Product", "BreadcrumbList"]));
    const product = data.find((one) => one["@type"] === "Product") as { offers: { price: string }; image: string[] };
    const shown = ((await page.locator('[data-part="price-block"]').first().textContent()) ?? "").replaceAll(",", "");
    expect(shown).toContain(product.offers.price);
    const answer = await page.evaluate(async (url) => (await fetch(url)).status, product.image[0] ?? "");
    expect(answer).toBe(200);
  });

test("a product sold in one country has no link to the other site", {
  tag: ["@usModern-desktop", "@one-brand", "@nightly"],
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/product/103401`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${storeUrl}/product/103401`);
  await expect(page.locator('link[rel="alternate"]')).toHaveCount(0);
});
