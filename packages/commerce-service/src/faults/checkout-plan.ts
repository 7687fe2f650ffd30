import * as fc from "fast-check";
import type { SandboxOutcome } from "../sandbox/outcomes.ts";

/** What one shopper of a fault run buys, pays with and does, and what goes wrong meanwhile. */
export interface CheckoutPlan {
  /** Lines by their place in the environment's catalog. */
  lines: readonly { item: number; quantity: number }[];
  /** Also the last units of something that everybody wants. */
  wantsScarce: boolean;
  serviceLevel: 1 | 2 | 3;
  tenders: readonly PlannedTender[];
  promo: PlannedPromo | null;
  /** What comes of each card when it is asked. */
  cards: readonly CardOutcome[];
  submit: SubmissionPlan;
  /** Where the process that answers the first press dies: at its so-manieth statement or call of the processor. */
  death: Death | null;
  /** The answers of all presses are lost on their way. */
  losesReplies: boolean;
  /** What happens to a look-up or a release at the processor. */
  laterFault: { call: "find" | "release"; effect: "timeoutLost" | "replyLost" } | null;
  /** After a failure the shopper enters a good card and presses again. */
  triesAgain: boolean;
}

export const cardOutcomes = [
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
export type CardOutcome = (typeof cardOutcomes)[number];

export const plannedTenders = [
  "ownGiftCard",
  "richGiftCard",
  "sharedGiftCard",
  "ownCode",
  "sharedCode",
  "certificate",
  "sharedCertificate",
] as const;
export type PlannedTender = (typeof plannedTenders)[number];

export const plannedPromos = ["ANYBODY5", "EVERYONE10", "once"] as const;
export type PlannedPromo = (typeof plannedPromos)[number];

export const submissions = ["once", "twiceOneKey", "twiceTwoKeys", "fourTimes"] as const;
export type SubmissionPlan = (typeof submissions)[number];

export interface Death {
  step: number;
  /** After it has taken effect, but before anybody knows. */
  after: boolean;
}

const anyDeath = fc.record({ step: fc.integer({ min: 0, max: 14 }), after: fc.boolean() });
const sometimes = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null, freq: 2 });

/** Plans in which much goes wrong, and which shrink to plans in which little does. */
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

/** How a plan must end whatever else happens at once; "either" where that depends on the others or on a death. */
export function expectedEnd(plan: CheckoutPlan): "placed" | "failed" | "either" {
  const isShared =
    plan.wantsScarce || plan.promo === "once" || plan.tenders.some((tender) => tender.startsWith("shared"));
  if (isShared || plan.death !== null) return "either";
  const last = plan.cards.length - 1;
  // What is asked for after an answer that is lost is never asked: the press is over, and the recovery gives it up.
  const isApproved = (outcome: CardOutcome, at: number) => promptly.has(outcome) || (at === last && late.has(outcome));
  if (plan.cards.every(isApproved)) return "placed";
  return plan.tenders.length > 0 ? "either" : "failed";
}

const promptly: ReadonlySet<CardOutcome> = new Set(["approve", "slow", "duplicateNotification"]);
const late: ReadonlySet<CardOutcome> = new Set(["timeoutApplied", "replyLost"]);
