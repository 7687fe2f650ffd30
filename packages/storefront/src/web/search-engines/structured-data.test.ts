import { describe, expect, it } from "vitest";
import { reviewsSample, productSample as sofa } from "../../shop/product/product.samples.ts";
import { toBreadcrumbData } from "./breadcrumb-data.ts";
import { toProductData } from "./product-data.ts";
import { toShopData } from "./structured-data.ts";

const shop = { origin: "https://shop.example", brandName: "Linden & Loam" };

describe("toProductData", () => {
  it("has price, currency, stock and pictures of the exact SKU", () => {
    const data = toProductData(sofa, shop);
    expect(data).toMatchObject({
      "@type": "Product",
      sku: sofa.sku,
      brand: { name: "Linden & Loam" },
      offers: { priceCurrency: "USD", availability: "https://schema.org/InStock" },
    });
    expect(data?.offers.price).toBe((sofa.currentPrice / 100).toFixed(2));
    expect(data?.image.every((url) => url.startsWith("https://shop.example/pictures/"))).toBe(true);
  });

  it.each([
    [2, "BackOrder"],
    [3, "OutOfStock"],
  ] as const)("has for delivery status %d: %s", (deliveryStatus, availability) => {
    const data = toProductData({ ...sofa, deliveryStatus }, shop);
    expect(data?.offers.availability).toBe(`https://schema.org/${availability}`);
  });

  it("formats small amounts with two decimals", () => {
    expect(toProductData({ ...sofa, currentPrice: 5 }, shop)?.offers.price).toBe("0.05");
  });

  it("has number and average of the reviews that the page shows (AMB-251)", () => {
    const data = toProductData({ ...sofa, reviews: reviewsSample }, shop);
    expect(data).toMatchObject({
      aggregateRating: { "@type": "AggregateRating", ratingValue: 4.5, reviewCount: 2 },
    });
  });

  it.each([null, undefined])("has no rating if the page shows no reviews: %s (AMB-251)", (reviews) => {
    expect(toProductData({ ...sofa, reviews }, shop)).not.toHaveProperty("aggregateRating");
  });

  it("does not call a donation a product", () => {
    expect(toProductData({ ...sofa, kind: "donation" }, shop)).toBeNull();
  });
});

describe("toBreadcrumbData", () => {
  it("counts the levels from one", () => {
    const { itemListElement } = toBreadcrumbData([{ title: "Home", url: "/" }], shop);
    expect(itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: "https://shop.example/" },
    ]);
  });
});

describe("toShopData", () => {
  it("has the URL of the store's search", () => {
    expect(toShopData({ ...shop, phone: "(312) 555-0100" }).potentialAction.target).toBe(
      "https://shop.example/search?query={query}",
    );
  });
});
