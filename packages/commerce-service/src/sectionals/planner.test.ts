import { sectionalOperations } from "@store/contract/sectionals";
import type { GetSectionalDetails } from "@store/contract/sectionals/requests";
import { sumCents } from "@store/price-format";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../testing/index.ts";
import { sampleSkus, sectionalPieceSkus } from "../testing/sample-inputs.ts";

const { getSectionalPage, getSectionalCollections, getSectionalDetails, getSectionalPriceByPiece } =
  sectionalOperations;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

type Storefront = Parameters<TestService["shopper"]>[0];

async function open(collectionCode = "dune", storefront: Storefront = {}, fabricChoiceCode?: string) {
  const { status, body } = await shop
    .shopper(storefront)
    .call(getSectionalPage, { collectionCode, ...(fabricChoiceCode && { fabricChoiceCode }) });
  return { status, page: body };
}

/** The code of a fabric's swatch. */
async function codeOf(name: string): Promise<string> {
  const { page } = await open();
  return page.swatches.find((swatch) => swatch.name === name)?.choiceCode ?? "";
}

const plain = { legFinishCode: "", repositoryCode: "", armChoiceCode: "", cushionCode: "", cushionChoice: "" };

async function details(change: Partial<GetSectionalDetails> = {}, storefront: Storefront = {}) {
  const { page } = await open();
  const request = {
    collectionCode: "dune",
    ...plain,
    fabricChoiceCode: page.fabricChoiceCode,
    itemTypes: ["LAS", "ARM", "ARM", "RAC"],
    ...change,
  };
  return shop.shopper(storefront).call(getSectionalDetails, request);
}

