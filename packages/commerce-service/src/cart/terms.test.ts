import { accountOperations } from "@store/contract/account";
import { cartOperations } from "@store/contract/cart";
import { specialOrderOperations } from "@store/contract/special-order";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, type Shopper, type TestService } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";

const { addItems, getCartJsx, moveToCart, saveForLater } = cartOperations;
/** Made to order with terms, and in stock on final sale. */
const chair = sampleSkus.armchair;
const mirror = sampleSkus.mirror;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

async function termsOf(sku: string) {
  const request = { sku, optionChoiceParameter: "" };
  const { body } = await shop.shopper().call(specialOrderOperations.getCustomConfirmation, request);
  return body;
}

const recordsOf = async (sku: string) =>
  (
    await shop.database
      .selectFrom("basket_line")
      .where("sku", "=", sku)
      .select(["state", "add_record"])
      .orderBy("line_id")
      .execute()
  ).map(({ state, add_record: record }) => ({ state, terms: record.acceptedTerms }));

async function countOf(shopper: Shopper): Promise<number> {
  return (await shopper.call(getCartJsx, {})).body.cartData?.lineItems.length ?? 0;
}

describe("an item with terms", () => {
  it.each([
    ["without an acceptance", undefined],
    ["with the id of other terms", "0123456789abcdef0123456789abcdef"],
  ])("is not added %s, and the reply has its terms [CONF-11] [CALL-090]", async (_case, AcceptedTermsId) => {
    const shopper = shop.shopper();
    const items = [{ Sku: sampleSkus.lamp }, { Sku: mirror, AcceptedTermsId }];
    const { body } = await shopper.call(addItems, { items });
    const { termsId, title, message } = await termsOf(mirror);
    expect(body).toMatchObject({ isSuccess: false, errorCode: "TermsNotAccepted" });
    expect(body.terms).toEqual([{ sku: mirror, termsId, title, message }]);
    expect(await countOf(shopper)).toBe(0);
  });

  it("is not added when only one of two equal items accepts its terms [CONF-11]", async () => {
    const shopper = shop.shopper();
    const { termsId } = await termsOf(mirror);
    const items = [{ Sku: mirror, AcceptedTermsId: termsId }, { Sku: mirror }];
    expect((await shopper.call(addItems, { items })).body).toMatchObject({ errorCode: "TermsNotAccepted" });
    expect(await countOf(shopper)).toBe(0);
  });

  it("is added with the id of its terms, and the line keeps their text and the time [CONF-11]", async () => {
    const { termsId, message } = await termsOf(chair);
    const { body } = await shop.shopper().call(addItems, { items: [{ Sku: chair, AcceptedTermsId: termsId }] });
    expect(body).toMatchObject({ isSuccess: true, items: [{ leadTime: expect.stringContaining("8 weeks") }] });
    const [record] = await recordsOf(chair);
    expect(record?.terms).toEqual({ termsId, title: null, message, acceptedAt: expect.stringMatching(/^\d{4}-/) });
    await shop.database.deleteFrom("basket_line").where("sku", "=", chair).execute();
  });

  it("keeps its acceptance while it is saved for later, moved back, and joined at a sign-in [CONF-11]", async () => {
    const shopper = shop.shopper();
    const { termsId } = await termsOf(mirror);
    const { body } = await shopper.call(addItems, { items: [{ Sku: mirror, AcceptedTermsId: termsId }] });
    const id = body.items[0]?.id ?? "";
    await shopper.call(saveForLater, { id });
    expect((await shopper.call(moveToCart, { id })).body.isSuccess).toBe(true);
    const account = { email: "terms@example.com", password: "Alder-and-Ash-9", firstName: "Ada", lastName: "Lo" };
    await shopper.call(accountOperations.createAccount, account);
    expect(await recordsOf(mirror)).toEqual([{ state: "cart", terms: expect.objectContaining({ termsId }) }]);
    await shop.database.deleteFrom("basket_line").where("sku", "=", mirror).execute();
  });
});
