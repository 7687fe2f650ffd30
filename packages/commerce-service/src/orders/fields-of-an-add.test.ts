import { cartOperations } from "@store/contract/cart";
import type { AddToCartItem } from "@store/contract/cart/requests";
import { personalizationOperations } from "@store/contract/personalization";
import { registryOperations } from "@store/contract/registry";
import { expect, it } from "vitest";
import { proceedToReview, type Shopper, signIn } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";
import { orderTests } from "./order-tests.fixture.ts";

const tests = orderTests();
const { addItems, getCartJsx } = cartOperations;

const linesOf = (table: "basket_line" | "order_line") =>
  tests.service.database.selectFrom(table).selectAll().orderBy("position").execute();

async function add(shopper: Shopper, item: AddToCartItem) {
  return (await shopper.call(addItems, { items: [item] })).body;
}

async function createRegistry(shopper: Shopper) {
  const wedding = { name: "Ada and Bo", registryType: "br", eventDate: "2027-06-12" } as const;
  const { body } = await shopper.call(registryOperations.saveRegistry, wedding);
  return { grId: body.registry?.grId ?? "", shareCode: body.registry?.shareCode ?? "" };
}

const place = { Location: "You May Also Want", Url: `/product/${sampleSkus.sofa}`, Position: 3, TotalPositions: 8 };
const record = { place: "You May Also Want", url: `/product/${sampleSkus.sofa}`, position: 3, totalPositions: 8 };

it("keeps what an add says with the line and with the order line [CONF-14]", async () => {
  const owner = tests.service.shopper();
  await signIn(owner, "nell");
  const { grId, shareCode: GiftRegistryId } = await createRegistry(owner);
  const shopper = tests.service.shopper();
  const installed = { IsInstallationServiceRequired: true, InstallationServiceType: "Assembly and wall fastening" };
  const items = [
    { Sku: sampleSkus.bookcase, Quantity: 2, ...installed, ...place, GiftRegistryId },
    { Sku: sampleSkus.towels, IsPersonalized: true, PersonalizationText: "Zoë", ShipMethod: 2 } as const,
  ];
  await proceedToReview(shopper, { items });
  await owner.call(registryOperations.addRegistryItems, [{ Sku: sampleSkus.bookcase, Quantity: 2, GrId: grId }]);
  const kept = [
    { sku: sampleSkus.bookcase, quantity: 2, add_record: record },
    { sku: sampleSkus.towels, quantity: 1, options: expect.objectContaining({ text: "Zoë" }), add_record: {} },
  ];
  const lines = await linesOf("basket_line");
  expect(lines).toMatchObject(kept);
  expect(lines.map((line) => line.has_installation)).toEqual([true, false]);
  expect(lines[0]).toMatchObject({ registry_code: GiftRegistryId });
  expect((await tests.place(shopper)).body.isSuccess).toBe(true);
  const ordered = await linesOf("order_line");
  expect(ordered).toMatchObject(kept);
  expect(ordered[0]).toMatchObject({ registry_id: grId, registry_name: "Ada and Bo" });
});

it("keeps the store of an item for pickup, whose location names no page [CONF-14]", async () => {
  await add(tests.service.shopper(), { Sku: sampleSkus.lamp, IsPickupSelected: true, Location: "us-chicago" });
  expect(await linesOf("basket_line")).toMatchObject([{ location_id: "us-chicago", add_record: {} }]);
});

it("keeps the accepted terms with the order line [CONF-11]", async () => {
  const shopper = tests.service.shopper();
  const asked = await add(shopper, { Sku: sampleSkus.mirror });
  await add(shopper, { Sku: sampleSkus.mirror, AcceptedTermsId: asked.terms?.[0]?.termsId });
  await proceedToReview(shopper);
  expect((await tests.place(shopper)).body.isSuccess).toBe(true);
  const [line] = await linesOf("order_line");
  expect(line?.add_record).toMatchObject({
    acceptedTerms: { termsId: asked.terms?.[0]?.termsId, title: "Final Sale", acceptedAt: expect.any(String) },
  });
});

it.each([
  ["another origin", "https://elsewhere.example/product/1"],
  ["another origin without its scheme", "//elsewhere.example/product/1"],
  ["a backslash", "/\\elsewhere.example"],
])("drops a URL with %s [CONF-14]", async (_case, Url) => {
  await add(tests.service.shopper(), { Sku: sampleSkus.lamp, Url });
  expect((await linesOf("basket_line")).map((line) => line.add_record)).toEqual([{}]);
});

it.each<[string, Omit<AddToCartItem, "Sku">, string]>([
  ["a registry that does not exist", { GiftRegistryId: "r-1" }, "RegistryNotFound"],
  ["options that the item does not have", { OptionChoiceParameter: "cord-2m" }, "OptionChoiceInvalid"],
  ["a design that was not saved", { PersonalizationId: "nothing" }, "PersonalizationInvalid"],
  ["an unknown pickup store", { IsPickupSelected: true, Location: "nowhere" }, "StoreNotFound"],
  ["an installation that is not offered", { IsInstallationServiceRequired: true }, "InstallationNotOffered"],
  ["a ship method that is not its own", { ShipMethod: 9 }, "ShipMethodNotOffered"],
  ["a text where none can be put", { PersonalizationText: "Zoë" }, "PersonalizationInvalid"],
])("refuses %s, and adds nothing [CONF-14]", { tags: ["deep"] }, async (_case, fields, errorCode) => {
  const shopper = tests.service.shopper();
  const items = [{ Sku: sampleSkus.rug }, { Sku: sampleSkus.lamp, ...fields }];
  expect((await shopper.call(addItems, { items })).body).toMatchObject({ errorCode });
  expect((await shopper.call(getCartJsx, {})).body.cartData?.lineItems ?? []).toEqual([]);
});

it.each([{ Position: 0 }, { TotalPositions: -1 }, { Quantity: 100 }])(
  "refuses %o before anything else [CONF-14]",
  async (fields) => {
    const { status } = await tests.service.shopper().call(addItems, { items: [{ Sku: sampleSkus.lamp, ...fields }] });
    expect(status).toBe(400);
  },
);

it("refuses a design that another session saved [CONF-14]", async () => {
  const owner = tests.service.shopper();
  await add(owner, { Sku: sampleSkus.lamp });
  const personalization = [{ elementName: "Text1", text: "AB", textcolor: "Navy", font: "Block" }];
  const place = { templateName: "hem-line", locationName: "Hem of both towels" };
  const design = { sku: sampleSkus.towels, ...place, personalization };
  const { body } = await owner.call(personalizationOperations.saveDesign, design);
  const item = { Sku: sampleSkus.towels, PersonalizationId: body.personalizationId };
  const other = tests.service.shopper();
  await add(other, { Sku: sampleSkus.lamp });
  expect(await add(other, item)).toMatchObject({ errorCode: "PersonalizationInvalid" });
  expect((await add(owner, item)).isSuccess).toBe(true);
});
