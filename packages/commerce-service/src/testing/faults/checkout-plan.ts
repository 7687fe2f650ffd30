import * as fc from "fast-check";
import type { SandboxOutcome } from "../../database/tables/sandbox.ts";

/** The purchases, payments and faults of one shopper in a fault run. */
export interface CheckoutPlan {
  /** Lines by their index in the environment's catalog. */
  lines: readonly { item: number; quantity: number }[];
  /** Whether the basket also has a unit of the scarce item. */
  wantsScarce: boolean;
  serviceLevel: 1 | 2 | 3;
  tenders: readonly PlannedTender[];
  promo: PlannedPromo | null;
  /** The outcome of each card. */
  cards: readonly CardOutcome[];
  /** The wallet that is to pay instead of the cards. */
  wallet: PlannedWallet | null;
  submit: SubmissionPlan;
  /** The statement or processor call at which the process of the first submission crashes. */
  death: Death | null;
  /** The responses of all submissions are lost. */
  losesReplies: boolean;
  /** A fault of a later lookup or release at the processor. */
  laterFault: { call: "find" | "release"; effect: "timeoutLost" | "replyLost" } | null;
  /** After a failure the shopper enters a good card and submits again. */
  triesAgain: boolean;
}

const cardOutcomes = [
  "approve",
  "slow",
  "duplicateNotification",
  "timeoutApplied",
  "replyLost",
  "timeoutLost",
  "decline",
  "insufficientFunds",
  "codeMismatch",
  "verificationRequired",
] as const satisfies readonly SandboxOutcome[];
type CardOutcome = (typeof cardOutcomes)[number];

/** A wallet's sheet: PayPal's is confirmed before the submission, Apple Pay's with it. */
export interface PlannedWallet {
  kind: "payPal" | "applePay";
  /** Whether Apple Pay's own button submits, which skips the review and bills the sheet's contact. */
  skipsReview: boolean;
  outcome: CardOutcome;
  /** "closed" leaves the cards; "tooLittle" approves a cent less than is due. */
  sheet: "confirmed" | "tooLittle" | "closed";
  /** Where the process dies that saves what PayPal's sheet approved. */
  death: Death | null;
}

const plannedTenders = [
  "ownGiftCard",
  "richGiftCard",
  "sharedGiftCard",
  "ownCode",
  "sharedCode",
  "certificate",
  "sharedCertificate",
] as const;
export type PlannedTender = (typeof plannedTenders)[number];

const plannedPromos = ["ANYBODY5", "EVERYONE10", "once"] as const;
type PlannedPromo = (typeof plannedPromos)[number];

const submissions = ["once", "twiceOneKey", "twiceTwoKeys", "fourTimes"] as const;
export type SubmissionPlan = (typeof submissions)[number];

export interface Death {
  step: number;
  /** Whether it crashes after the step took effect and before the caller gets the result. */
  after: boolean;
}

const anyDeath = fc.record({ step: fc.integer({ min: 0, max: 14 }), after: fc.boolean() });
const sometimes = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null, freq: 2 });

/** Plans with many faults, which shrink to plans with few. */
export const anyPlan: fc.Arbitrary<CheckoutPlan> = fc.record({
  lines: fc.uniqueArray(fc.record({ item: fc.nat({ max: 5 }), quantity: fc.integer({ min: 1, max: 3 }) }), {
    minLength: 1,
    maxLength: 3,
    selector: ({ item }) => item,
  }),
  wantsScarce: fc.integer({ min: 0, max: 5 }).map((roll) => roll === 5),
  serviceLevel: fc.constantFrom(1, 2, 3),
  tenders: fc.uniqueArray(fc.constantFrom(...plannedTenders), { maxLength: 2 }),
  promo: sometimes(fc.constantFrom(...plannedPromos)),
  cards: fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constant("approve" as const) },
      { weight: 2, arbitrary: fc.constantFrom(...cardOutcomes) },
    ),
    { minLength: 1, maxLength: 2 },
  ),
  wallet: sometimes(
    fc.record({
      kind: fc.constantFrom("payPal" as const, "applePay" as const),
      skipsReview: fc.boolean(),
      outcome: fc.constantFrom("approve", ...cardOutcomes),
      sheet: fc.constantFrom("confirmed" as const, "confirmed" as const, "tooLittle" as const, "closed" as const),
      death: sometimes(anyDeath),
    }),
  ),
  submit: fc.constantFrom(...submissions),
  death: sometimes(anyDeath),
  losesReplies: fc.boolean(),
  laterFault: sometimes(
    fc.record({
      call: fc.constantFrom("find" as const, "release" as const),
      effect: fc.constantFrom("timeoutLost" as const, "replyLost" as const),
    }),
  ),
  triesAgain: fc.boolean(),
});

/** The required outcome of a plan, whatever happens concurrently; "either" if it depends on others or on a crash. */
export function toExpectedEnd(plan: CheckoutPlan): "placed" | "failed" | "either" {
  const isShared =
    plan.wantsScarce || plan.promo === "once" || plan.tenders.some((tender) => tender.startsWith("shared"));
  if (isShared || plan.death !== null) return "either";
  if (plan.wallet !== null && plan.wallet.sheet !== "closed") return toEndOfWallet(plan.wallet, plan);
  const last = plan.cards.length - 1;
  // After a lost response the rest of the plan is skipped: the submission is over, and the recovery releases it.
  const isApproved = (outcome: CardOutcome, at: number) => promptly.has(outcome) || (at === last && late.has(outcome));
  if (plan.cards.every(isApproved)) return "placed";
  return plan.tenders.length > 0 ? "either" : "failed";
}

function toEndOfWallet({ outcome, sheet, kind, death }: PlannedWallet, { tenders }: CheckoutPlan) {
  // Certificates need a rewards card, so that a wallet is refused; and nothing may be due.
  if (tenders.includes("certificate") || (kind === "payPal" && death !== null)) return "either";
  if (sheet === "confirmed" && (promptly.has(outcome) || late.has(outcome))) return "placed";
  return tenders.length > 0 ? "either" : "failed";
}

const promptly: ReadonlySet<CardOutcome> = new Set(["approve", "slow", "duplicateNotification"]);
const late: ReadonlySet<CardOutcome> = new Set(["timeoutApplied", "replyLost"]);
