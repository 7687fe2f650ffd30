import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { specialOrderOperations } from "@store/contract/special-order";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../testing/index.ts";
import { sampleSkus, specialOrderSkus } from "../testing/sample-inputs.ts";

const { getSpecialOrderProduct, getChoiceGroups, getQuickShip } = specialOrderOperations;
const sofa = specialOrderSkus.sofa;
const choose = (choices: Record<string, string>) =>
  JSON.stringify(
    Object.entries(choices).map(([optionCode, choiceCode], index) => ({
      optionCode,
      optionType: "text",
      choiceCode,
      source: 1,
      optionSequence: index + 1,
    })),
  );
const complete = { fabric: "RUSTVELVET", legs: "WALNUT", filling: "FOAM", arm: "TRACK", depth: "CLASSIC" };
const inText = (choices: Record<string, string>) =>
  Object.entries(choices)
    .map((part) => part.join("."))
    .join("~");

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

type Storefront = Parameters<TestService["shopper"]>[0];
const load = async (choices: Record<string, string>, { sku = sofa, more = {}, at = {} as Storefront } = {}) => {
  const plain = { sortType: "", outputCacheString: "", isFabricPopup: false };
  const request = { sku, choices: choose(choices), ...plain, ...more };
  return (await shop.shopper(at).call(getSpecialOrderProduct, request)).body;
};

