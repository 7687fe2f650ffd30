import type { CallFailure } from "@store/checkout-client";
import type { CheckoutModel } from "@store/contract/checkout";
import { usSite } from "@store/shopper-state/cart-samples";
import { modelWith } from "@store/shopper-state/checkout-samples";
import { describe, expect, it } from "vitest";
import { answeringCall, offline } from "../step-work/answering-call.fixture.ts";
import type { StepForm } from "./step-form.ts";
import { submitPaymentForm } from "./submit-payment-form.ts";
import { toPageOutcome } from "./to-page-outcome.ts";

const number = "6199100020003017";
const reply = {
  isSuccess: true,
  rewardsData: { certificates: [] },
  promotions: [{ code: "A" }],
  isPromotionRemoved: true,
};

/** Submits a form of the tenders without scripts; every call succeeds by default. */
async function submit(
  fields: Record<string, string>,
  {
    answers = {},
    isProvided = false,
    isReplayed = false,
    model = modelWith({}),
  }: { answers?: object; isProvided?: boolean; isReplayed?: boolean; model?: CheckoutModel } = {},
) {
  const every = new Proxy({ ...answers } as Record<string, object>, {
    get: (known, name: string) => known[name] ?? reply,
  });
  const [once, fresh] = [answeringCall(every), answeringCall(every)];
  const form: StepForm = {
    call: fresh.call,
    callOnce: once.call,
    isReplayed: () => isReplayed,
    model,
    site: { ...usSite, paymentProvider: { enabled: isProvided } },
    read: (name) => fields[name] ?? null,
  };
  const outcome = await submitPaymentForm(form, new Date());
  return { outcome, sent: once.sent, again: fresh.sent, names: fresh.names() };
}
const done = { kind: "moved", location: "/checkout/paymentandbilling" };
const giftCard = { intent: "applyGiftCard", "giftCard.number": number, "giftCard.pin": "4471" };

