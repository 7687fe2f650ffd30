import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { paymentOperations } from "@store/contract/payment";
import type { SavePayment } from "@store/contract/payment/requests";
import { tenderOperations } from "@store/contract/tenders";
import { describe, expect, it } from "vitest";
import { type Shopper, typedCard } from "../testing/index.ts";
import { sampleCards, sampleGiftCards, sampleSkus } from "../testing/sample-inputs.ts";
import type { TestAccount } from "../testing/sign-in.ts";
import { openTestShop } from "../testing/test-shop.ts";

const { savePayment, ppSaveCreditCardToBasket, verifyCreditCard, savePlccOfferSelection, applyTaxExemption } =
  paymentOperations;

const shop = await openTestShop();

// A lamp of 149 dollars, without an address: no tax yet.
const due = 14_900;
// Nell's visit has the place of her default address (AMB-298), and its tax.
const dueOfNell = 16_219;
const inCheckout = (who?: TestAccount) => shop.inCheckout(who && { who });
const none: SavePayment = { cardOneData: null, accountCardOneData: null, cardTwoData: null, accountCardTwoData: null };
const typed = (number: string, amountCents?: number) => {
  const { cardOneData } = typedCard(number);
  if (!cardOneData) throw new Error("A typed card is in the first slot.");
  return { ...cardOneData, ...(amountCents !== undefined && { amountCents }) };
};
const saved = (number: 1 | 2 | 3, more: { cvv?: string; amountCents?: number } = {}) => ({
  id: `account-nell-card-${number}`,
  ...more,
});
const pay = async (shopper: Shopper, cards: Partial<SavePayment>) =>
  (await shopper.call(savePayment, { ...none, ...cards })).body;

describe("two cards", () => {
  it("pay what was entered for each, to the cent [CALL-069, PAY-05, PAY-22]", async () => {
    const shopper = await inCheckout();
    const { isSuccess, creditCardData } = await pay(shopper, {
      cardOneData: typed(sampleCards.visa, 1_250),
      cardTwoData: typed(sampleCards.masterCard, due - 1_250),
    });
    expect(isSuccess).toBe(true);
    expect(creditCardData).toMatchObject({
      cardOneInfo: { type: "Visa", appliedAmount: 1_250, appliedAmountString: "12.50", isPrimary: true, order: 1 },
      cardTwoInfo: { type: "MasterCard", appliedAmount: due - 1_250, isPrimary: false, order: 2 },
    });
  });

  it.each([
    ["one cent off", [1_000, due - 1_001], "CardAmountsMismatch", false],
    ["nothing on one", [due, 0], "CardAmountZero", true],
    ["no amounts", [undefined, undefined], "CardAmountZero", true],
  ] as const)(
    "with %s are refused, and nothing is kept [PAY-06, PAY-22]",
    async (_what, amounts, errorCode, isZero) => {
      const shopper = await inCheckout();
      const reply = await pay(shopper, {
        cardOneData: typed(sampleCards.visa, amounts[0]),
        cardTwoData: typed(sampleCards.masterCard, amounts[1]),
      });
      expect(reply).toMatchObject({
        isSuccess: false,
        errorCode,
        cardErrors: { hasZeroAmountError: isZero },
        creditCardData: { cardOneInfo: null, cardTwoInfo: null },
      });
    },
  );

  it("of which the second is wrong name the second [PAY-12]", async () => {
    const shopper = await inCheckout();
    const reply = await pay(shopper, {
      cardOneData: typed(sampleCards.visa, 5_000),
      cardTwoData: typed(sampleCards.wrongChecksum, due - 5_000),
    });
    expect(reply).toMatchObject({ errorCode: "CardRefused", cardProblem: { slot: "CardTwo", field: "number" } });
  });

  it("share what tenders leave, and card one takes what changes later", async () => {
    const shopper = await inCheckout();
    await shopper.call(tenderOperations.applyGiftCardTender, sampleGiftCards.untouched);
    await pay(shopper, {
      cardOneData: typed(sampleCards.visa, 5_000),
      cardTwoData: typed(sampleCards.masterCard, 4_900),
    });
    await shopper.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.lamp }] });
    const { body } = await shopper.call(checkoutOperations.refreshCheckout, {});
    expect(body.checkout?.paymentData.creditCardData).toMatchObject({
      cardOneInfo: { appliedAmount: 5_000 + due },
      cardTwoInfo: { appliedAmount: 4_900 },
    });
  });

  it("by the payment provider's call are the same [CALL-061]", async () => {
    const shopper = await inCheckout();
    const request = { ...none, cardOneData: typed(sampleCards.visa) };
    const { body } = await shopper.call(ppSaveCreditCardToBasket, request);
    expect(body).toMatchObject({ isSuccess: true, creditCardData: { cardOneInfo: { lastFour: "1111" } } });
  });
});