describe("a product that is made to order", () => {
  it("has every choice with price, picture and what is chosen [SPEC-06] [SPEC-07] [CALL-111]", async () => {
    const product = await load({ fabric: "RUSTVELVET" });
    expect(product).toMatchObject({ sku: sofa, isNla: false, name: "Harbor Sofa" });
    expect(product.reviewCount).toBe(product.reviews?.count ?? 0);
    expect(product.reviewCount).toBeGreaterThan(0);
    const { choiceGroups, isAllOptionsSelected } = product.browseDto;
    expect(choiceGroups.map(({ groupType, header, optionSequence }) => [groupType, header, optionSequence])).toEqual([
      ["fabric", "Fabrics", 1],
      ["leather", "Leathers", 1],
      ["image", "Legs", 2],
      ["image", "Cushion Filling", 3],
      ["image", "Arm", 4],
      ["image", "Seat Depth", 5],
    ]);
    expect(isAllOptionsSelected).toBe(false);
    expect(choiceGroups[0]?.choices.find(({ code }) => code === "RUSTVELVET")).toEqual({
      code: "RUSTVELVET",
      title: "Rust Velvet",
      text: "Price group 3",
      isSelected: true,
      matchingSkus: [],
      images: ["/pictures/swatch-rust-velvet-200.webp"],
      priceDifference: 60_000,
      leadTime: null,
      leadWeeks: null,
      colorFamily: "Orange",
      care: "Brush with the pile. Lift water marks with steam, never with an iron.",
      isRetired: false,
    });
    expect(product.superSpecialOrder).toEqual({ sku: sofa, url: `/special-order/${sofa}?choices=fabric.RUSTVELVET` });
  });

  it("says in a sentence what it is, how large and of which category", async () => {
    const { summary, dimensions, breadcrumbs } = await load({}, { at: { site: "CA" } });
    expect(summary).toMatch(/^[^.]+\.$/);
    expect(dimensions).toMatchObject({ width: 224, systemOfMeasure: 2 });
    expect(breadcrumbs.map(({ title }) => title)).toEqual(["Home", "Living Room", "Sofas & Loveseats"]);
  });

  it("has the price of the choices and the time of the longest, in the money of the site", async () => {
    const us = await load({ ...complete, fabric: "COGNACLEATHER" });
    expect(us.browseDto).toMatchObject({
      price: 199_900 + 90_000 + 6_000,
      formattedPrice: "$2,959.00",
      leadTime: "Made to order: leaves our workshop in 12 weeks",
      isAllOptionsSelected: true,
      images: ["/pictures/harbor-sofa-cognac-800.webp"],
      shownIn: null,
    });
    const ca = await load(complete, { at: { site: "CA" } });
    expect(ca.browseDto.price).toBe(260_000 + 78_000 + 8_000);
  });

  it("says in which fabric it is shown if there is no picture of the chosen one, which it has close up [SPEC-01]", async () => {
    const { images, shownIn, gallery } = (await load(complete)).browseDto;
    expect([images, shownIn]).toEqual([["/pictures/harbor-sofa-oat-800.webp"], "Oat Linen"]);
    const macro = "/pictures/swatch-rust-velvet-macro-800.webp";
    expect(gallery.slice(0, 2)).toMatchObject([
      { imagePath: images[0], shownIn, choiceImagePath: macro },
      { imagePath: macro, caption: "Rust Velvet, close up" },
    ]);
  });

  it("has the chosen fabric close up beside its picture in it, and no words about another [SPEC-01]", async () => {
    const { gallery } = (await load({ ...complete, fabric: "COGNACLEATHER" }, { at: { site: "CA" } })).browseDto;
    expect(gallery[0]).not.toHaveProperty("shownIn");
    expect(gallery[0]).not.toHaveProperty("choiceImagePath");
    expect(gallery[1]).toMatchObject({
      imagePath: "/pictures/swatch-cognac-leather-macro-800.webp",
      alt: "About 5 centimetres of Cognac Leather",
    });
  });

  it("is found by any SKU of the product, and has the one that goes into the cart", async () => {
    const product = await load(complete, { sku: sampleSkus.boucleSofa });
    expect([product.sku, product.superSpecialOrder.sku]).toEqual([sampleSkus.boucleSofa, sofa]);
  });

  it("leaves out what is retired or unknown, and names it (AMB-252)", async () => {
    const { browseDto, superSpecialOrder } = await load({ ...complete, fabric: "SANDLEATHER", arm: "NONE" });
    expect(browseDto.ignored).toEqual(["Sand Leather", "NONE"]);
    expect(browseDto.isAllOptionsSelected).toBe(false);
    expect(superSpecialOrder.url).not.toContain("SANDLEATHER");
    const leathers = browseDto.choiceGroups[1]?.choices;
    expect(leathers?.find(({ code }) => code === "SANDLEATHER")?.isRetired).toBe(true);
  });

  it("shows the first of the products in a fabric, such as the smaller bed", async () => {
    const { browseDto } = await load({ fabric: "OATLINEN" }, { sku: specialOrderSkus.bed });
    expect(browseDto.imageAlt).toMatch(/^Queen/);
  });

  it("drops the fabric when the shopper turns to leather, and keeps the rest [CALL-112]", async () => {
    const { superSpecialOrder } = await load(complete, { more: { isMaterialToggle: true } });
    expect(superSpecialOrder.url).toBe(
      `/special-order/${sofa}?choices=legs.WALNUT~filling.FOAM~arm.TRACK~depth.CLASSIC`,
    );
  });

  it("has close-ups of the fabrics alone for the fabric popup (AMB-248)", async () => {
    const { choiceGroups } = (await load(complete, { more: { isFabricPopup: true } })).browseDto;
    expect(choiceGroups.map(({ groupType }) => groupType)).toEqual(["fabric", "leather"]);
    expect(choiceGroups[0]?.choices[0]?.images).toEqual([
      "/pictures/swatch-oat-linen-200.webp",
      "/pictures/swatch-oat-linen-macro-800.webp",
    ]);
  });

  it.each([
    ["price", [0, 0, 0, 0, 0, 0, 30_000]],
    ["unheard of", [0, 0, 0, 0, 0, 0, 30_000]],
  ])("its choices are sorted by %s [CALL-113]", async (sortType, differences) => {
    const request = { sku: sofa, choices: choose(complete), optionCode: "fabric", sortType };
    const { groups } = (await shop.shopper().call(getChoiceGroups, request)).body;
    expect(groups[0]?.choices.slice(0, 7).map(({ priceDifference }) => priceDifference)).toEqual(differences);
    expect(groups.every(({ optionCode }) => optionCode === "fabric")).toBe(true);
  });

  it("its choices are sorted by name and by color", async () => {
    const ask = async (sortType: string) => {
      const request = { sku: sofa, choices: "[]", optionCode: "fabric", sortType };
      return (await shop.shopper().call(getChoiceGroups, request)).body.groups[0]?.choices ?? [];
    };
    const names = (await ask("name")).map(({ title }) => title);
    expect(names).toEqual(names.toSorted());
    const colors = (await ask("color")).map(({ colorFamily }) => colorFamily);
    expect(colors).toEqual(colors.toSorted());
  });

  it("lists what is in stock of the same product with its lead time [CALL-114]", async () => {
    const { items } = (await shop.shopper().call(getQuickShip, { id: sofa })).body;
    expect(items).toHaveLength(16);
    expect(items[0]).toEqual({
      sku: sampleSkus.sofa,
      name: "Harbor Sofa, Oat Linen",
      formattedPrice: "$1,899.00",
      leadTime: "In stock",
    });
    expect((await shop.shopper().call(getQuickShip, { id: sampleSkus.sofa })).status).toBe(404);
  });

  it("that is no longer made says so, and has no choices (AMB-252)", async () => {
    const { isNla, browseDto } = await load({}, { sku: specialOrderSkus.notMadeAnyMore });
    expect([isNla, browseDto.choiceGroups, browseDto.isAllOptionsSelected]).toEqual([true, [], false]);
  });

  it("is refused where the brand does not sell it, and for a SKU that is not made to order", async () => {
    const ask = (sku: string, at: Storefront) =>
      shop.shopper(at).call(getSpecialOrderProduct, {
        ...{ sku, choices: "[]", sortType: "", outputCacheString: "", isFabricPopup: false },
      });
    expect((await ask(specialOrderSkus.loveseat, { brand: "modern" })).status).toBe(404);
    expect((await ask(sampleSkus.lamp, {})).status).toBe(404);
  });
});

