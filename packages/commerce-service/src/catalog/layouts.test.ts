import { catalogOperations, type ListingQuery } from "@store/contract/catalog";
import { sectionalOperations } from "@store/contract/sectionals";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../testing/index.ts";
import { sectionalPieceSkus } from "../testing/sample-inputs.ts";

const { getCategory, getProduct, getSearchSuggestions, searchProducts } = catalogOperations;
const { getSectionalCollections, getSectionalPage } = sectionalOperations;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

async function listSectionals(query: ListingQuery = {}, storefront = {}) {
  const { body } = await shop.shopper(storefront).call(getCategory, { slug: "sectionals", ...query });
  return Object.fromEntries(body.items.map((card) => [card.id, card]));
}

async function showPiece(sku: string, storefront = {}) {
  return (await shop.shopper(storefront).call(getProduct, { sku })).body;
}

describe("a collection of sectionals in a list (AMB-332)", () => {
  it.each([
    ["general", "US", "From $4,447.00"],
    ["modern", "CA", "From $5,797.00"],
  ] as const)("of %s on %s is its best-selling layout at the price of all its pieces", async (brand, site, price) => {
    const { "harbor-sectional": card } = await listSectionals({}, { brand, site });
    expect(card).toMatchObject({
      sku: sectionalPieceSkus.harborLinenLeftArm,
      imagePath: "/pictures/layouts/harbor-stone-linen-800.webp",
      imageAlt: "Sofa with Chaise of the Harbor Sectional in Stone Linen",
      formattedPrice: price,
      note: "Sofa with Chaise, 3 pieces",
    });
    const { body } = await shop.shopper({ brand, site }).call(getSectionalPage, { collectionCode: "harbor" });
    expect(`From ${body.layouts[0]?.formattedTotalPrice}`).toBe(price);
  });

  it("is in the fabric that the filter chose, at what it costs there", async () => {
    const { "mesa-sectional": card } = await listSectionals({ color: "orange" });
    expect(card).toMatchObject({
      imagePath: "/pictures/layouts/mesa-rust-velvet-800.webp",
      formattedPrice: "$5,757.00",
      note: "Sofa with Chaise, 3 pieces. Made to order",
    });
  });

  it("is a piece with its own price where the whole layout is outside of the filter", async () => {
    const { "mesa-sectional": card } = await listSectionals({ price: "250-750" });
    expect(card?.imagePath).toMatch(/^\/pictures\/pieces\/\d+-800\.webp$/);
    expect(card?.formattedPrice).toBe("From $599.00");
    expect(card?.note).toBeUndefined();
  });

  it("is sorted by the price that its card says", async () => {
    const { body } = await shop.shopper().call(getCategory, { slug: "sofas-and-sectionals", sort: "price-low" });
    const prices = body.items.map(({ formattedPrice }) => Number(formattedPrice.replaceAll(/[^\d.]/g, "")));
    expect(prices.length).toBeGreaterThan(4);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  it("is the same in search and suggestions", async () => {
    const shown = { imagePath: "/pictures/layouts/harbor-stone-linen-800.webp", formattedPrice: "From $4,447.00" };
    const { items } = (await shop.shopper().call(searchProducts, { query: "harbor sectional" })).body;
    expect(items.find(({ id }) => id === "harbor-sectional")).toMatchObject(shown);
    const { products } = (await shop.shopper().call(getSearchSuggestions, { query: "harbor sect" })).body;
    expect(products).toMatchObject([shown]);
  });

  it("is rendered in its room where that shows it in this fabric, without a second copy of it", async () => {
    const { "dune-sectional": card } = await listSectionals();
    expect(card).toMatchObject({ imagePath: "/pictures/dune-sectional-room-800.webp", hoverImage: null });
  });

  it("is on the page of collections, beside the price of its cheapest piece", async () => {
    const { collections } = (await shop.shopper().call(getSectionalCollections, {})).body;
    expect(collections.map(({ imagePath }) => imagePath)).toEqual([
      "/pictures/dune-sectional-room-800.webp",
      "/pictures/layouts/harbor-stone-linen-800.webp",
      "/pictures/layouts/mesa-stone-linen-800.webp",
    ]);
    expect(collections[1]).toMatchObject({
      imageAlt: "Sofa with Chaise of the Harbor Sectional in Stone Linen",
      formattedLowestPrice: "$549.00",
    });
  });
});

describe("the page of a piece (AMB-332)", () => {
  it("begins with the layout of its collection's card, and says what that costs", async () => {
    const { gallery, formattedPrice } = await showPiece(sectionalPieceSkus.harborLinenLeftArm);
    expect(formattedPrice).toBe("$1,499.00");
    expect(gallery.slice(0, 2)).toMatchObject([
      {
        imagePath: "/pictures/layouts/harbor-stone-linen-800.webp",
        caption: "Sofa with Chaise, 3 pieces: $4,447.00 in Stone Linen",
      },
      { imagePath: `/pictures/pieces/${sectionalPieceSkus.harborLinenLeftArm}-800.webp` },
    ]);
  });

  it("names the lowest price beside that of the shown fabric", async () => {
    const { gallery } = await showPiece(sectionalPieceSkus.mesaLeatherArmless);
    expect(gallery[0]).toMatchObject({
      imagePath: "/pictures/layouts/mesa-cognac-leather-800.webp",
      caption: "Sofa with Chaise, 3 pieces: $7,257.00 in Cognac Leather, from $4,997.00 in Stone Linen",
    });
  });

  it("begins with the piece if the layout has none of it", async () => {
    const { gallery } = await showPiece(sectionalPieceSkus.mesaLeatherOttoman);
    expect(gallery.slice(0, 2).map(({ imagePath }) => imagePath)).toEqual([
      `/pictures/pieces/${sectionalPieceSkus.mesaLeatherOttoman}-800.webp`,
      "/pictures/layouts/mesa-cognac-leather-800.webp",
    ]);
  });
});
