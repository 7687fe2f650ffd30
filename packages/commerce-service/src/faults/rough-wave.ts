import type { CheckoutPlan } from "./checkout-plan.ts";

/** One thing, by one good card, pressed once. */
export const plainPlan: CheckoutPlan = {
  lines: [{ item: 1, quantity: 1 }],
  wantsScarce: false,
  serviceLevel: 1,
  tenders: [],
  promo: null,
  cards: ["approve"],
  press: "once",
  death: null,
  losesReplies: false,
  laterFault: null,
  triesAgain: false,
};
const times = (count: number, change: Partial<CheckoutPlan>) =>
  Array.from({ length: count }, () => ({ ...plainPlan, ...change }));

/** A wave in which everything happens that a broken PlaceOrder could get wrong. */
export const roughWave: readonly CheckoutPlan[] = [
  ...times(1, {}),
  ...times(2, { press: "fourTimes" }),
  ...times(1, { tenders: ["ownGiftCard", "ownCode"], cards: ["decline"] }),
  ...times(1, { tenders: ["ownGiftCard"], promo: "EVERYONE10", cards: ["approve", "decline"] }),
  ...times(1, { cards: ["decline", "approve"] }),
  ...times(1, { cards: ["approve", "timeoutLost"] }),
  ...times(1, { cards: ["approve", "approve"] }),
  ...times(1, { cards: ["timeoutApplied"] }),
  ...times(1, { cards: ["replyLost"] }),
  ...times(1, { cards: ["timeoutLost"] }),
  ...times(4, { wantsScarce: true }),
  ...times(4, { tenders: ["sharedGiftCard"], lines: [{ item: 3, quantity: 2 }] }),
  ...times(4, { tenders: ["sharedCertificate"] }),
  ...times(4, { promo: "once" }),
];
