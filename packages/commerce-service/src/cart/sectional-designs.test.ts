import { cartOperations } from "@store/contract/cart";
import { orderOperations } from "@store/contract/orders";
import { sectionalOperations } from "@store/contract/sectionals";
import type { AddSectional } from "@store/contract/sectionals/requests";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, proceedToReview, type Shopper, submitOrder, type TestService } from "../testing/index.ts";
import { sampleSkus, sectionalPieceSkus } from "../testing/sample-inputs.ts";

const { getCartJsx, removeDesign, restoreDesign, removeItem, saveForLater, moveToCart } = cartOperations;
const { addSectional, getSectionalPage } = sectionalOperations;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

const { leftArmSeat: leftArm, armlessSeat: armless, corner, chaise } = sampleSkus;

function toRequest(skus: readonly string[], change: Partial<AddSectional> = {}, piece: object = {}): AddSectional {
  return {
    items: skus.map((Sku) => ({
      Sku,
      Quantity: 1,
      OptionChoiceParameter: "",
      Location: "Sectional Configurator",
      ...piece,
    })),
    excludeFormattedPrice: false,
    ...change,
  };
}

async function cartOf(shopper: Shopper) {
  const { body } = await shopper.call(getCartJsx, {});
  const lines = body.cartData?.lineItems ?? [];
  const toRow = ({ sku, priceQuantityTotals: { quantity }, itemInfo: { design } }: (typeof lines)[number]) =>
    [sku, quantity, design?.name ?? null] as const;
  return { lines, saved: body.cartData?.savedForLater ?? [], rows: lines.map(toRow), cart: body.cartData };
}

const designIdOf = async (shopper: Shopper, name: string) =>
  (await cartOf(shopper)).lines.find(({ itemInfo }) => itemInfo.design?.name === name)?.itemInfo.design?.id ?? "";

