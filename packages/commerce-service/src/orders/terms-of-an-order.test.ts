import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { orderOperations } from "@store/contract/orders";
import { walletOperations } from "@store/contract/wallets";
import { describe, expect, it } from "vitest";
import { changeTerms, proceedToReview, type Shopper } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";
import { orderTests } from "./order-tests.fixture.ts";

const tests = orderTests();
const { lamp, mirror, towels } = sampleSkus;
const { acceptTerms, refreshCheckout } = checkoutOperations;
const reallyFinal = "Really final.";

const change = (sku: string, message = reallyFinal) => changeTerms(tests.service.database, sku, message);

/** A review of items that none had terms for, of which two have some now. */
async function reviewAndChange() {
  const shopper = tests.service.shopper();
  const shown = await proceedToReview(shopper, { items: [{ Sku: lamp }, { Sku: towels }, { Sku: sampleSkus.pillow }] });
  await change(lamp);
  await change(towels, "Cut for you.");
  return { shopper, shown, quote: { quotedTotal: shown.orderSummary.total, version: shown.version } };
}

const accept = (shopper: Shopper, terms: readonly { basketItemId: string; termsId: string }[] = []) =>
  shopper.call(acceptTerms, {
    items: terms.map(({ basketItemId, termsId: acceptedTermsId }) => ({ basketItemId, acceptedTermsId })),
  });

const versionOf = async (shopper: Shopper) => (await shopper.call(refreshCheckout, {})).body.checkout?.version;

describe("an order whose terms changed after the add", () => {
  it("is not placed: the reply has the lines and their terms, and nothing is charged or held [CALL-077]", async () => {
    const { shopper, quote } = await reviewAndChange();
    const { body } = await tests.place(shopper, { ...quote, idempotencyKey: "first" });
    expect(body).toMatchObject({
      isSuccess: false,
      errorCode: "TermsNotAccepted",
      redirectUrl: null,
      terms: [
        { sku: lamp, message: reallyFinal },
        { sku: towels, message: "Cut for you." },
      ],
    });
    expect(body.message).toMatch(/^Please accept the terms of .+, .+ to place your order\. Nothing was charged\.$/);
    expect(await tests.orders()).toEqual([]);
    expect(await tests.stock()).toEqual(tests.stockBefore);
    expect(await versionOf(shopper)).toBe(quote.version);
    expect((await tests.attemptOf(shopper, "first")).status).toBe("none");
  });

  it("is placed once both are accepted, and keeps text, id and time with its lines [CONF-11]", async () => {
    const { shopper, quote } = await reviewAndChange();
    const { terms = [] } = (await tests.place(shopper, quote)).body;
    const accepted = (await accept(shopper, terms)).body;
    expect(accepted).toMatchObject({ isSuccess: true, checkout: { version: quote.version + 1, reachedStep: 4 } });
    const placed = await tests.place(shopper, { ...quote, version: quote.version + 1 });
    expect(placed.body.isSuccess).toBe(true);
    const rows = await tests.service.database.selectFrom("order_line").selectAll().orderBy("position").execute();
    expect(rows.map(({ add_record: record }) => record.acceptedTerms)).toEqual([
      { termsId: terms[0]?.termsId, title: null, message: reallyFinal, acceptedAt: expect.any(String) },
      { termsId: terms[1]?.termsId, title: null, message: "Cut for you.", acceptedAt: expect.any(String) },
      undefined,
    ]);
    const { order } = (await shopper.call(orderOperations.getOrder, { orderId: placed.body.orderId ?? "" })).body;
    const shown = order?.shipments.flatMap(({ lineItems }) => lineItems).map(({ acceptedTerms }) => acceptedTerms);
    const acceptedAt = expect.stringMatching(/^\d{4}-/);
    expect(shown).toEqual([{ message: reallyFinal, acceptedAt }, { message: "Cut for you.", acceptedAt }, undefined]);
  });

  it("asks for the rest while only one of two is accepted", async () => {
    const { shopper, quote } = await reviewAndChange();
    const { terms = [] } = (await tests.place(shopper, quote)).body;
    expect((await accept(shopper, terms.slice(0, 1))).body.isSuccess).toBe(true);
    expect((await tests.place(shopper)).body.terms).toEqual(terms.slice(1));
    expect(await tests.orders()).toEqual([]);
  });

  it("accepts nothing of terms that changed once more, and names them as they are now", async () => {
    const { shopper, quote } = await reviewAndChange();
    const { terms = [] } = (await tests.place(shopper, quote)).body;
    await change(lamp, "Even more final.");
    const { body } = await accept(shopper, terms);
    expect(body).toMatchObject({ isSuccess: false, errorCode: "TermsNotAccepted" });
    expect(body.terms?.map(({ message }) => message)).toEqual(["Even more final."]);
    expect((await tests.place(shopper)).body.terms).toHaveLength(2);
  });

  it("is accepted once, however often that is sent, also from another tab", async () => {
    const { shopper, quote } = await reviewAndChange();
    const { terms = [] } = (await tests.place(shopper, quote)).body;
    const replies = await Promise.all(Array.from({ length: 6 }, () => accept(shopper, terms)));
    expect(replies.map(({ body }) => body.isSuccess)).toEqual(Array.from({ length: 6 }, () => true));
    expect(await versionOf(shopper)).toBe(quote.version + 1);
  });

  it("names a line that is gone, and accepts nothing", async () => {
    const { shopper, quote } = await reviewAndChange();
    const { terms = [] } = (await tests.place(shopper, quote)).body;
    await shopper.call(cartOperations.removeItem, { id: terms[0]?.basketItemId ?? "" });
    expect((await accept(shopper, terms)).body).toMatchObject({ isSuccess: false, errorCode: "LineNotFound" });
    expect((await tests.place(shopper)).body.terms).toHaveLength(1);
  });

  it("is judged after its total: a changed one is shown first [CALL-077]", async () => {
    const { shopper, quote } = await reviewAndChange();
    const { body } = await tests.place(shopper, { ...quote, quotedTotal: quote.quotedTotal - 1 });
    expect(body.errorCode).toBe("TotalChanged");
  });

  it("keeps the consent of a wallet's sheet until its terms are accepted [CALL-078] [CALL-079]", async () => {
    const shopper = tests.service.shopper();
    await proceedToReview(shopper, { items: [{ Sku: mirror, AcceptedTermsId: await termsIdOf(mirror) }] });
    await shopper.call(walletOperations.applyApplePayPayment, {});
    await shopper.call(checkoutOperations.moveToReviewPage, {});
    await change(mirror);
    const sheet = { nonce: "fake-apple-pay-visa-nonce", deviceData: "", adata: "" };
    const billingContact = {
      givenName: "Ada",
      familyName: "Lo",
      addressLines: ["88 Spenard Rd"],
      locality: "Anchorage",
      administrativeArea: "AK",
      postalCode: "99501",
      countryCode: "US",
    };
    const fromPayment = await shopper.call(orderOperations.placeApplePayOrderFromPayment, { ...sheet, billingContact });
    expect(fromPayment.body).toMatchObject({ errorCode: "TermsNotAccepted", terms: [{ sku: mirror }] });
    const fromReview = await shopper.call(orderOperations.placeApplePayOrder, sheet);
    expect(fromReview.body).toMatchObject({ errorCode: "TermsNotAccepted", terms: [{ sku: mirror }] });
    await accept(shopper, fromReview.body.terms);
    const placed = await shopper.call(orderOperations.placeApplePayOrderFromPayment, { ...sheet, billingContact });
    expect(placed.body.isSuccess).toBe(true);
  });
});