describe("a saved card", () => {
  it("is listed with its date, and whether it needs its code [PAY-04, CHK-46]", async () => {
    const shopper = await inCheckout("nell");
    const { body } = await shopper.call(checkoutOperations.refreshCheckout, {});
    const { accountCardsInfo, accountCardsInfoLimit } = body.checkout?.paymentData.creditCardData ?? {};
    expect(accountCardsInfoLimit).toBe(5);
    expect(accountCardsInfo?.map(({ id, isExpired, cardInfo }) => [id, cardInfo.type, isExpired])).toEqual([
      ["account-nell-card-1", "Visa", false],
      ["account-nell-card-2", "CoBrandMasterCard", false],
      ["account-nell-card-3", "AmericanExpress", true],
    ]);
    expect(accountCardsInfo?.[0]?.cardInfo).toEqual({
      type: "Visa",
      lastFour: "1111",
      expMonth: "08",
      expYear: "2031",
      verifyCreditCard: true,
      isVerificationApplied: false,
      adyenCardData: null,
    });
    expect(JSON.stringify(body)).not.toContain("sandbox-");
  });

  it("pays with its security code, which is needed once an order [CALL-069]", async () => {
    const shopper = await inCheckout("nell");
    const missing = await pay(shopper, { accountCardOneData: saved(1) });
    expect(missing).toMatchObject({
      isSuccess: false,
      errorCode: "VerificationFailed",
      verifyErrors: { hasVerifyRequiredError: true, cardId: "account-nell-card-1" },
    });
    const first = await pay(shopper, { accountCardOneData: saved(1, { cvv: "739" }) });
    expect(first).toMatchObject({
      isSuccess: true,
      creditCardData: {
        cardOneInfo: {
          storedPaymentMethodId: "account-nell-card-1",
          selectionIndex: 0,
          isVerificationApplied: true,
          verifyCreditCard: false,
          appliedAmount: dueOfNell,
        },
      },
    });
    expect((await pay(shopper, { accountCardOneData: saved(1) })).isSuccess).toBe(true);
  });

  it.each([
    ["has expired", saved(3, { cvv: "7391" }), "CardRefused"],
    ["is another account's", { id: "account-priya-card-1", cvv: "739" }, "CardNotFound"],
    ["has another code", saved(1, { cvv: "200" }), "VerificationFailed"],
    ["has a code that is too short", saved(1, { cvv: "7" }), "VerificationFailed"],
    ["cannot be looked at now", saved(1, { cvv: "301" }), "PaymentUnavailable"],
  ])("that %s is refused [CALL-069, PAY-19]", async (_what, accountCardOneData, errorCode) => {
    const shopper = await inCheckout("nell");
    const reply = await pay(shopper, { accountCardOneData });
    expect(reply).toMatchObject({ isSuccess: false, errorCode, creditCardData: { cardOneInfo: null } });
  });

  it("pays beside a typed one, but not beside itself [ERR-22]", async () => {
    const shopper = await inCheckout("nell");
    const twice = await pay(shopper, {
      accountCardOneData: saved(1, { cvv: "739", amountCents: 5_000 }),
      accountCardTwoData: saved(1, { cvv: "739", amountCents: dueOfNell - 5_000 }),
    });
    expect(twice).toMatchObject({ isSuccess: false, message: "Card already in use." });
    const both = await pay(shopper, {
      accountCardOneData: saved(1, { cvv: "739", amountCents: 5_000 }),
      cardTwoData: typed(sampleCards.masterCard, dueOfNell - 5_000),
    });
    expect(both.creditCardData).toMatchObject({
      cardOneInfo: { lastFour: "1111", appliedAmount: 5_000 },
      cardTwoInfo: {
        lastFour: "4444",
        appliedAmount: dueOfNell - 5_000,
        selectionIndex: -1,
        storedPaymentMethodId: null,
      },
    });
  });

  it("is verified by a separate call [CALL-070, PAY-07]", async () => {
    const shopper = await inCheckout("nell");
    const verify = async (cardId: string, cvv: string) =>
      (await shopper.call(verifyCreditCard, { cardData: { cardId, cvv } })).body;
    const id = "account-nell-card-1";
    expect(await verify("account-priya-card-1", "739")).toMatchObject({ isSuccess: false, errorCode: "CardNotFound" });
    expect(await verify(id, "")).toMatchObject({ verifyErrors: { hasVerifyRequiredError: true, cardId: id } });
    expect(await verify(id, "1")).toMatchObject({ verifyErrors: { hasVerifyInputError: true, cardId: id } });
    expect(await verify(id, "200")).toMatchObject({ verifyErrors: { hasCvvError: true, cardId: id } });
    expect(await verify(id, "301")).toMatchObject({
      errorCode: "PaymentUnavailable",
      verifyErrors: { hasVerifyFailedError: true, cardId: id },
    });
    expect(await verify(id, "739")).toMatchObject({ isSuccess: true, isVerificationApplied: true });
    expect((await pay(shopper, { accountCardOneData: saved(1) })).isSuccess).toBe(true);
  });

  it("keeps its code from being guessed: after ten wrong ones none is looked at", async () => {
    const shopper = await inCheckout("nell");
    const guess = () => shopper.call(verifyCreditCard, { cardData: { cardId: "account-nell-card-1", cvv: "200" } });
    for (let count = 0; count < 10; count += 1) expect((await guess()).status).toBe(200);
    expect((await guess()).status).toBe(429);
    const right = { ...none, accountCardOneData: saved(1, { cvv: "739" }) };
    expect((await shopper.call(savePayment, right)).status).toBe(429);
  });
});