describe("a design in the cart", () => {
  it("has one line for equal pieces, the total of its pieces and the planner's text [CALL-093]", async () => {
    const shopper = shop.shopper();
    const design = "10.LAS.2xARM.RAC";
    const { body } = await shopper.call(addSectional, toRequest([leftArm, armless, armless, chaise], { design }));
    expect(body).toMatchObject({ isSuccess: true, cartItemCount: 4, formattedSubtotal: "$4,896.00" });
    const { lines, rows } = await cartOf(shopper);
    expect(rows).toEqual([
      [leftArm, 1, "Dune Sectional"],
      [armless, 2, "Dune Sectional"],
      [chaise, 1, "Dune Sectional"],
    ]);
    expect(new Set(lines.map(({ itemInfo }) => itemInfo.design?.id)).size).toBe(1);
    expect(lines[0]?.itemInfo.design?.design).toBe(design);
  });

  it("leads to its planner, in the cart to be replaced and in an order as a new one (AMB-279)", async () => {
    const shopper = shop.shopper();
    const request = toRequest([leftArm, chaise], { design: "10.LAS.RAC" }, { OptionChoiceParameter: "legs.BLK" });
    await shopper.call(addSectional, request);
    const { lines } = await cartOf(shopper);
    const { id, editUrl } = lines[0]?.itemInfo.design ?? {};
    expect(editUrl).toBe(`/sectional-planner/dune?edit=${id}&fabric=STONELINEN&legs=BLK`);
    expect(lines.every(({ itemInfo }) => itemInfo.design?.editUrl === editUrl)).toBe(true);
  });

  it("never merges with another design, nor with a single piece (AMB-217)", async () => {
    const shopper = shop.shopper();
    await shopper.call(addSectional, toRequest([leftArm, armless]));
    await shopper.call(addSectional, toRequest([armless, chaise]));
    await shopper.call(cartOperations.addItems, { items: [{ Sku: armless }] });
    expect((await cartOf(shopper)).rows).toEqual([
      [leftArm, 1, "Dune Sectional"],
      [armless, 1, "Dune Sectional"],
      [armless, 1, "Dune Sectional 2"],
      [chaise, 1, "Dune Sectional 2"],
      [armless, 1, null],
    ]);
  });

  it("says its legs, and refuses others (AMB-278)", async () => {
    const shopper = shop.shopper();
    const legs = { OptionChoiceParameter: "legs.BLK" };
    await shopper.call(addSectional, toRequest([leftArm, chaise], {}, legs));
    const { lines } = await cartOf(shopper);
    expect(lines[0]?.itemInfo).toMatchObject({
      optionText: "Left-Arm Seat, Stone Linen, Blackened Oak legs",
      optionChoiceParameter: "legs.BLK",
    });
    const gold = await shopper.call(addSectional, toRequest([leftArm], {}, { OptionChoiceParameter: "legs.GOLD" }));
    expect(gold.body).toMatchObject({ isSuccess: false, errorCode: "OptionChoiceInvalid" });
    expect((await cartOf(shopper)).lines).toHaveLength(2);
  });

  it.each([
    ["a piece of another collection", [leftArm, sectionalPieceSkus.harborLinenLeftArm], "OptionChoiceInvalid"],
    ["an item that is no piece", [leftArm, sampleSkus.lamp], "OptionChoiceInvalid"],
    ["a SKU that does not exist", [sampleSkus.unknown], "OptionChoiceInvalid"],
    ["more pieces than there are", Array.from({ length: 31 }, () => armless), "NotAvailable"],
  ])("is not added with %s: nothing is", async (_case, skus, errorCode) => {
    const shopper = shop.shopper();
    await shopper.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.lamp }] });
    const { body } = await shopper.call(addSectional, toRequest(skus));
    expect(body).toMatchObject({ isSuccess: false, errorCode });
    expect((await cartOf(shopper)).rows).toEqual([[sampleSkus.lamp, 1, null]]);
  });

  it("has at most 60 pieces", async () => {
    const shopper = shop.shopper();
    const many = Array.from({ length: 61 }, () => sampleSkus.towels);
    expect((await shopper.call(addSectional, toRequest(many))).status).toBe(400);
  });

  it("of 60 pieces with terms passes the limit of a body, once each has accepted them", async () => {
    const shopper = shop.shopper();
    const { body: page } = await shopper.call(getSectionalPage, { collectionCode: "dune" });
    const leather = page.swatches.find(({ name }) => name === "Cognac Leather")?.choiceCode ?? "";
    const { body: inLeather } = await shopper.call(getSectionalPage, {
      collectionCode: "dune",
      fabricChoiceCode: leather,
    });
    const sixty = Array.from({ length: 60 }, () => sectionalPieceSkus.duneLeatherArmless);
    const refused = await shopper.call(addSectional, toRequest(sixty, { design: `10.60xARM` }));
    expect(refused.body).toMatchObject({ isSuccess: false, errorCode: "TermsNotAccepted" });
    expect(refused.body.terms?.[0]?.termsId).toBe(inLeather.terms?.termsId);
    expect((await cartOf(shopper)).lines).toEqual([]);
    const accepted = { AcceptedTermsId: inLeather.terms?.termsId, OptionChoiceParameter: "legs.OAK" };
    const added = await shopper.call(addSectional, toRequest(sixty, { design: `10.60xARM` }, accepted));
    expect(added.body).toMatchObject({ isSuccess: true, cartItemCount: 60 });
    const records = await shop.database
      .selectFrom("basket_line")
      .select("add_record")
      .where("sku", "=", sectionalPieceSkus.duneLeatherArmless)
      .execute();
    expect(records[0]?.add_record).toMatchObject({
      place: "Sectional Configurator",
      acceptedTerms: { termsId: inLeather.terms?.termsId },
    });
  });

  it("is one design, however often one request is sent", async () => {
    const shopper = shop.shopper();
    await shopper.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.lamp }] });
    const idempotencyKey = crypto.randomUUID();
    const request = toRequest([leftArm, chaise]);
    await Promise.all(Array.from({ length: 20 }, () => shopper.call(addSectional, request, { idempotencyKey })));
    expect((await cartOf(shopper)).rows).toEqual([
      [sampleSkus.lamp, 1, null],
      [leftArm, 1, "Dune Sectional"],
      [chaise, 1, "Dune Sectional"],
    ]);
  });

  it("added in two tabs at once is two designs", async () => {
    const shopper = shop.shopper();
    await shopper.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.lamp }] });
    await Promise.all([
      shopper.call(addSectional, toRequest([leftArm])),
      shopper.call(addSectional, toRequest([chaise])),
    ]);
    const names = (await cartOf(shopper)).rows.map(([, , name]) => name);
    expect(names.sort()).toEqual(["Dune Sectional", "Dune Sectional 2", null]);
  });

  it("that replaces another takes its name and its place in one step (AMB-279)", async () => {
    const shopper = shop.shopper();
    await shopper.call(addSectional, toRequest([leftArm, armless]));
    await shopper.call(addSectional, toRequest([corner]));
    const replacesDesignId = await designIdOf(shopper, "Dune Sectional");
    const { body } = await shopper.call(addSectional, toRequest([leftArm, chaise], { replacesDesignId }));
    expect(body.isSuccess).toBe(true);
    expect((await cartOf(shopper)).rows).toEqual([
      [corner, 1, "Dune Sectional 2"],
      [leftArm, 1, "Dune Sectional"],
      [chaise, 1, "Dune Sectional"],
    ]);
    const again = await shopper.call(addSectional, toRequest([leftArm], { replacesDesignId }));
    expect(again.body).toMatchObject({ isSuccess: false, errorCode: "DesignNotFound" });
  });

  it("replaces none of another shopper's cart", async () => {
    const [owner, other] = [shop.shopper(), shop.shopper()];
    await owner.call(addSectional, toRequest([leftArm]));
    const replacesDesignId = await designIdOf(owner, "Dune Sectional");
    const { body } = await other.call(addSectional, toRequest([leftArm], { replacesDesignId }));
    expect(body).toMatchObject({ isSuccess: false, errorCode: "DesignNotFound" });
  });

  it("replaces one that holds the last pieces", async () => {
    const shopper = shop.shopper();
    const all = Array.from({ length: 30 }, () => corner);
    await shopper.call(addSectional, toRequest(all));
    const replacesDesignId = await designIdOf(shopper, "Dune Sectional");
    const { body } = await shopper.call(addSectional, toRequest(all, { replacesDesignId }));
    expect(body.isSuccess).toBe(true);
  });
});

