import { cartOperations } from "@store/contract/cart";
import type { AddToCartItem } from "@store/contract/cart/requests";
import { sectionalOperations } from "@store/contract/sectionals";
import { specialOrderOperations } from "@store/contract/special-order";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changeTerms, createTestService, type Shopper, type TestService } from "../testing/index.ts";
import { sampleSkus, sectionalPieceSkus, specialOrderSkus } from "../testing/sample-inputs.ts";

const {
  addItems,
  getCartJsx,
  moveToCart,
  removeDesign,
  removeItem,
  restoreDesign,
  restoreItem,
  saveForLater,
  updateItem,
} = cartOperations;
const { mirror, lamp, towels } = sampleSkus;
const reallyFinal = "Really final.";
const harborChoices = "fabric.RUSTVELVET~legs.WALNUT~filling.FOAM~arm.TRACK~depth.CLASSIC";

let shop: TestService;
beforeEach(async () => {
  shop = await createTestService();
});
afterEach(() => shop.close());

async function cartOf(shopper: Shopper) {
  const { lineItems = [], savedForLater = [] } = (await shopper.call(getCartJsx, {})).body.cartData ?? {};
  const quantityOf = ({ priceQuantityTotals }: (typeof lineItems)[number]) => priceQuantityTotals.quantity;
  return { inCart: lineItems.map(quantityOf), saved: savedForLater.map(quantityOf) };
}

/** A cart with two of an item, whose terms have changed since. */
async function addAndChange(sku: string = mirror, more: Partial<AddToCartItem> = {}) {
  const shopper = shop.shopper();
  const { body } = await shopper.call(specialOrderOperations.getCustomConfirmation, {
    sku,
    optionChoiceParameter: more.OptionChoiceParameter ?? "",
  });
  const items = [{ Sku: sku, Quantity: 2, AcceptedTermsId: body.termsId, ...more }];
  const added = (await shopper.call(addItems, { items })).body;
  expect(added.isSuccess).toBe(true);
  await changeTerms(shop.database, sku, reallyFinal);
  return { shopper, id: added.items[0]?.id ?? "", name: added.items[0]?.name };
}

const acceptedOf = async (sku: string) =>
  (await shop.database.selectFrom("basket_line").where("sku", "=", sku).select("add_record").execute()).map(
    ({ add_record: record }) => record.acceptedTerms?.message,
  );

interface Asking {
  arrange?: (shopper: Shopper, id: string) => Promise<unknown>;
  call: (shopper: Shopper, id: string, accepted?: { AcceptedTermsId: string }) => ReturnType<typeof callUpdate>;
  before: Awaited<ReturnType<typeof cartOf>>;
  after: Awaited<ReturnType<typeof cartOf>>;
}
const callUpdate = (shopper: Shopper, id: string, accepted = {}) =>
  shopper.call(updateItem, { id, quantity: 3, ...accepted });

const asking: Record<string, Asking> = {
  "a higher quantity [CALL-015]": {
    call: callUpdate,
    before: { inCart: [2], saved: [] },
    after: { inCart: [3], saved: [] },
  },
  "a removed line that is put back": {
    arrange: (shopper, id) => shopper.call(removeItem, { id }),
    call: (shopper, id, accepted) => shopper.call(restoreItem, { id, ...accepted }),
    before: { inCart: [], saved: [] },
    after: { inCart: [2], saved: [] },
  },
  "a saved line that is moved to the cart [CALL-019]": {
    arrange: (shopper, id) => shopper.call(saveForLater, { id }),
    call: (shopper, id, accepted) => shopper.call(moveToCart, { id, ...accepted }),
    before: { inCart: [], saved: [2] },
    after: { inCart: [2], saved: [] },
  },
};