describe("the offer of the store's credit card", () => {
  const plcc = () => ({ ...typed(sampleCards.plccSynchrony), expMonth: "0", expYear: "0", cvv: "" });

  it("comes with that card until something is chosen of it [CALL-071]", async () => {
    const shopper = await inCheckout();
    const offered = await pay(shopper, { cardOneData: plcc() });
    expect(offered).toMatchObject({ isSuccess: true, showOfferPopup: true });
    expect(offered.offer?.termsHtml).toContain("12 equal monthly payments");
    const { body } = await shopper.call(savePlccOfferSelection, { selectedOption: 2 });
    expect(body.isSuccess).toBe(true);
    expect(await pay(shopper, { cardOneData: plcc() })).toMatchObject({ isSuccess: true, showOfferPopup: false });
  });

  it("is made with no other card", async () => {
    const shopper = await inCheckout();
    expect(await pay(shopper, { cardOneData: typed(sampleCards.visa) })).toMatchObject({ showOfferPopup: false });
    const { body } = await shopper.call(savePlccOfferSelection, { selectedOption: 1 });
    expect(body).toMatchObject({ isSuccess: false, errorCode: "OfferNotMade" });
  });
});

describe("the tax exemption", () => {
  const austin = {
    firstName: "Priya",
    lastName: "Raman",
    address1: "905 Barton Springs Rd",
    city: "Austin",
    state: "TX",
    postalCode: "78704",
    country: "USA",
    dayPhone: "512-234-7735",
  };
  const exempt = (shopper: Shopper, taxExemption: boolean) =>
    shopper.call(applyTaxExemption, { taxExemption: taxExemption ? "true" : "false" });

  it("takes the tax off the order of an account that pays none, and puts it back [CALL-074]", async () => {
    const shopper = await inCheckout("priya");
    await shopper.call(checkoutOperations.saveShippingAddress, { address: austin });
    const on = (await exempt(shopper, true)).body;
    expect(on).toMatchObject({ isSuccess: true, orderSummary: { tax: 0, isTaxExempt: true } });
    const off = (await exempt(shopper, false)).body;
    expect(off.orderSummary).toMatchObject({ isTaxExempt: false });
    expect(off.orderSummary?.tax).toBeGreaterThan(0);
  });

  it("comes as a form too [CALL-075]", async () => {
    const shopper = await inCheckout("priya");
    const response = await shopper.send(paymentOperations.applyTaxExemptionForm.path, {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin" },
      body: new URLSearchParams({ isTaxExemptionApplied: "true", __RequestVerificationToken: shopper.token ?? "" }),
    });
    expect(await response.json()).toMatchObject({ isSuccess: true, orderSummary: { isTaxExempt: true } });
  });

  it("is for no other account and no guest [CALL-074]", async () => {
    for (const shopper of [await inCheckout("nell"), await inCheckout()]) {
      expect((await exempt(shopper, true)).body).toMatchObject({
        isSuccess: false,
        errorCode: "TaxExemptionNotAllowed",
        orderSummary: { isTaxExempt: false },
      });
    }
  });

  it("needs the token, though it is a GET [CALL-001, CALL-074]", async () => {
    const shopper = await inCheckout("priya");
    shopper.token = "another";
    expect(await exempt(shopper, true)).toMatchObject({ status: 403, body: { IsReset: true } });
  });
});
