import type { CheckoutPlan, PlannedWallet } from "./checkout-plan.ts";

/** One product, one valid card, one submission. */
export const plainPlan: CheckoutPlan = {
  lines: [{ item: 1, quantity: 1 }],
  wantsScarce: false,
  serviceLevel: 1,
  tenders: [],
  promo: null,
  cards: ["approve"],
  wallet: null,
  submit: "once",
  death: null,
  losesReplies: false,
  laterFault: null,
  triesAgain: false,
};
const times = (count: number, change: Partial<CheckoutPlan>) =>
  Array.from({ length: count }, () => ({ ...plainPlan, ...change }));
/** Apple Pay's sheet, confirmed with the submission and paid. */
const sheetOf = (change: Partial<PlannedWallet>): PlannedWallet => ({
  ...{ kind: "applePay", skipsReview: false, outcome: "approve", sheet: "confirmed", death: null },
  ...change,
});

/** The shoppers that trigger each kind of failure in a broken PlaceOrder. */
export const roughShoppers = {
  plain: times(1, {}),
  submitsFourTimes: times(2, { submit: "fourTimes" }),
  declined: times(1, { tenders: ["ownGiftCard", "ownCode"], cards: ["decline"] }),
  secondCardDeclined: times(1, { tenders: ["ownGiftCard"], promo: "EVERYONE10", cards: ["approve", "decline"] }),
  firstCardDeclined: times(1, { cards: ["decline", "approve"] }),
  secondCardLost: times(1, { cards: ["approve", "timeoutLost"] }),
  twoCards: times(1, { cards: ["approve", "approve"] }),
  responseTimesOut: times(1, { cards: ["timeoutApplied"] }),
  replyLost: times(1, { cards: ["replyLost"] }),
  requestLost: times(1, { cards: ["timeoutLost"] }),
  walletOfTooLittle: times(1, { wallet: sheetOf({ kind: "payPal", sheet: "tooLittle" }) }),
  sheetOfTooLittle: times(1, { wallet: sheetOf({ sheet: "tooLittle" }) }),
  sheetSubmittedFourTimes: times(2, { wallet: sheetOf({ outcome: "timeoutApplied" }), submit: "fourTimes" }),
  ownButtonSubmittedFourTimes: times(2, {
    wallet: sheetOf({ outcome: "replyLost", skipsReview: true }),
    submit: "fourTimes",
  }),
  lastOfStock: times(4, { wantsScarce: true }),
  sharedGiftCard: times(4, { tenders: ["sharedGiftCard"], lines: [{ item: 3, quantity: 2 }] }),
  sharedCertificate: times(4, { tenders: ["sharedCertificate"] }),
  singleUseCode: times(4, { promo: "once" }),
} as const;

/** All of them in one wave. */
export const randomWave: readonly CheckoutPlan[] = Object.values(roughShoppers).flat();
