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
  it("shows the piece that it sells, then the layout of its collection's card with what that costs", async () => {
    const { gallery, formattedPrice, sectional } = await showPiece(sectionalPieceSkus.harborLinenLeftArm);
    expect(formattedPrice).toBe("$1,499.00");
    expect(gallery.slice(0, 2)).toMatchObject([
      { imagePath: `/pictures/pieces/${sectionalPieceSkus.harborLinenLeftArm}-800.webp` },
      {
        imagePath: "/pictures/layouts/harbor-stone-linen-800.webp",
        caption: "Sofa with Chaise, 3 pieces: $4,447.00 in Stone Linen",
      },
    ]);
    expect(sectional?.layouts).toHaveLength(6);
    expect(sectional?.layouts?.some(({ isSelected }) => isSelected)).toBe(false);
  });

  it("names the lowest price beside that of the shown fabric", async () => {
    const { gallery } = await showPiece(sectionalPieceSkus.mesaLeatherArmless);
    expect(gallery[1]).toMatchObject({
      imagePath: "/pictures/layouts/mesa-cognac-leather-800.webp",
      caption: "Sofa with Chaise, 3 pieces: $7,257.00 in Cognac Leather, from $4,997.00 in Stone Linen",
    });
  });
});

describe("the page of a ready layout", () => {
  const { harborLinenLeftArm, mesaLeatherOttoman } = sectionalPieceSkus;

  async function showLayout(sku: string, layout: string, storefront = {}) {
    return (await shop.shopper(storefront).call(getProduct, { sku, layout })).body;
  }

  it.each([
    ["US", "$4,447.00", { width: 118, depth: 70, height: 35 }],
    ["CA", "$5,797.00", { width: 300, depth: 178, height: 89 }],
  ] as const)(
    "on %s is what its card leads to: its picture, the price of all pieces, its size",
    async (site, price, size) => {
      const { "harbor-sectional": card } = await listSectionals({}, { site });
      expect(card?.navigateUrl).toBe(`/product/${harborLinenLeftArm}?layout=sofa-with-chaise`);
      expect(card?.choices.every(({ navigateUrl }) => navigateUrl.endsWith("?layout=sofa-with-chaise"))).toBe(true);
      const product = await showLayout(harborLinenLeftArm, "sofa-with-chaise", { site });
      expect(product).toMatchObject({ name: "Harbor Sectional", optionLabel: "Stone Linen", formattedPrice: price });
      expect(product.dimensions).toMatchObject(size);
      expect(product.gallery.map(({ imagePath, caption }) => caption ?? imagePath)).toEqual([
        "/pictures/layouts/harbor-stone-linen-800.webp",
        "Left-Arm Seat, 1 of its 3 pieces",
        "Armless Seat, 1 of its 3 pieces",
        "Right-Arm Chaise, 1 of its 3 pieces",
        "Stone Linen, close up",
      ]);
      expect(product.sectional?.layouts?.find(({ isSelected }) => isSelected)).toMatchObject({
        name: "Sofa with Chaise",
        pieceCount: 3,
        formattedPrice: price,
      });
      expect(product.sectional?.pieces.some(({ isSelected }) => isSelected)).toBe(false);
    },
  );

  it("is in the fabric of any piece, and its fabrics cost what the layout does in them", async () => {
    const product = await showLayout(mesaLeatherOttoman, "two-chaises");
    expect(product.gallery[0]).toMatchObject({
      imagePath: "/pictures/layouts/mesa-two-chaises-cognac-leather-800.webp",
      alt: "Two Chaises of the Mesa Sectional in Cognac Leather",
    });
    expect(product.isMadeToOrder).toBe(true);
    const prices = product.options.map(({ currentPrice }) => currentPrice);
    expect(prices).toContain(product.currentPrice);
    const { body } = await shop.shopper().call(getSectionalPage, { collectionCode: "mesa" });
    const inLinen = body.layouts.find(({ name }) => name === "Two Chaises")?.formattedTotalPrice;
    expect(product.options.find(({ label }) => label === "Stone Linen")?.formattedPrice).toBe(inLinen);
  });

  it("is delivered as a whole, to a known postal code with its date", async () => {
    const request = { sku: harborLinenLeftArm, layout: "sofa-with-chaise", postalCode: "60661" };
    const { delivery, pickupStores } = (await shop.shopper().call(getProduct, request)).body;
    expect(delivery).toMatchObject({ postalCode: "60661", charge: "$99.00" });
    expect(delivery?.arrival).toMatch(/^Arrives /);
    expect(pickupStores).toEqual([]);
  });

  it("says why it cannot be bought when one of its pieces is sold out", async () => {
    const shopOfOne = await createTestService();
    const { sectional } = await showPiece(harborLinenLeftArm);
    const armless = sectional?.pieces.find(({ name }) => name === "Armless Seat")?.sku ?? "";
    await shopOfOne.database.updateTable("stock").set({ available: 1 }).where("sku", "=", armless).execute();
    const { body } = await shopOfOne.shopper().call(getProduct, { sku: harborLinenLeftArm, layout: "two-chaises" });
    expect(body).toMatchObject({ deliveryStatus: 3, availabilityMessage: "Only 1 left" });
    const reasons = body.sectional?.layouts?.map(({ name, unavailableMessage }) => [name, unavailableMessage]);
    expect(reasons?.slice(0, 4)).toEqual([
      ["Sofa with Chaise", undefined],
      ["Sofa for Three", undefined],
      ["Small Corner", undefined],
      ["Two Chaises", "Only 1 left"],
    ]);
    await shopOfOne.close();
  });

  it("is that of the piece if there is no such layout", async () => {
    const product = await showLayout(harborLinenLeftArm, "sofa-with-nothing");
    expect(product).toEqual(await showPiece(harborLinenLeftArm));
  });
});
