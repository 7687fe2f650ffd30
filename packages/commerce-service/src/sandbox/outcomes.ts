import type { DeclineCode } from "../ports/payments.ts";

/** What the sandbox processor does when it is asked to authorize a token. */
export interface OutcomeRule {
  /** What its ledger says then; null: the request never arrived. */
  state: "approved" | "declined" | "pending" | null;
  code: DeclineCode | null;
  /** "lost": no answer within the adapter's limit; "slow": one shortly before it. */
  answer: "prompt" | "slow" | "lost";
  /** How often it tells the outcome of its own accord. */
  notifications: 0 | 1 | 2;
}

const approved = { state: "approved", code: null, answer: "prompt", notifications: 0 } as const;
const declined = (code: DeclineCode) => ({ state: "declined", code, answer: "prompt", notifications: 0 }) as const;

/** Every outcome that a token or a script may have. */
export const outcomeRules = {
  approve: approved,
  slow: { ...approved, answer: "slow" },
  duplicateNotification: { ...approved, notifications: 2 },
  decline: declined("generic"),
  insufficientFunds: declined("insufficientFunds"),
  limitExceeded: declined("limitExceeded"),
  expiredCard: declined("expiredCard"),
  lostCard: declined("lostCard"),
  stolenCard: declined("stolenCard"),
  suspectedFraud: declined("suspectedFraud"),
  codeMismatch: declined("codeMismatch"),
  /** Until the token is verified; then it approves. */
  wrongCode: declined("codeMismatch"),
  verificationRequired: declined("verificationRequired"),
  /** The request is lost on its way. */
  timeoutLost: { state: null, code: null, answer: "lost", notifications: 0 },
  /** Applied, while the ledger itself is not sure for some seconds; told afterwards. */
  timeoutApplied: { state: "pending", code: null, answer: "lost", notifications: 1 },
  /** Applied at once, and the reply is lost on its way. */
  replyLost: { ...approved, answer: "lost" },
} as const satisfies Record<string, OutcomeRule>;

/** Kept with a token, never with a number. */
export type SandboxOutcome = keyof typeof outcomeRules;
