import { cartOperations } from "@store/contract/cart";
import { personalizationOperations } from "@store/contract/personalization";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../testing/index.ts";
import { sampleCards, sampleSkus, toPrintedNumber } from "../testing/sample-inputs.ts";

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

const towels = sampleSkus.towels;
const bowl = sampleSkus.servingBowl;
const { saveDesign, renderPersonalization } = personalizationOperations;
const { addItems, addMonogrammed, getCartJsx } = cartOperations;
const style = { font: "Script", textcolor: "Gold" };

function designOf(text: string, change: object = {}, entry: object = {}) {
  const personalization = [{ elementName: "Text1", text, ...style, ...entry }];
  return { sku: towels, templateName: "hem-line", locationName: "Hem of both towels", personalization, ...change };
}
const bowlDesign = (...texts: string[]) => ({
  sku: bowl,
  templateName: "bowl-rim",
  locationName: "Below the rim",
  personalization: texts.map((text, at) => ({ elementName: `Text${at + 1}`, text, font: "Block", textcolor: "" })),
});
const render = async (design: ReturnType<typeof designOf>) =>
  (await shop.shopper().call(renderPersonalization, design)).body;
const svgOf = (imageUrl: string | null) => decodeURIComponent(imageUrl ?? "");

describe("a rendered design", () => {
  it("is a picture with its texts in its font and color [CALL-103] [PERS-05]", async () => {
    const ada = await render(designOf("Ada & Bo"));
    expect(ada).toEqual({ imageUrl: expect.stringMatching(/^data:image\/svg\+xml,/), hasError: false, error: null });
    const pictures = [
      ada,
      await render(designOf("Tom")),
      await render(designOf("Ada & Bo", {}, { font: "Block" })),
      await render(designOf("Ada & Bo", {}, { textcolor: "Navy" })),
    ].map(({ imageUrl }) => svgOf(imageUrl));
    expect(new Set(pictures).size).toBe(4);
    expect(pictures[0]).toContain(">Ada &amp; Bo</text>");
    expect(pictures[0]).toContain("Snell Roundhand");
    expect(pictures[0]).toContain('fill="#a8842c"');
    expect(pictures[1]).toContain(">Tom</text>");
  });

  it("has every line of an item with several", async () => {
    const svg = svgOf((await render(bowlDesign("Ada", "", "2026"))).imageUrl);
    expect([...svg.matchAll(/>([^<]*)<\/text>/g)].map(([, text]) => text)).toEqual(["Ada", "2026"]);
  });

  it.each([
    ["an item without personalization", designOf("Ada", { sku: sampleSkus.lamp }), "E1001"],
    ["another template", designOf("Ada", { templateName: "bowl-rim" }), "E1002"],
    ["an unknown line", designOf("Ada", {}, { elementName: "Text9" }), "E1002"],
    ["an unknown font", designOf("Ada", {}, { font: "Comic" }), "E1003"],
    ["an unknown color", designOf("Ada", {}, { textcolor: "Neon" }), "E1003"],
    ["no text", designOf(""), "E4000"],
    ["a digit in a font of letters", designOf("Ada 1"), "E4000"],
    ["a card number", designOf(toPrintedNumber(sampleCards.visa), {}, { font: "Block" }), "E4001"],
  ])("is refused for %s", async (_case, design, businessErrorCode) => {
    const { imageUrl, hasError, error } = await render(design);
    expect({ imageUrl, hasError }).toEqual({ imageUrl: null, hasError: true });
    expect(error).toMatchObject({ businessErrorCode, profaneTexts: [] });
    expect(error?.businessErrorDescription).not.toBe("");
  });

  it.each(["shit", "Sh1t", "shiiit", "FUCK"])("names the line that says %s [PERS-11]", async (word) => {
    const { error } = await render(bowlDesign("Ada", word));
    expect(error).toEqual({
      businessErrorCode: "E3001",
      businessErrorDescription: "Please choose other words.",
      profaneTexts: ["Text2"],
    });
  });

  it.each(["Scunthorpe", "Dickens", "Essex"])("may be the name %s", async (name) => {
    expect((await render(bowlDesign(name))).hasError).toBe(false);
  });

  it("is refused while its workshop or its partner is out", async () => {
    await shop.database
      .insertInto("service_outage")
      .values({ site: "US", service: "inHousePersonalization" })
      .execute();
    expect((await render(designOf("Ada"))).error).toMatchObject({ businessErrorCode: "E2001" });
    expect((await render(bowlDesign("Ada"))).hasError).toBe(false);
    await shop.database.deleteFrom("service_outage").execute();
  });

  it("does not exist for a SKU that is not sold", async () => {
    expect(
      (await shop.shopper().call(renderPersonalization, designOf("Ada", { sku: sampleSkus.unknown }))).status,
    ).toBe(404);
  });
});

