import type { SandboxOutcome } from "../database/tables/sandbox.ts";
import type { DeclineCode } from "../ports/payments.ts";

/** How the sandbox processor handles the authorization of a token. */
export interface OutcomeRule {
  /** The state of its ledger; null: the request never arrived. */
  state: "approved" | "declined" | "pending" | null;
  code: DeclineCode | null;
  /** "lost": no response within the adapter's limit; "slow": one shortly before it. */
  answer: "prompt" | "slow" | "lost";
  /** How many notifications it sends. */
  notifications: 0 | 1 | 2;
}

const approved = { state: "approved", code: null, answer: "prompt", notifications: 0 } as const;
const declined = (code: DeclineCode) => ({ state: "declined", code, answer: "prompt", notifications: 0 }) as const;

/** The possible outcomes of a token or a script. */
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
  /** The request is lost. */
  timeoutLost: { state: null, code: null, answer: "lost", notifications: 0 },
  /** Applied, while the ledger is unsettled for some seconds; a notification follows. */
  timeoutApplied: { state: "pending", code: null, answer: "lost", notifications: 1 },
  /** Applied at once, and the reply is lost. */
  replyLost: { ...approved, answer: "lost" },
} as const satisfies Record<SandboxOutcome, OutcomeRule>;