describe("removing a design", () => {
  it("takes all its lines, and undo puts the same ones back (AMB-217)", async () => {
    const shopper = shop.shopper();
    await shopper.call(addSectional, toRequest([leftArm, armless, chaise]));
    await shopper.call(addSectional, toRequest([corner]));
    const designId = await designIdOf(shopper, "Dune Sectional");
    const before = await cartOf(shopper);
    const single = before.lines.find(({ sku }) => sku === armless)?.id ?? "";
    await shopper.call(removeItem, { id: single });
    const { body } = await shopper.call(removeDesign, { designId });
    expect(body.cartData?.lineItems.map(({ sku }) => sku)).toEqual([corner]);
    const undone = await shopper.call(restoreDesign, { designId });
    expect(undone.body.isSuccess).toBe(true);
    // The piece that was removed before the design stays away.
    expect((await cartOf(shopper)).lines.map(({ id }) => id)).toEqual(
      before.lines.filter(({ id }) => id !== single).map(({ id }) => id),
    );
    expect((await shopper.call(restoreDesign, { designId })).body.isSuccess).toBe(true);
  });

  it("is not undone if a piece was sold meanwhile: nothing returns", async () => {
    const own = await createTestService();
    const shopper = own.shopper();
    await shopper.call(addSectional, toRequest([leftArm, chaise]));
    const designId = await designIdOf(shopper, "Dune Sectional");
    await shopper.call(removeDesign, { designId });
    await own.database.updateTable("stock").set({ available: 0, received: 0 }).where("sku", "=", chaise).execute();
    const { body } = await shopper.call(restoreDesign, { designId });
    expect(body).toMatchObject({ isSuccess: false, errorCode: "NotAvailable" });
    expect(body.cartData?.lineItems).toEqual([]);
    await own.close();
  });

  it("is refused for another shopper's design, and without a session", async () => {
    const [owner, other] = [shop.shopper(), shop.shopper()];
    await owner.call(addSectional, toRequest([leftArm]));
    await other.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.lamp }] });
    const designId = await designIdOf(owner, "Dune Sectional");
    for (const call of [removeDesign, restoreDesign]) {
      expect((await other.call(call, { designId })).body).toMatchObject({
        isSuccess: false,
        errorCode: "DesignNotFound",
      });
      expect((await shop.shopper().call(call, { designId })).body.IsReset).toBe(true);
    }
    expect((await cartOf(owner)).lines).toHaveLength(1);
  });
});

it("lines of a design stay together when they are saved for later and moved back", async () => {
  const shopper = shop.shopper();
  await shopper.call(addSectional, toRequest([leftArm, chaise]));
  const { lines } = await cartOf(shopper);
  for (const { id } of lines) await shopper.call(saveForLater, { id });
  const { saved } = await cartOf(shopper);
  expect(saved.map(({ itemInfo }) => itemInfo.design?.name)).toEqual(["Dune Sectional", "Dune Sectional"]);
  for (const { id } of saved) await shopper.call(moveToCart, { id });
  expect((await cartOf(shopper)).rows).toEqual([
    [leftArm, 1, "Dune Sectional"],
    [chaise, 1, "Dune Sectional"],
  ]);
});

it("an order and its mail keep the group of a design (AMB-217)", async () => {
  const own = await createTestService();
  const shopper = own.shopper();
  await shopper.call(addSectional, toRequest([leftArm, armless, armless, chaise], { design: "10.LAS.2xARM.RAC" }));
  await proceedToReview(shopper);
  const { status } = await submitOrder(shopper, { idempotencyKey: crypto.randomUUID() });
  expect(status).toBe("placed");
  const lines = await own.database
    .selectFrom("order_line")
    .select(["sku", "quantity", "options"])
    .orderBy("sku")
    .execute();
  const ofDesign = lines.filter(({ options }) => options.sectional);
  expect(ofDesign.map(({ sku, quantity, options }) => [sku, quantity, options.sectional?.name])).toEqual([
    [leftArm, 1, "Dune Sectional"],
    [armless, 2, "Dune Sectional"],
    [chaise, 1, "Dune Sectional"],
  ]);
  const { orderId = "" } = (await shopper.call(orderOperations.getLatestOrder, {})).body.order ?? {};
  const { order } = (await shopper.call(orderOperations.getOrder, { orderId })).body;
  const design = order?.shipments.flatMap((shipment) => shipment.lineItems).find((line) => line.design)?.design;
  expect(design?.editUrl).toMatch(/^\/sectional-planner\/dune\?design=10\.LAS\.2xARM\.RAC&fabric=STONELINEN/);
  await own.close();
});