describe("the page of the planner", () => {
  it("has pieces with sizes and joins, fabrics with all fields, legs and six layouts", async () => {
    const { page } = await open();
    expect(page.collectionName).toBe("Dune Sectional");
    expect(page.configuratorUrl).toBeNull();
    expect(page.pieces).toHaveLength(12);
    expect(page.pieces[0]).toEqual({
      itemTypeCode: "LAS",
      name: "Left-Arm Seat",
      width: 40,
      depth: 39,
      height: 31,
      joins: [
        { end: "right", side: "right", type: "S", isFinished: false },
        { end: "front", side: "front", type: "S", isFinished: true },
      ],
      arms: ["left"],
      backs: ["back"],
      mirrorItemTypeCode: "RAS",
      seats: 1,
    });
    expect(page.swatches).toHaveLength(8);
    expect(page.swatches[0]).toMatchObject({ name: "Stone Linen", priceGroupCode: "1", family: "Linen" });
    expect(page.legs.map(({ code }) => code)).toEqual(["OAK", "BLK"]);
    expect(page.layouts.map(({ design, formattedTotalPrice }) => [design, formattedTotalPrice])).toEqual([
      ["10.LAS.ARM.RAC", "$3,897.00"],
      ["10.LAS.ARM.RAS", "$3,597.00"],
      ["10.LAS.ARM.COR.RAS", "$4,796.00"],
      ["10.LAC.2xARM.RAC", "$5,196.00"],
      ["10.LAC.ARM.COR.ARM.RAS", "$6,095.00"],
      ["10.LAS.ARM.WED.ARM.RAS", "$6,595.00"],
    ]);
    expect(page.terms).toBeUndefined();
  });

  it("has totals and terms of another fabric, and prices of the site", async () => {
    const velvet = await codeOf("Rust Velvet");
    const { page } = await open("dune", { site: "CA" }, velvet);
    expect(page.fabricChoiceCode).toBe(velvet);
    // 1,494 and 1,149 US dollars are 1,949 and 1,499 Canadian ones.
    expect(page.layouts[1]?.formattedTotalPrice).toBe("$5,397.00");
    expect(page.terms?.message).toContain("made for you");
  });

  it.each([
    ["general", "US"],
    ["modern", "US"],
    ["general", "CA"],
    ["modern", "CA"],
  ] as const)("has three collections in the brand %s on the site %s", async (brand, site) => {
    const pages = await Promise.all(["dune", "harbor", "mesa"].map((code) => open(code, { brand, site })));
    expect(pages.map(({ page }) => [page.collectionName, page.layouts.length])).toEqual([
      ["Dune Sectional", 6],
      ["Harbor Sectional", 6],
      ["Mesa Sectional", 6],
    ]);
  });

  it("is refused for an unknown collection, and for a fabric that it does not come in", async () => {
    expect((await open("atlantis")).status).toBe(404);
    expect((await open("dune", {}, "NONE")).status).toBe(422);
  });

  it("can be read by the origin of the 3D view, and nothing else can", async () => {
    const own = await createTestService({ configuratorOrigin: "https://planner.example" });
    const allowed = async (path: string) => (await own.shopper().send(path)).headers.get("access-control-allow-origin");
    expect(await allowed("/browse/sectionalplanner/GetPlanner?collectionCode=dune")).toBe("https://planner.example");
    expect(await allowed("/Cart/GetCartJsx")).toBeNull();
    const { body } = await own.shopper().call(getSectionalPage, { collectionCode: "dune" });
    expect(body.configuratorUrl).toBe("https://planner.example/");
    expect(body.fabrics[0]).toEqual({
      choiceCode: "STONELINEN",
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      material: "linen",
    });
    await own.close();
    const plain = await shop.shopper().send("/browse/sectionalplanner/GetPlanner?collectionCode=dune");
    expect(plain.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("says which layout has too little stock", async () => {
    const own = await createTestService();
    await own.database
      .updateTable("stock")
      .set({ available: 1, received: 1 })
      .where("sku", "=", sampleSkus.armlessSeat)
      .execute();
    const { body } = await own.shopper().call(getSectionalPage, { collectionCode: "dune" });
    expect(body.layouts.map(({ unavailableMessage }) => unavailableMessage)).toEqual([
      undefined,
      undefined,
      undefined,
      "Only 1 left",
      "Only 1 left",
      "Only 1 left",
    ]);
    await own.close();
  });
});

describe("the collections that can be planned", () => {
  it.each([
    ["US", ["$499.00", "$549.00", "$599.00"]],
    ["CA", ["$649.00", "$749.00", "$799.00"]],
  ] as const)(
    "each have a name, a picture and the price of the cheapest piece on the site %s (AMB-277)",
    async (site, prices) => {
      const { body } = await shop.shopper({ site, brand: "modern" }).call(getSectionalCollections, {});
      expect(body.collections.map(({ collectionCode, collectionName }) => [collectionCode, collectionName])).toEqual([
        ["dune", "Dune Sectional"],
        ["harbor", "Harbor Sectional"],
        ["mesa", "Mesa Sectional"],
      ]);
      expect(body.collections.map(({ formattedLowestPrice }) => formattedLowestPrice)).toEqual(prices);
      expect(body.collections.every(({ imagePath, imageAlt }) => imagePath !== "" && imageAlt !== "")).toBe(true);
    },
  );
});

describe("the details of a design", () => {
  it("have every field of its pieces in order, its options and the total [SECT-15] [SECT-16] [SECT-17]", async () => {
    const { body } = await details();
    expect(body.SectionalPieces.map(({ ItemTypeCode, Sku }) => [ItemTypeCode, Sku])).toEqual([
      ["LAS", sampleSkus.leftArmSeat],
      ["ARM", sampleSkus.armlessSeat],
      ["ARM", sampleSkus.armlessSeat],
      ["RAC", sampleSkus.chaise],
    ]);
    expect(body.SectionalPieces[0]).toEqual({
      Name: "Left-Arm Seat",
      Sku: sampleSkus.leftArmSeat,
      Image: "/pictures/dune-left-arm-800.webp",
      ProductUrl: `/product/${sampleSkus.leftArmSeat}`,
      Dimensions: "40 in wide, 39 in deep, 31 in high",
      FormattedPrice: "$1,299.00",
      AvailabilityMessage: "In stock",
      ItemTypeCode: "LAS",
    });
    expect(body.SectionalOptionChoices).toEqual([
      {
        OptionName: "Fabric",
        Name: "Stone Linen",
        SwatchImage: "/pictures/swatch-stone-linen-200.webp",
        optionExperience: 1,
      },
      { OptionName: "Legs", Name: "Natural Oak", SwatchImage: "", optionExperience: 0 },
    ]);
    expect(body).toMatchObject({
      FormattedTotalPrice: "$4,896.00",
      totalPrice: 489_600,
      HasCustomOrderConfirmation: false,
      CustomOrderConfirmationMessage: "",
    });
  });

  it("of leather are made to order with terms, in the units of the site [SECT-17] [CALL-100]", async () => {
    const fabricChoiceCode = await codeOf("Cognac Leather");
    const { body } = await details(
      { fabricChoiceCode, itemTypes: ["OTT"], legFinishCode: "BLK", collectionCode: "mesa" },
      { site: "CA" },
    );
    expect(body.SectionalPieces[0]).toMatchObject({
      Sku: sectionalPieceSkus.mesaLeatherOttoman,
      Image: `/pictures/pieces/${sectionalPieceSkus.mesaLeatherOttoman}-800.webp`,
      Dimensions: "91 cm wide, 76 cm deep, 46 cm high",
      AvailabilityMessage: "Made to order: leaves our workshop in 8 weeks",
    });
    expect(body.SectionalOptionChoices.map(({ Name, optionExperience }) => [Name, optionExperience])).toEqual([
      ["Cognac Leather", 7],
      ["Blackened Oak", 0],
    ]);
    expect(body.HasCustomOrderConfirmation).toBe(true);
    expect(body.terms?.termsId).toMatch(/^[0-9a-f]{32}$/);
    expect(body.CustomOrderConfirmationMessage).toBe(body.terms?.message);
  });

  it.each(["US", "CA"] as const)("have the sum of the prices by piece as total on site %s [CALL-101]", async (site) => {
    const { page } = await open();
    const shopper = shop.shopper({ site });
    for (const swatch of page.swatches) {
      const choice = { collectionCode: "harbor", ...plain, fabricChoiceCode: swatch.choiceCode };
      const itemTypes = page.pieces.map(({ itemTypeCode }) => itemTypeCode);
      const prices = await Promise.all(
        itemTypes.map((itemType) => shopper.call(getSectionalPriceByPiece, { ...choice, itemType })),
      );
      const { body } = await shopper.call(getSectionalDetails, { ...choice, itemTypes });
      const total = sumCents(prices.map((price) => price.body.currentPrice));
      expect(Number(body.FormattedTotalPrice.replaceAll(/[$,]/g, ""))).toBe(total / 100);
      expect(prices.every((price) => price.body.regularPrice === price.body.currentPrice)).toBe(true);
    }
  });

  it("are those of no piece without any", async () => {
    expect((await details({ itemTypes: [] })).body).toMatchObject({
      SectionalPieces: [],
      FormattedTotalPrice: "$0.00",
    });
  });

  it.each<[string, Partial<GetSectionalDetails>, number, string]>([
    ["an unknown piece", { itemTypes: ["BED"] }, 422, "ChoiceNotOffered"],
    ["an unknown fabric", { fabricChoiceCode: "NONE" }, 422, "ChoiceNotOffered"],
    ["a fabric of another product", { fabricChoiceCode: "oat-linen" }, 422, "ChoiceNotOffered"],
    ["unknown legs", { legFinishCode: "GOLD" }, 422, "ChoiceNotOffered"],
    ["another cushion", { cushionCode: "STONE" }, 422, "ChoiceNotOffered"],
    ["an unknown collection", { collectionCode: "atlantis" }, 404, "CollectionNotFound"],
    ["61 pieces", { itemTypes: Array.from({ length: 61 }, () => "ARM") }, 400, "InvalidRequest"],
  ])("are refused for %s", async (_case, change, status, errorCode) => {
    const answer = await details(change);
    expect([answer.status, answer.body.errorCode]).toEqual([status, errorCode]);
  });

  it("of 60 pieces say that the stock is too small", async () => {
    const { body } = await details({ itemTypes: Array.from({ length: 60 }, () => "ARM") });
    expect(body.SectionalPieces).toHaveLength(60);
    expect(body.SectionalPieces[0]?.AvailabilityMessage).toBe("Only 30 left");
  });

  it("have no price for a piece or a fabric that does not exist", async () => {
    const { page } = await open();
    const choice = { collectionCode: "dune", ...plain, fabricChoiceCode: page.fabricChoiceCode };
    const price = (change: object) =>
      shop.shopper().call(getSectionalPriceByPiece, { ...choice, itemType: "ARM", ...change });
    expect((await price({})).body).toEqual({ currentPrice: 99_900, regularPrice: 99_900 });
    expect((await price({ itemType: "BED" })).status).toBe(422);
    expect((await price({ fabricChoiceCode: "NONE" })).status).toBe(422);
  });
});
