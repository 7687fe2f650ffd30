import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { orderOperations } from "@store/contract/orders";
import { paymentOperations } from "@store/contract/payment";
import type { SavePayment } from "@store/contract/payment/requests";
import { describe, expect, it } from "vitest";
import type { Tokenization } from "../ports/payments.ts";
import { proceedToReview, type Shopper, typedCard } from "../testing/index.ts";
import { sampleCards, sampleSkus } from "../testing/sample-inputs.ts";
import { openTestShop } from "../testing/test-shop.ts";

const noCard: SavePayment = {
  cardOneData: null,
  accountCardOneData: null,
  cardTwoData: null,
  accountCardTwoData: null,
};
let tokenized: Tokenization | undefined;
const shop = await openTestShop({
  wrapPayments: (payments) => ({
    ...payments,
    tokenize: async (card) => tokenized ?? payments.tokenize(card),
  }),
});

const inCheckout = () => shop.inCheckout();
const pay = async (shopper: Shopper, payment: SavePayment) =>
  (await shopper.call(paymentOperations.savePayment, payment)).body;
const appliedTo = async (shopper: Shopper) =>
  (await shopper.call(checkoutOperations.refreshCheckout, {})).body.checkout?.paymentData.creditCardData.cardOneInfo;

describe("a card", () => {
  it.each([
    ["Visa", sampleCards.visa],
    ["MasterCard", sampleCards.masterCard],
    ["MasterCard", sampleCards.masterCardOf2Series],
    ["AmericanExpress", sampleCards.americanExpress],
    ["Discover", sampleCards.discover],
  ])("of %s is applied to all that is due, shown by its last four digits [CALL-069, PAY-05]", async (type, number) => {
    const shopper = await inCheckout();
    const reply = await pay(shopper, typedCard(number));
    const due = reply.orderSummary?.amountDue ?? 0;
    expect(reply.isSuccess).toBe(true);
    expect(reply.creditCardData).toMatchObject({
      cardOneInfo: {
        type,
        lastFour: number.slice(-4),
        expMonth: "08",
        expYear: "2031",
        appliedAmount: due,
        appliedAmountString: (due / 100).toFixed(2),
        isApplied: true,
        isValid: true,
        isPrimary: true,
        order: 1,
      },
      cardTwoInfo: null,
    });
    expect(await appliedTo(shopper)).toEqual(reply.creditCardData?.cardOneInfo);
    expect(JSON.stringify(reply)).not.toContain(number);
  });

  it("with a two-digit year is stored with four digits [PAY-03]", async () => {
    const shopper = await inCheckout();
    const reply = await pay(shopper, typedCard(sampleCards.visa, { expYear: "29", expMonth: "4" }));
    expect(reply.creditCardData?.cardOneInfo).toMatchObject({ expMonth: "04", expYear: "2029" });
  });

  it("has the type of its digits, not the one in the request", async () => {
    const shopper = await inCheckout();
    const reply = await pay(
      shopper,
      typedCard(sampleCards.masterCard, { type: "Visa", lastFour: "9999", isExpired: true }),
    );
    expect(reply.creditCardData?.cardOneInfo).toMatchObject({ type: "MasterCard", lastFour: "4444", isValid: true });
  });

  it("replaces the previous one, whose token is deleted", async () => {
    const shopper = await inCheckout();
    await pay(shopper, typedCard(sampleCards.visa));
    await pay(shopper, typedCard(sampleCards.masterCard));
    expect(await appliedTo(shopper)).toMatchObject({ lastFour: "4444" });
  });

  it("under the key of another is applied: a card never gets the stored response of another card", async () => {
    const shopper = await inCheckout();
    const idempotencyKey = "one-key";
    const numbers = [sampleCards.visa, sampleCards.masterCard];
    for (const number of numbers) {
      const { body } = await shopper.call(paymentOperations.savePayment, typedCard(number), { idempotencyKey });
      expect(body.creditCardData?.cardOneInfo?.lastFour).toBe(number.slice(-4));
    }
    expect(await appliedTo(shopper)).toMatchObject({ lastFour: "4444" });
  });

  it("is applied to the amount due at that time", async () => {
    const shopper = await inCheckout();
    await pay(shopper, typedCard(sampleCards.visa));
    await shopper.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.lamp }] });
    expect((await appliedTo(shopper))?.appliedAmount).toBe(29_800);
  });

  it.each([
    ["no number", { number: "" }, "number", "Please enter a valid credit card number."],
    [
      "a wrong check digit",
      { number: sampleCards.wrongChecksum },
      "number",
      "The credit card number you entered is not valid.",
    ],
    ["too few digits", { number: "411111111111" }, "number", "The credit card number you entered is not valid."],
    ["no month", { expMonth: "0" }, "expiry", "Please enter a valid expiration date."],
    ["month 13", { expMonth: "13" }, "expiry", "The expiration date you entered is not valid."],
    [
      "a month that is over",
      { expMonth: "10", expYear: "2026" },
      "expiry",
      "The expiration date you entered is not valid.",
    ],
    ["no security code", { cvv: "" }, "securityCode", "Please enter a valid security code."],
    ["a short security code", { cvv: "73" }, "securityCode", "The security code you entered is not valid."],
    ["the code of another network", { cvv: "7391" }, "securityCode", "The security code you entered is not valid."],
  ])("with %s is refused at its field, and none is applied [PAY-36, PAY-39]", async (_what, change, field, message) => {
    const shopper = await inCheckout();
    const reply = await pay(shopper, typedCard(sampleCards.visa, change));
    expect(reply).toMatchObject({
      isSuccess: false,
      errorCode: "CardRefused",
      message,
      cardProblem: { field, message },
    });
    expect(await appliedTo(shopper)).toBeNull();
  });

  it("is good through the last day of its month, America/Chicago [PAY-39]", async () => {
    const shopper = await inCheckout();
    const november = typedCard(sampleCards.visa, { expMonth: "11", expYear: "2026" });
    const before = shop.clock.now();
    shop.clock.set("2026-12-01T05:59:59Z");
    const onTheLastDay = await pay(shopper, november);
    shop.clock.set("2026-12-01T06:00:00Z");
    const theDayAfter = await pay(shopper, november);
    shop.clock.set(before);
    expect([onTheLastDay.isSuccess, theDayAfter.isSuccess]).toEqual([true, false]);
  });

  it.each([
    ["refused", "CardRefused"],
    ["unavailable", "PaymentUnavailable"],
  ] as const)("that the processor reports as %s is not applied", async (kind, errorCode) => {
    const shopper = await inCheckout();
    tokenized = { ok: false, kind };
    const reply = await pay(shopper, typedCard(sampleCards.visa));
    tokenized = undefined;
    expect(reply).toMatchObject({ isSuccess: false, errorCode });
    expect(await appliedTo(shopper)).toBeNull();
  });
});