describe("a form of the tenders without scripts", () => {
  it.each<[fields: Record<string, string>, own: [string, object], provided?: [string, object]]>([
    [
      giftCard,
      ["applyGiftCardTender", { number, pin: "4471" }],
      ["ppApplyGiftCard", { cardNumber: number, cardPin: "4471" }],
    ],
    [
      { intent: "removeGiftCard:reference:1" },
      ["removeGiftCardTender", { number: "reference:1" }],
      ["ppRemoveGiftCard", { cardNumber: "reference:1" }],
    ],
    [
      { intent: "applyTenderCode", "tenderCode.code": " qx7k-4m2p-9a3t " },
      ["applyTenderCode", { tenderCodeNumber: "qx7k-4m2p-9a3t" }],
    ],
    [{ intent: "removeTenderCode:r" }, ["removeTenderCode", { number: "r" }]],
    [
      { intent: "applyCertificate:c", "certificate.card": "card-2" },
      ["applyRewardCertificate", { certificateNumber: "c", cardOneData: null, accountCardOneData: { id: "card-2" } }],
      ["ppApplyRewardCertificate", { certificateNumber: "c", cardOneData: null, accountCardOneData: { id: "card-2" } }],
    ],
    [
      { intent: "removeCertificate:c" },
      ["removeRewardCertificate", { certificateNumber: "c" }],
      ["ppRemoveRewardCertificate", { certificateNumber: "c" }],
    ],
    [
      { intent: "lookUpRewards", "certificate.card": "card-2" },
      ["getAccountRewardsByToken", { token: "card-2" }],
      ["ppLookupRewardsCard", { token: "card-2" }],
    ],
    [{ intent: "lookUpRewards" }, ["getAccountRewards", { tnsSession: "" }]],
    [{ intent: "removePromo" }, ["removeCheckoutPromoCode", {}]],
    [
      { intent: "applyTaxExemption", "taxExemption.isExempt": "on" },
      ["applyTaxExemptionForm", { isTaxExemptionApplied: "true" }],
    ],
  ])(
    "%j is one call, the payment provider's where there is one [TEND-05] [CALL-075]",
    async (fields, own, provided = own) => {
      for (const [isProvided, [name, request]] of [
        [false, own],
        [true, provided],
      ] as const) {
        const { outcome, sent, again } = await submit(fields, { isProvided });
        expect(sent).toEqual([{ name, request }]);
        expect(again).toEqual([]);
        expect(outcome).toMatchObject(
          fields.intent === "lookUpRewards" ? { kind: "moved", location: `${done.location}?open=certificate` } : done,
        );
      }
    },
  );

  it("reports the errors of its fields, and sends nothing", async () => {
    const { outcome, sent } = await submit({ ...giftCard, "giftCard.number": "6199", "giftCard.pin": "" });
    expect(outcome).toEqual({
      kind: "invalid",
      errors: {
        "giftCard.number": "The gift card number you entered is not valid. It has 16 digits.",
        "giftCard.pin": "Please enter the PIN of your gift card.",
      },
    });
    expect(sent).toEqual([]);
  });

  it("says that gift cards are unavailable after a failed call, never after a refused one [ERR-19]", async () => {
    const failed = await submit(giftCard, { answers: { applyGiftCardTender: { failure: offline } } });
    expect(failed.outcome).toEqual({ kind: "shown", data: { kind: "giftCardUnavailable" } });
    const answers = { applyGiftCardTender: { isSuccess: false, message: "This gift card has no balance left." } };
    expect((await submit(giftCard, { answers })).outcome).toEqual({
      kind: "invalid",
      errors: { "giftCard.number": "This gift card has no balance left." },
    });
  });

  it("shows why it was refused for some time, and promises no input that is lost (AMB-286)", async () => {
    const message = "This gift card was entered with a wrong PIN too often. Sign in to use it.";
    const failure: CallFailure = {
      kind: "refused",
      status: 429,
      errorCode: "TooManyRequests",
      message: "Status: 429",
      reply: { isSuccess: false, message },
    };
    const { outcome } = await submit(giftCard, { answers: { applyGiftCardTender: { failure } } });
    expect(outcome).toMatchObject({ kind: "shown", data: { kind: "failed", failure } });
    expect(toPageOutcome(outcome, {})).toEqual({ kind: "invalid", fields: {}, notice: { kind: "alert", message } });
  });

  it("that was corrected after the browser's Back is evaluated again", async () => {
    const answers = { applyGiftCardTender: { isSuccess: false, message: "No." } };
    const { again } = await submit(giftCard, { answers, isReplayed: true });
    expect(again).toHaveLength(1);
  });

  it("asks which promotion to use, then applies the selected one [POP-16]", async () => {
    const promotions = [{ code: "LAMPS20" }, { code: "SHIPFREE" }];
    const typed = { intent: "verifyPromo", "promo.code": "LAMPS20" };
    const { outcome } = await submit(typed, { answers: { verifyPromoCode: { isSuccess: true, promotions } } });
    expect(outcome).toEqual({ kind: "shown", data: { kind: "promoChoice", promotions } });
    const chosen = await submit({ intent: "applyPromo", "promo.choice": "SHIPFREE" });
    expect(chosen.sent[0]).toEqual({ name: "applyCheckoutPromoCode", request: { promoCode: "SHIPFREE" } });
    expect(chosen.outcome).toMatchObject(done);
  });
});

