import type { CallFailure } from "@store/checkout-client";
import { usSite } from "@store/shopper-state/cart-samples";
import { modelWith } from "@store/shopper-state/checkout-samples";
import { describe, expect, it } from "vitest";
import { answeringCall, offline } from "../step-work/answering-call.fixture.ts";
import type { StepForm } from "./step-form.ts";
import { submitPaymentForm } from "./submit-payment-form.ts";
import { toStepActionData } from "./to-step-action-data.ts";

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
  }: { answers?: object; isProvided?: boolean; isReplayed?: boolean } = {},
) {
  const every = new Proxy({ ...answers } as Record<string, object>, {
    get: (known, name: string) => known[name] ?? reply,
  });
  const [once, fresh] = [answeringCall(every), answeringCall(every)];
  const form: StepForm = {
    call: fresh.call,
    callOnce: once.call,
    isReplayed: () => isReplayed,
    model: modelWith({}),
    site: { ...usSite, paymentProvider: { enabled: isProvided } },
    read: (name) => fields[name] ?? null,
  };
  return { outcome: await submitPaymentForm(form, new Date()), sent: once.sent, again: fresh.sent };
}
const done = { kind: "moved", path: "/checkout/paymentandbilling" };
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
          fields.intent === "lookUpRewards" ? { kind: "moved", path: `${done.path}?open=certificate` } : done,
        );
      }
    },
  );

  it("reports the errors of its fields, and sends nothing", async () => {
    const { outcome, sent } = await submit({ ...giftCard, "giftCard.number": "6199", "giftCard.pin": "" });
    expect(outcome).toEqual({
      kind: "invalidForm",
      errors: {
        "giftCard.number": "The gift card number you entered is not valid. It has 16 digits.",
        "giftCard.pin": "Please enter the PIN of your gift card.",
      },
    });
    expect(sent).toEqual([]);
  });

  it("says that gift cards are unavailable after a failed call, never after a refused one [ERR-19]", async () => {
    const failed = await submit(giftCard, { answers: { applyGiftCardTender: { failure: offline } } });
    expect(failed.outcome).toEqual({ kind: "giftCardUnavailable" });
    const answers = { applyGiftCardTender: { isSuccess: false, message: "This gift card has no balance left." } };
    expect((await submit(giftCard, { answers })).outcome).toEqual({
      kind: "invalidForm",
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
    expect(outcome).toMatchObject({ kind: "failed", failure });
    if (outcome.kind !== "failed") return;
    expect(toStepActionData(outcome, {})).toEqual({ fields: {}, notice: { kind: "alert", message } });
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
    expect(outcome).toEqual({ kind: "promoChoice", promotions });
    const chosen = await submit({ intent: "applyPromo", "promo.choice": "SHIPFREE" });
    expect(chosen.sent[0]).toEqual({ name: "applyCheckoutPromoCode", request: { promoCode: "SHIPFREE" } });
    expect(chosen.outcome).toMatchObject(done);
  });
});
