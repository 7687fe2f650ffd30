import { catalogOperations } from "@store/contract/catalog";
import { swatchOperations } from "@store/contract/swatches";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestService, type Shopper, type TestService } from "../testing/index.ts";
import { sampleCards, sampleSkus, specialOrderSkus, toPrintedNumber } from "../testing/sample-inputs.ts";

const { getOrderSwatchData, orderFreeSwatches, submitFreeFormOrder, getEmailHashed, getPhoneHash } = swatchOperations;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
beforeEach(async () => {
  await shop.database.deleteFrom("swatch_address").execute();
});
afterAll(() => shop.close());

const chicago = {
  Sku: sampleSkus.sofa,
  FirstName: "Maya",
  LastName: "Brooks",
  Address1: "1420 N Wood St",
  Address2: "",
  City: "Chicago",
  State: "IL",
  PostalCode: "60622",
  DayPhone: "(312) 234-5678",
  EmailAddress: "maya.brooks@example.com",
  swatch: ["OATLINEN"],
  UseAddressAsEntered: false,
  CanadaEmailSignup: false,
  SignUp: false,
};
type Order = typeof chicago;
const order = async (change: Partial<Order> = {}, shopper: Shopper = shop.shopper(), key?: string) => {
  const options = key === undefined ? {} : { idempotencyKey: key };
  return (await shopper.call(orderFreeSwatches, { ...chicago, ...change }, options)).body;
};
const askData = (sku: string, choiceCode = "", { selected = 0, brand = "general" as "general" | "modern" } = {}) =>
  shop.shopper({ brand }).call(getOrderSwatchData, { sku, choiceCode, selected, suppressColorBar: false });
const readStock = async (code: string) =>
  (
    await shop.database
      .selectFrom("swatch_stock")
      .select("available")
      .where("choice_code", "=", code)
      .executeTakeFirstOrThrow()
  ).available;
const readOrders = () => shop.database.selectFrom("swatch_order").selectAll().orderBy("ordered_at").execute();

describe("the swatches of a product", () => {
  it("come by family with what the catalog says under its ids [SWAT-10] [SWAT-11] [SWAT-12]", async () => {
    const { body } = await askData(sampleSkus.sofa, "MOSSLINEN");
    expect(body).toMatchObject({ Sku: sampleSkus.sofa, DefaultSwatch: "MOSSLINEN", SwatchModalMessage: null });
    expect(Object.entries(body.FabricsByName ?? {}).map(([name, members]) => [name, members.length])).toEqual([
      ["Linen", 4],
      ["Boucle", 5],
      ["Velvet", 3],
      ["Leather", 4],
    ]);
    expect(body.FabricsByName?.Linen?.[0]).toEqual({
      ChoiceCode: "OATLINEN",
      ImagePath: "/pictures/swatch-oat-linen-200.webp",
      Description: "Oat Linen",
      SwatchInStock: true,
      IsStock: true,
      PriceGroupCode: "1",
      Attributes: expect.arrayContaining([
        { AttributeId: 1002, Value: "Yes" },
        { AttributeId: 1003, Value: "Woven in Belgium" },
      ]),
    });
  });

  it("have a default only where it is sent and the tray has room [CALL-106] [CALL-110] (AMB-219)", async () => {
    expect((await askData(sampleSkus.chairMadeToOrder, "OLIVEVELVET")).body.DefaultSwatch).toBeNull();
    expect((await askData(sampleSkus.chairMadeToOrder, "RUSTVELVET")).body.DefaultSwatch).toBe("RUSTVELVET");
    expect((await askData(sampleSkus.chairMadeToOrder, "RUSTVELVET", { selected: 5 })).body.DefaultSwatch).toBeNull();
  });

  it("are all that the brand sells where no product is named", async () => {
    const count = async (brand: "general" | "modern") =>
      Object.values((await askData("", "", { brand })).body.FabricsByName ?? {}).flat().length;
    expect([await count("general"), await count("modern")]).toEqual([24, 24]);
  });

  it("are null for fabrics that the shopper describes in words, and empty for a product without fabrics (AMB-218)", async () => {
    expect((await askData(sampleSkus.pillow)).body.FabricsByName).toBeNull();
    expect((await askData(sampleSkus.lamp)).body.FabricsByName).toEqual({});
    expect((await askData(sampleSkus.unknown)).status).toBe(404);
  });

  it("say No under the availability ids once none are left [SWAT-22]", async () => {
    await shop.database
      .updateTable("swatch_stock")
      .set({ available: 0 })
      .where("choice_code", "=", "DOVEBOUCLE")
      .execute();
    const { body } = await askData(sampleSkus.doveBoucleSofa, "DOVEBOUCLE", { brand: "modern" });
    const dove = body.FabricsByName?.Boucle?.find(({ ChoiceCode }) => ChoiceCode === "DOVEBOUCLE");
    expect(dove?.Attributes).toEqual(expect.arrayContaining([{ AttributeId: 1115, Value: "No" }]));
    expect([dove?.SwatchInStock, body.DefaultSwatch]).toEqual([false, null]);
  });
});