describe("what is said of returns", () => {
  it("stands in layer, cart, order and mail, and an order keeps what was said at the time [CONF-07]", async () => {
    const shopper = tests.service.shopper();
    const items = [
      { Sku: towels, PersonalizationText: "Zoë" },
      { Sku: mirror, AcceptedTermsId: await termsIdOf(mirror) },
    ];
    await proceedToReview(shopper, { items });
    const said = [
      "You can return it within 30 days.",
      "Final sale: it cannot be returned unless it arrives damaged or wrong.",
    ];
    const { cartData } = (await shopper.call(cartOperations.getCartJsx, {})).body;
    expect(cartData?.lineItems.map(({ itemInfo }) => itemInfo.returnsText).toSorted()).toEqual(said.toSorted());
    const { orderId = "" } = (await tests.place(shopper)).body;
    await change(towels, "Final from now on.");
    await tests.service.database
      .updateTable("product")
      .set({ final_sale: "always" })
      .where("product_id", "=", "tidewater-towels")
      .execute();
    const { order } = (await shopper.call(orderOperations.getOrder, { orderId })).body;
    const lines = order?.shipments.flatMap(({ lineItems }) => lineItems);
    expect(lines?.map(({ returnsText }) => returnsText).toSorted()).toEqual(said.toSorted());
    await tests.service.deliverMails();
    const details = tests.service.mailer.mails.flatMap(({ content }) =>
      content.kind === "orderPlaced" ? content.lines.map((line) => line.details.at(-1)) : [],
    );
    expect(details.toSorted()).toEqual(said.toSorted());
    const added = await shopper.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.chairMadeToOrder }] });
    expect(added.body).toMatchObject({
      confirmation: "custom",
      items: [{ returnsText: "You can return it within 30 days." }],
    });
  });
});

async function termsIdOf(sku: string): Promise<string | undefined> {
  const { body } = await tests.service.shopper().call(cartOperations.addItems, { items: [{ Sku: sku }] });
  return body.terms?.[0]?.termsId;
}
