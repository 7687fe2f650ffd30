import type { Product } from "@store/contract/catalog";
import { describe, expect, it } from "vitest";
import { openShop } from "../../app/server/open-shop.fixture.ts";
import * as product from "./product.route.tsx";
import { productSample, reviewsSample } from "./product.samples.ts";

/** The document of a product's page: its HTML, and its product as search engines read it. */
async function read(host: string, reviews: Product["reviews"]) {
  const shop = openShop({
    pages: [["product", "product/:sku", product]],
    answers: { "/browse/catalog/product/100101": { ...productSample, reviews } },
  });
  const { html } = await shop.ask(`http://${host}:3000/product/100101`);
  const scripts = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)];
  const data = scripts.map(([, text = ""]) => JSON.parse(text) as Record<string, unknown>);
  return { html, data: data.find((one) => one["@type"] === "Product") };
}

describe.each([
  ["general", "localhost"],
  ["modern", "modern.localhost"],
])("the document of a product page of %s", (brand, host) => {
  it("has the reviews without scripts, and their number and average as data (AMB-251)", async () => {
    const { html, data } = await read(host, reviewsSample);
    expect(html).toContain(`data-brand="${brand}"`);
    expect(html).toContain(">Reviews</h2>");
    expect(html).toContain("4.5 of 5, 2 reviews");
    for (const { text, firstName } of reviewsSample.texts) {
      expect(html).toContain(text);
      expect(html).toContain(`${firstName}, `);
    }
    expect(html.indexOf(">Reviews</h2>")).toBeGreaterThan(html.indexOf(">Delivery</h2>"));
    expect(data?.aggregateRating).toEqual({ "@type": "AggregateRating", ratingValue: 4.5, reviewCount: 2 });
  });

  it("links at the name to the reviews, and in them to those of each number of stars (AMB-251)", async () => {
    const { html } = await read(host, reviewsSample);
    const link = html.indexOf('href="/product/100101#reviews"');
    expect(link).toBeGreaterThan(html.indexOf("<h1>"));
    expect(link).toBeLessThan(html.indexOf('data-part="price-block"'));
    expect(html).toContain('<h2 id="reviews">');
    expect(html).toContain('href="/product/100101?stars=4#reviews"');
    expect(html).not.toContain("stars=3");
  });

  it("links the style sheet of the reviews where they stand, not in its head (AMB-251)", async () => {
    const { html } = await read(host, reviewsSample);
    // Only the bundler gives it an address.
    const sheet = html.indexOf('<link rel="stylesheet"');
    expect(sheet).toBeGreaterThan(html.indexOf("</head>"));
    expect(sheet).toBeLessThan(html.indexOf(">Reviews</h2>"));
  });

  it("says nothing of reviews if there are none (AMB-251)", async () => {
    const { html, data } = await read(host, null);
    expect(data).toMatchObject({ sku: "100101" });
    expect(data).not.toHaveProperty("aggregateRating");
    expect(html.slice(0, html.indexOf("</main>"))).not.toMatch(
      />Reviews<|of 5|data-part="(reviews|rating)"|reviews\.css/,
    );
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).not.toMatch(/review|\d/i);
  });
});

it.each([
  ["?stars=4", "4", "?stars=5#reviews"],
  ["?postalCode=60601&stars=4", "4", "?postalCode=60601&amp;stars=5#reviews"],
  ["?stars=6", null, "?stars=5#reviews"],
])(
  "the page %s asks for the reviews of that many stars, and its bars keep the rest (AMB-251)",
  async (query, asked, link) => {
    const path = "/browse/catalog/product/100101";
    const shop = openShop({
      pages: [["product", "product/:sku", product]],
      answers: { [path]: { ...productSample, reviews: reviewsSample } },
    });
    const { html, status } = await shop.ask(`/product/100101${query}`);
    expect(status).toBe(200);
    expect(shop.sent.find((call) => call.path === path)?.url.searchParams.get("stars")).toBe(asked);
    expect(html).toContain(`href="/product/100101${link}"`);
    expect(html.includes("Show all 2")).toBe(asked !== null);
  },
);