describe("the page of a product in fabrics", () => {
  const show = async (sku: string) => (await shop.shopper().call(catalogOperations.getProduct, { sku })).body;

  it("shows each fabric as a swatch, and says in which one a picture is that shows another [SWAT-06]", async () => {
    const boucle = await show(sampleSkus.boucleSofa);
    expect(boucle.options[0]?.swatch).toMatchObject({
      choiceCode: "OATLINEN",
      choiceName: "Oat Linen",
      name: "Oat Linen",
      description: "100% European linen, 420 grams per square meter",
      zoomImagePath: "/pictures/swatch-oat-linen-macro-800.webp",
      romanceCopy: expect.stringContaining("oats"),
      optionCode: "FABRIC",
      optionShortName: "Fabric",
      priceGroupCode: "1",
    });
    const wordsOf = ({ gallery }: typeof boucle) => gallery.map(({ shownIn, caption }) => shownIn ?? caption);
    expect(wordsOf(boucle)).toEqual([undefined, "Oat Linen", "Ivory Boucle, close up", "Dimensions"]);
    const oat = [undefined, undefined, "Oat Linen, close up", "Dimensions"];
    expect(wordsOf(await show(sampleSkus.sofa))).toEqual(oat);
  });

  it("says how its swatches are ordered (AMB-218)", async () => {
    const orders = await Promise.all([sampleSkus.sofa, sampleSkus.pillow, sampleSkus.lamp].map(show));
    expect(orders.map(({ swatchOrder }) => swatchOrder)).toEqual(["chosen", "freeForm", null]);
  });
});

describe("an order of free swatches", () => {
  it("is taken from a guest, saved with its address and taken off the stock [SWAT-01] [SWAT-15] [CALL-104]", async () => {
    const before = await readStock("OATLINEN");
    const reply = await order({ swatch: ["OATLINEN", "MOSSLINEN"], SignUp: true });
    expect(reply).toMatchObject({ Succeeded: true, Message: null, AddressValidationResult: null });
    expect(await readStock("OATLINEN")).toBe(before - 1);
    expect((await readOrders()).at(-1)).toMatchObject({
      sku: sampleSkus.sofa,
      choice_codes: ["OATLINEN", "MOSSLINEN"],
      is_email_sign_up: true,
      address: { dayPhone: "312-234-5678", postalCode: "60622" },
    });
    const mails = await shop.database.selectFrom("mail_outbox").select(["recipient", "content"]).execute();
    expect(mails.at(-1)).toMatchObject({
      recipient: "maya.brooks@example.com",
      content: { kind: "swatchesOrdered", swatches: ["Oat Linen", "Moss Linen"], arrivesIn: "5-7 business days" },
    });
  });

  it.each<[string, Partial<Order>]>([
    ["Please select at least one swatch.", { swatch: [] }],
    ["You may only select up to five swatches.", { swatch: ["A", "B", "C", "D", "E", "F"] }],
    ["The First Name field is required.", { FirstName: " " }],
    ["Please enter a valid Phone Number.", { DayPhone: "312 555 0100" }],
    ["We do not offer one of these swatches here. Please choose again.", { swatch: ["NOSUCH"] }],
    ["The swatch of Olive Velvet is temporarily unavailable. Please choose another one.", { swatch: ["OLIVEVELVET"] }],
    ["We do not sell this product here.", { Sku: sampleSkus.unknown }],
    ["Please leave out numbers of cards.", { Address2: toPrintedNumber(sampleCards.visa) }],
  ])("is refused with the words %j and changes nothing [ERR-35]", async (message, change) => {
    const saved = (await readOrders()).length;
    expect(await order(change)).toMatchObject({ Succeeded: false, Message: message, AddressValidationResult: null });
    expect(await readOrders()).toHaveLength(saved);
    const mails = await shop.database.selectFrom("mail_outbox").select("mail_id").execute();
    expect(mails).toHaveLength(saved);
  });

  it("is answered with suggestions where city, state and ZIP contradict, and sent as entered if confirmed [SWAT-16]", async () => {
    const reply = await order({ City: "Springfield" });
    expect(reply).toMatchObject({ Succeeded: false, Message: null });
    expect(reply.AddressValidationResult?.Suggestions).toContainEqual({
      City: "Chicago",
      State: "IL",
      ZipCode: "60622",
    });
    expect((await order({ City: "Springfield", UseAddressAsEntered: true })).Succeeded).toBe(true);
    expect((await readOrders()).at(-1)).toMatchObject({
      is_address_as_entered: true,
      address: { city: "Springfield" },
    });
  });

  it("is one however often it is sent under its key, and the sign-up is the site's own [SWAT-17]", async () => {
    const saved = (await readOrders()).length;
    const shopper = shop.shopper({ site: "CA" });
    const toronto = { City: "Toronto", State: "ON", PostalCode: "m5v2t6", SignUp: true, CanadaEmailSignup: false };
    const key = crypto.randomUUID();
    expect(await order(toronto, shopper, key)).toMatchObject({ Succeeded: true });
    expect(await order(toronto, shopper, key)).toMatchObject({ Succeeded: true });
    const orders = await readOrders();
    expect(orders).toHaveLength(saved + 1);
    expect(orders.at(-1)).toMatchObject({ site: "CA", is_email_sign_up: false });
  });

  it("is sent to one address five times in thirty days, however it is written", async () => {
    const spellings = ["1420 N Wood St", "1420 N. WOOD ST", "1420 n wood st.", "1420-N Wood St", "1420  N Wood St"];
    for (const Address1 of spellings) expect((await order({ Address1 })).Succeeded).toBe(true);
    expect((await order()).Message).toBe(
      "We send 5 swatch orders to an address in 30 days at most. Please try again later.",
    );
    expect((await order({ Address1: "1422 N Wood St" })).Succeeded).toBe(true);
    const start = shop.clock.now();
    shop.clock.advance(30 * 24 * 60 * 60 * 1000);
    expect((await order()).Succeeded).toBe(true);
    shop.clock.set(start);
  });

  it("gets the last swatch once of sixteen at the same moment, ten rounds", { tags: ["deep"] }, async () => {
    for (let round = 0; round < 10; round += 1) {
      await shop.database.deleteFrom("swatch_address").execute();
      await shop.database
        .updateTable("swatch_stock")
        .set({ available: 1 })
        .where("choice_code", "=", "INKVELVET")
        .execute();
      const replies = await Promise.all(
        Array.from({ length: 16 }, (_, index) =>
          order({
            swatch: ["RUSTVELVET", "INKVELVET"].slice(index % 2),
            Address1: `${index} Mill Yard`,
            Sku: sampleSkus.chairMadeToOrder,
          }),
        ),
      );
      expect(replies.filter(({ Succeeded }) => Succeeded)).toHaveLength(1);
      expect(await readStock("INKVELVET")).toBe(0);
    }
  });
});