describe("a card of the store", () => {
  const withoutDate = { expMonth: "0", expYear: "0", cvv: "" };

  it.each([
    ["Proprietary", "9001000000000001", withoutDate],
    ["PLCCSynchrony", "9002000000000003", withoutDate],
    ["CoBrandMasterCard", sampleCards.storeMasterCard, {}],
  ])("of type %s pays an order, without a date if it has none [PAY-27]", async (type, number, change) => {
    const shopper = shop.shopper();
    await proceedToReview(shopper);
    const reply = await pay(shopper, typedCard(number, change));
    expect(reply.creditCardData?.cardOneInfo).toMatchObject({ type, lastFour: number.slice(-4), isValid: true });
    const { body } = await shopper.call(orderOperations.placeOrder, { adata: "" });
    expect(body.isSuccess).toBe(true);
    const order = await shopper.call(orderOperations.getOrder, { orderId: body.orderId ?? "" });
    expect(order.body.order?.payments).toMatchObject([{ type, lastFour: number.slice(-4) }]);
  });

  it("that was reissued is refused, and the applied card still pays [PAY-44]", async () => {
    const shopper = shop.shopper();
    await proceedToReview(shopper);
    const message = "Card has been reissued. Please use new card.";
    expect(await pay(shopper, typedCard("5298900100000018"))).toMatchObject({
      isSuccess: false,
      errorCode: "CardRefused",
      message,
      cardProblem: { field: "number", message },
      cardErrors: { isOldCobrandCardUsed: true },
    });
    const { body } = await shopper.call(orderOperations.placeOrder, { adata: "" });
    const order = await shopper.call(orderOperations.getOrder, { orderId: body.orderId ?? "" });
    expect(order.body.order?.payments).toMatchObject([{ type: "Visa", lastFour: "1111" }]);
  });
});

describe("no card", () => {
  it("is refused while something is due [CALL-069]", async () => {
    const shopper = await inCheckout();
    expect(await pay(shopper, noCard)).toMatchObject({ isSuccess: false, errorCode: "CardMissing" });
  });

  it("keeps the applied one", async () => {
    const shopper = shop.shopper();
    await proceedToReview(shopper);
    expect(await pay(shopper, noCard)).toMatchObject({
      isSuccess: true,
      creditCardData: { cardOneInfo: { lastFour: "1111" } },
    });
  });
});

it("a payment without a checkout, with letters in its number or with an additional key is refused", async () => {
  const shopper = shop.shopper();
  expect(await pay(shopper, typedCard(sampleCards.visa))).toMatchObject({ IsReset: true });
  const other = await inCheckout();
  for (const change of [{ number: "4111 1111" }, { holder: "Mara" }]) {
    const refused = await other.call(paymentOperations.savePayment, typedCard(sampleCards.visa, change));
    expect(refused).toMatchObject({ status: 400, body: { errorCode: "InvalidRequest" } });
    expect(JSON.stringify(refused.body)).not.toContain("4111");
  }
});