describe("what is typed and not applied when Next is pressed without scripts (AMB-293)", () => {
  const unpaid = modelWith({ card: null });
  const covered = modelWith({ card: null, isPaymentNeeded: false });
  const billing = { "billing.isSameAsShipping": "on" };
  const one = { verifyPromoCode: { isSuccess: true, promotions: [{ code: "LAMPS20" }] } };
  const newCard = { "card.number": "4111 1111 1111 1111", "card.expiry": "12/30", "card.securityCode": "123" };

  it("is applied before the card is saved", async () => {
    const typed = { ...billing, ...newCard, "promo.code": "LAMPS20", "giftCard.number": " ", "tenderCode.code": "" };
    const answers = { ...one, refreshCheckout: { isSuccess: true, checkout: unpaid } };
    const { outcome, sent, names } = await submit(typed, { model: unpaid, answers });
    expect(sent.map(({ name }) => name)).toEqual(["verifyPromoCode", "applyCheckoutPromoCode"]);
    expect(names.indexOf("savePayment")).toBeGreaterThan(names.indexOf("refreshCheckout"));
    expect(outcome).toMatchObject({ kind: "moved", location: "/checkout/review" });
  });

  it("is all that Enter applies while no card is typed", async () => {
    const typed = { ...billing, "card.number": "", "promo.code": "LAMPS20", enter: "" };
    const answers = { ...one, refreshCheckout: { isSuccess: true, checkout: unpaid } };
    const alone = await submit(typed, { model: unpaid, answers });
    expect(alone.outcome).toEqual(done);
    expect(alone.names).toEqual([]);
    const both = await submit({ ...typed, ...newCard }, { model: unpaid, answers });
    expect(both.outcome).toMatchObject({ kind: "moved", location: "/checkout/review" });
  });

  it("needs no card when it pays for everything", async () => {
    const typed = { ...billing, "giftCard.number": number, "giftCard.pin": "4471", "card.number": "" };
    const answers = { refreshCheckout: { isSuccess: true, checkout: covered } };
    const { outcome, names } = await submit(typed, { model: unpaid, answers });
    expect(names).not.toContain("savePayment");
    expect(outcome).toMatchObject({ kind: "moved", location: "/checkout/review" });
  });

  it.each<[what: string, typed: Record<string, string>, answers: object, stop: object]>([
    [
      "an unknown promo code",
      { "promo.code": "NOSUCHCODE" },
      { verifyPromoCode: { isSuccess: false, promoErrorMessage: "We do not know this promo code." } },
      { kind: "invalid", errors: { "promo.code": "We do not know this promo code." } },
    ],
    [
      "a gift card without its PIN",
      { "giftCard.number": number },
      {},
      { kind: "invalid", errors: { "giftCard.pin": "Please enter the PIN of your gift card." } },
    ],
    [
      "a tender code that is too short",
      { "tenderCode.code": "QX7K" },
      {},
      {
        kind: "invalid",
        errors: { "tenderCode.code": "The tender code you entered is not valid. It has 12 letters and digits." },
      },
    ],
    [
      "codes that cannot be combined",
      { "promo.code": "A" },
      { verifyPromoCode: { ...reply, promotions: [1, 2] } },
      { kind: "shown", data: { kind: "promoChoice" } },
    ],
  ])("keeps the page with the reason, and saves no card: %s", async (_what, typed, answers, stop) => {
    const { outcome, names } = await submit({ ...billing, ...newCard, ...typed }, { model: unpaid, answers });
    expect(outcome).toMatchObject(stop);
    expect(names).not.toContain("savePayment");
    expect(names).not.toContain("moveToReviewPage");
  });

  it("is the selected promotion where the page asks which one to use", async () => {
    const typed = { ...billing, ...newCard, "promo.code": "LAMPS20", "promo.choice": "SHIPFREE" };
    const answers = { refreshCheckout: { isSuccess: true, checkout: unpaid } };
    const { sent } = await submit(typed, { model: unpaid, answers });
    expect(sent[0]).toEqual({ name: "applyCheckoutPromoCode", request: { promoCode: "SHIPFREE" } });
  });

  it("is named where it was applied and the card is wrong, so that its field is empty again", async () => {
    const typed = { ...billing, ...newCard, "card.securityCode": "12", "promo.code": "LAMPS20" };
    const answers = { ...one, refreshCheckout: { isSuccess: true, checkout: unpaid } };
    const { outcome } = await submit(typed, { model: unpaid, answers });
    expect(outcome).toMatchObject({ kind: "invalid", emptied: ["promo"] });
  });
});