describe("the debug path of the product's data (AMB-254) [SPEC-10]", () => {
  const path = `/debug/browse/specialorder/GetProductData?choices=[]&sku=${sofa}&sortType=&outputCacheString=&isFabricPopup=false`;

  it("does not exist by default", async () => {
    expect((await shop.shopper().send(path)).status).toBe(404);
  });

  it("answers in a process with debug tools", async () => {
    const own = await createTestService({ debugTools: true });
    expect(await (await own.shopper().send(path)).json()).toMatchObject({ sku: sofa });
    await own.close();
  });
});

describe("a selection in the cart", () => {
  const add = (shopper: ReturnType<TestService["shopper"]>, choice: string, sku = sofa) =>
    shopper.call(cartOperations.addItems, { items: [{ Sku: sku, OptionChoiceParameter: choice }] });

  it("is a line with its words, its price and its picture; another selection is another line [SPEC-01]", async () => {
    const shopper = shop.shopper();
    const { body } = await add(shopper, inText({ ...complete, fabric: "COGNACLEATHER" }));
    expect(body).toMatchObject({ isSuccess: true, confirmation: "custom" });
    expect(body.items[0]).toMatchObject({
      optionText:
        "Fabric: Cognac Leather; Legs: Walnut; Cushion Filling: Foam in a Feather Wrap; Arm: Track Arm; Seat Depth: Classic",
      formattedPrice: "$2,959.00",
      leadTime: "Made to order: leaves our workshop in 12 weeks",
      imagePath: "/pictures/harbor-sofa-cognac-800.webp",
    });
    await add(shopper, inText(complete));
    await add(shopper, inText(Object.fromEntries(Object.entries(complete).toReversed())));
    const { cartData } = (await shopper.call(cartOperations.getCartJsx, {})).body;
    expect(
      cartData?.lineItems.map(({ priceQuantityTotals: { quantity, unitPrice } }) => [quantity, unitPrice]),
    ).toEqual([
      [1, 295_900],
      [2, 265_900],
    ]);
    expect(cartData?.lineItems[1]?.itemInfo.optionChoiceParameter).toBe(inText(complete));
  });

  it.each([
    ["incomplete", inText({ fabric: "RUSTVELVET" }), "Please choose Legs of Harbor Sofa."],
    ["missing", "", "Please choose Fabric of Harbor Sofa."],
    ["doubled", `${inText(complete)}~legs.OAK`, "Legs of Harbor Sofa was chosen twice. Please choose again."],
    [
      "retired",
      inText({ ...complete, fabric: "SANDLEATHER" }),
      "Fabric: Sand Leather is no longer available. Please choose another one.",
    ],
    [
      "impossible",
      inText({ ...complete, legs: "SILVER" }),
      "Harbor Sofa does not come with this choice of Legs. Please choose again.",
    ],
  ])("that is %s is refused with the name of the option", async (_, choice, message) => {
    const { body } = await add(shop.shopper(), choice);
    expect(body).toMatchObject({ isSuccess: false, errorCode: "OptionChoiceInvalid", message });
  });

  it("of another fabric saves to the line that it was edited from, and is added where that line is gone (AMB-276)", async () => {
    const shopper = shop.shopper();
    await add(shopper, inText(complete));
    await shopper.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.lamp }] });
    const lines = async () => (await shopper.call(cartOperations.getCartJsx, {})).body.cartData?.lineItems ?? [];
    const [first] = await lines();
    const replacesLineId = first?.id ?? "";
    const edited = { Sku: sofa, Quantity: 2, OptionChoiceParameter: inText({ ...complete, fabric: "OATLINEN" }) };
    await shopper.call(cartOperations.addItems, { items: [edited], replacesLineId });
    expect((await lines()).map(({ id, sku, priceQuantityTotals }) => [id, sku, priceQuantityTotals.quantity])).toEqual([
      [replacesLineId, sofa, 2],
      [expect.any(String), sampleSkus.lamp, 1],
    ]);
    const refused = await shopper.call(cartOperations.addItems, {
      items: [{ ...edited, OptionChoiceParameter: "legs.OAK" }],
      replacesLineId,
    });
    expect(refused.body.isSuccess).toBe(false);
    expect(await lines()).toHaveLength(2);
    await shopper.call(cartOperations.removeItem, { id: replacesLineId });
    await shopper.call(cartOperations.addItems, { items: [edited], replacesLineId });
    expect((await lines()).map(({ sku }) => sku)).toEqual([sampleSkus.lamp, sofa]);
  });

  it("keeps what stood on the line that it is edited from: installation, registry and for whom it is (AMB-287)", async () => {
    const shopper = shop.shopper();
    const bed = { fabric: "OATLINEN", size: "QUEEN", headboard: "LOW", legs: "OAK" };
    await add(shopper, inText(bed), specialOrderSkus.bed);
    const lines = async () => (await shopper.call(cartOperations.getCartJsx, {})).body.cartData?.lineItems ?? [];
    const id = (await lines())[0]?.id ?? "";
    await sql`update basket_line set has_installation = true, registry_code = 'gift', recipient_id = 'grandma'
      where line_id = ${id}`.execute(shop.database);
    // An equal line for somebody else stays one of its own.
    await add(shopper, inText({ ...bed, legs: "WALNUT" }), specialOrderSkus.bed);
    const edited = { Sku: specialOrderSkus.bed, OptionChoiceParameter: inText({ ...bed, legs: "WALNUT" }) };
    await shopper.call(cartOperations.addItems, { items: [edited], replacesLineId: id });
    expect(await lines()).toHaveLength(2);
    const stored = await shop.database
      .selectFrom("basket_line")
      .where("line_id", "=", id)
      .select(["has_installation", "registry_code", "recipient_id"])
      .execute();
    expect(stored).toEqual([{ has_installation: true, registry_code: "gift", recipient_id: "grandma" }]);
  });

  it("with a choice that was retired since cannot be ordered, and says which it is (AMB-252) [POP-05]", async () => {
    const own = await createTestService();
    const shopper = own.shopper();
    await add(shopper, inText(complete));
    await shopper.call(cartOperations.checkout, {});
    await shopper.call(checkoutOperations.refreshCheckout, {});
    await sql`update special_order set options = jsonb_set(options, '{1,choices,1,isRetired}', 'true') where sku = ${sofa}`.execute(
      own.database,
    );
    const { unavailableItems } = (await shopper.call(checkoutOperations.validateCart, {})).body;
    expect(unavailableItems[0]).toMatchObject({
      availabilityMessage: "Walnut is no longer available",
      isCustomNla: true,
    });
    expect((await shopper.call(cartOperations.checkout, {})).body.message).toBe(
      "Harbor Sofa: Walnut is no longer available. Edit or remove it in your cart.",
    );
    await own.close();
  });

  it("is refused for an item from stock", async () => {
    expect((await add(shop.shopper(), "legs.OAK", sampleSkus.lamp)).body.errorCode).toBe("OptionChoiceInvalid");
  });
});