describe("an order in words", () => {
  it("needs a text where nothing is chosen, of 500 characters at most (AMB-218) [CALL-107]", async () => {
    const ask = async (freeFormText: string, swatch: string[] = []) =>
      (await shop.shopper().call(submitFreeFormOrder, { ...chicago, Sku: sampleSkus.pillow, swatch, freeFormText }))
        .body;
    expect((await ask(" ")).Message).toBe("Please tell us which swatches you would like.");
    expect((await ask("a".repeat(501))).Message).toBe("Please use 500 characters at most.");
    expect((await ask("Rust and ink velvet, please.")).Succeeded).toBe(true);
    const saved = (await readOrders()).find((one) => one.free_form_text !== null);
    expect(saved).toMatchObject({ choice_codes: [], free_form_text: "Rust and ink velvet, please." });
    expect((await ask("", ["OATLINEN"])).Succeeded).toBe(true);
  });
});

it("hashes contacts in small letters without blanks around them [CALL-105] [CALL-108] [CALL-109]", async () => {
  const shopper = shop.shopper();
  const email = await shopper.call(getEmailHashed, { email: " Maya.Brooks@Example.com " });
  expect(email.body.emailHash).toBe("5c1ce73ea221fb5aac9ab412cbc313bd98edaa28a30eff6699fa8597e2ccad1e");
  const phone = await shopper.call(getPhoneHash, { phone: "312-234-5678" });
  expect(phone.body.phoneHash).toMatch(/^[\da-f]{64}$/);
});

it("the swatches of a SKU that is made to order are all of its fabrics, where it is sold", async () => {
  const ask = async (sku: string, brand: "general" | "modern" = "general") =>
    shop.shopper({ brand }).call(swatchOperations.getOrderSwatchData, {
      ...{ sku, choiceCode: "RUSTVELVET", selected: 0, suppressColorBar: false },
    });
  const { body } = await ask(specialOrderSkus.sofa);
  expect(Object.values(body.FabricsByName ?? {}).flat()).toHaveLength(24);
  expect((await ask(specialOrderSkus.loveseat, "modern")).status).toBe(404);
  expect((await ask(specialOrderSkus.notMadeAnyMore)).status).toBe(404);
});