describe("terms that changed after the add", () => {
  it.each(Object.entries(asking))("are asked for by %s, which changes nothing until then", async (_name, each) => {
    const { shopper, id, name } = await addAndChange();
    await each.arrange?.(shopper, id);
    const refused = await each.call(shopper, id);
    expect(refused.body).toMatchObject({ isSuccess: false, errorCode: "TermsNotAccepted" });
    const termsId = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(refused.body.terms).toEqual([{ basketItemId: id, sku: mirror, name, termsId, message: reallyFinal }]);
    expect(await cartOf(shopper)).toEqual(each.before);
    expect(await acceptedOf(mirror)).not.toEqual([reallyFinal]);

    const { termsId: accepted = "" } = refused.body.terms?.[0] ?? {};
    expect((await each.call(shopper, id, { AcceptedTermsId: accepted })).body.isSuccess).toBe(true);
    expect(await cartOf(shopper)).toEqual(each.after);
    expect(await acceptedOf(mirror)).toEqual([reallyFinal]);
  });

  it.each(Object.entries(asking))("are asked for once more by %s if they change meanwhile", async (_name, each) => {
    const { shopper, id } = await addAndChange();
    await each.arrange?.(shopper, id);
    const { terms } = (await each.call(shopper, id)).body;
    await changeTerms(shop.database, mirror, "Even more final.");
    const { body } = await each.call(shopper, id, { AcceptedTermsId: terms?.[0]?.termsId ?? "" });
    expect(body).toMatchObject({ errorCode: "TermsNotAccepted", terms: [{ message: "Even more final." }] });
    expect(await cartOf(shopper)).toEqual(each.before);
  });

  it.each<[string, (shopper: Shopper, id: string) => ReturnType<typeof callUpdate>]>([
    ["a smaller quantity", (shopper, id) => shopper.call(updateItem, { id, quantity: 1 })],
    ["the same quantity", (shopper, id) => shopper.call(updateItem, { id, quantity: 2 })],
    ["Remove", (shopper, id) => shopper.call(removeItem, { id })],
    ["Save for Later", (shopper, id) => shopper.call(saveForLater, { id })],
  ])("are not asked for by %s", async (_name, call) => {
    const { shopper, id } = await addAndChange();
    expect((await call(shopper, id)).body.isSuccess).toBe(true);
  });

  it("are asked for of an item that had none when it was added", async () => {
    const { shopper, id } = await addAndChange(lamp);
    expect((await callUpdate(shopper, id)).body).toMatchObject({
      errorCode: "TermsNotAccepted",
      terms: [{ sku: lamp, message: reallyFinal }],
    });
  });

  it("are not asked for of an item that has none any more", async () => {
    const { shopper, id } = await addAndChange();
    await changeTerms(shop.database, mirror, null);
    expect((await callUpdate(shopper, id)).body.isSuccess).toBe(true);
  });

  it.each([
    ["a personalized item", towels, { IsPersonalized: true, PersonalizationText: "Zoë" }],
    ["an item made to order", sampleSkus.armchair, {}],
    ["a special order", specialOrderSkus.sofa, { OptionChoiceParameter: harborChoices }],
  ])("are asked for of %s", async (_name, sku, more) => {
    const { shopper, id } = await addAndChange(sku, more);
    expect((await callUpdate(shopper, id)).body).toMatchObject({ terms: [{ sku, message: reallyFinal }] });
    expect((await callUpdate(shopper, id)).body.cartData?.lineItems).toHaveLength(1);
  });

  it("are asked for once by a removed design: its lines have those of their collection, which is one product", async () => {
    const shopper = shop.shopper();
    const skus = [sectionalPieceSkus.duneLinenRightArm, sectionalPieceSkus.duneLinenOttoman];
    const piece = { Quantity: 1, OptionChoiceParameter: "", Location: "Sectional Configurator" } as const;
    const items = skus.map((Sku) => ({ Sku, ...piece }));
    await shopper.call(sectionalOperations.addSectional, { items, excludeFormattedPrice: false });
    const lines = (await shopper.call(getCartJsx, {})).body.cartData?.lineItems ?? [];
    const designId = lines[0]?.itemInfo.design?.id ?? "";
    await shopper.call(removeDesign, { designId });
    await changeTerms(shop.database, sectionalPieceSkus.duneLinenOttoman, reallyFinal);
    const { terms = [] } = (await shopper.call(restoreDesign, { designId })).body;
    expect(terms.map(({ sku, message }) => [sku, message])).toEqual(skus.map((sku) => [sku, reallyFinal]));
    expect((await cartOf(shopper)).inCart).toEqual([]);
    const AcceptedTermsId = terms[0]?.termsId;
    expect((await shopper.call(restoreDesign, { designId, AcceptedTermsId })).body.isSuccess).toBe(true);
    expect((await cartOf(shopper)).inCart).toEqual([1, 1]);
    for (const sku of skus) expect(await acceptedOf(sku)).toEqual([reallyFinal]);
  });
});