describe("a saved design", () => {
  it("is added with its text, font, color and picture [CALL-102] [CALL-091] [CONF-16]", async () => {
    const shopper = shop.shopper();
    const design = designOf("Ada");
    const saved = await shopper.call(saveDesign, design);
    expect(saved.body).toEqual({
      isSuccess: true,
      profileGuid: expect.stringMatching(/^.{20,}$/),
      personalizationId: expect.stringMatching(/^.{20,}$/),
    });
    const { profileGuid } = saved.body;
    const added = await shopper.call(addMonogrammed, { quantity: 2, orderType: "personalized", profileGuid, design });
    expect(added.body).toMatchObject({
      isSuccess: true,
      confirmation: "monogramming",
      cartItemCount: 2,
      items: [{ sku: towels, quantity: 2, formattedPrice: "$56.50", optionText: 'White, "Ada", Script, Gold' }],
    });
    const { cartData } = (await shopper.call(getCartJsx, {})).body;
    expect(cartData?.lineItems[0]?.itemInfo).toMatchObject({
      personalizationText: "Ada",
      personalization: [
        { elementName: "Text1", text: "Ada", ...style, monogrammingImg: expect.stringContaining("Ada") },
      ],
    });
  });

  it("is named by its id in an add of items, where its style distinguishes lines [CONF-14]", async () => {
    const shopper = shop.shopper();
    for (const font of ["Script", "Block", "Script"]) {
      const { personalizationId } = (await shopper.call(saveDesign, designOf("Ada", {}, { font }))).body;
      const item = { Sku: towels, IsPersonalized: true, PersonalizationId: personalizationId };
      expect((await shopper.call(addItems, { items: [item] })).body.isSuccess).toBe(true);
    }
    const { cartData } = (await shopper.call(getCartJsx, {})).body;
    expect(cartData?.lineItems.map((line) => line.priceQuantityTotals.quantity)).toEqual([2, 1]);
  });

  it.each([
    ["another text", designOf("Bob"), undefined],
    ["another SKU", designOf("Ada", { sku: sampleSkus.sageTowels }), undefined],
    ["an unknown token", designOf("Ada"), "unknown"],
  ])("is not added with %s", async (_case, design, token) => {
    const shopper = shop.shopper();
    const { profileGuid } = (await shopper.call(saveDesign, designOf("Ada"))).body;
    const request = { quantity: 1, orderType: "personalized", profileGuid: token ?? profileGuid, design };
    const { status, body } = await shopper.call(addMonogrammed, request);
    expect(status).toBe(404);
    expect(body).toMatchObject({ errorCode: "DesignNotFound" });
  });

  it("is refused with the reason if it cannot be made", async () => {
    const { status, body } = await shop.shopper().call(saveDesign, designOf("Ada 1"));
    expect(status).toBe(422);
    expect(body).toMatchObject({
      errorCode: "PersonalizationInvalid",
      message: "Your message contains invalid characters",
    });
  });
});

it("adds an item that a partner engraves only with a text, and one of the own workshop without [CONF-23]", async () => {
  const shopper = shop.shopper();
  const add = async (Sku: string) => (await shopper.call(addItems, { items: [{ Sku }] })).body;
  expect(await add(bowl)).toMatchObject({
    isSuccess: false,
    errorCode: "PersonalizationInvalid",
    message: "Please enter text",
  });
  expect(await add(towels)).toMatchObject({ isSuccess: true, confirmation: "standard" });
});

describe("the pattern of a font", () => {
  const setPattern = (source: string) =>
    sql`
    update product set personalization = jsonb_set(personalization::jsonb, '{fonts,0,fontAttributes,validationRegEx}',
      ${JSON.stringify(source)}::jsonb) where product_id = (select product_id from variant where sku = ${bowl})`.execute(
      shop.database,
    );
  let original = "";
  beforeAll(async () => {
    const { personalization } = await shop.database
      .selectFrom("product")
      .innerJoin("variant", "variant.product_id", "product.product_id")
      .select("personalization")
      .where("sku", "=", bowl)
      .executeTakeFirstOrThrow();
    original = personalization?.fonts[0]?.fontAttributes.validationRegEx ?? "";
  });
  afterEach(() => setPattern(original));
  const wrong = `${"a".repeat(59)}!`;

  it.each(["((a+))+", "(a|a)*", "(.*)*x"])("%s judges a text without delay [PERS-08] (AMB-288)", async (source) => {
    await setPattern(source);
    const shopper = shop.shopper();
    const saved = await shopper.call(saveDesign, bowlDesign(wrong));
    expect(saved.status).toBe(422);
    expect(saved.body).toMatchObject({ message: "Your message contains invalid characters" });
    const rendered = await shopper.call(renderPersonalization, bowlDesign(wrong));
    expect(rendered.body.error).toMatchObject({ businessErrorCode: "E4000" });
    const item = { Sku: bowl, IsPersonalized: true, PersonalizationText: wrong };
    const added = await shopper.call(addItems, { items: [item] });
    expect(added.body).toMatchObject({ isSuccess: false, message: "Your message contains invalid characters" });
  });

  it("that cannot be used forbids nothing, and the log says why (AMB-178)", async () => {
    await setPattern("(?=A).*");
    const { status } = await shop.shopper().call(saveDesign, bowlDesign("Bo"));
    expect(status).toBe(200);
    expect(shop.log.lines).toContainEqual({
      level: "warn",
      event: "pattern of a font not usable",
      fields: { correlationId: expect.any(String), sku: bowl, fonts: "Block: look-around at character 1" },
    });
  });
});
