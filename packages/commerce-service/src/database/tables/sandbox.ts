import type { Currency } from "@store/contract/shared";
import type { Generated } from "kysely";
import type { DeclineCode } from "../../ports/payments.ts";
import type { Moment } from "./cell.ts";

/** How the sandbox processor answers for a card, a reference or the next call. */
export type SandboxOutcome =
  | "approve"
  | "slow"
  | "duplicateNotification"
  | "decline"
  | "insufficientFunds"
  | "limitExceeded"
  | "expiredCard"
  | "lostCard"
  | "stolenCard"
  | "suspectedFraud"
  | "codeMismatch"
  | "wrongCode"
  | "verificationRequired"
  | "timeoutLost"
  | "timeoutApplied"
  | "replyLost";

/** A token and its outcome; neither number nor security code, nor a hash of either. */
export interface SandboxCardTable {
  token: string;
  outcome: SandboxOutcome;
  /** When its security code was last verified. */
  verified_at: Moment | null;
  created_at: Moment;
}

export interface SandboxAuthorizationTable {
  reference: string;
  /** Null, like amount and currency, if it was released before it arrived. */
  token: string | null;
  amount_cents: number | null;
  currency: Currency | null;
  state: "pending" | "approved" | "declined" | "voided";
  decline_code: DeclineCode | null;
  /** How many requests for it arrived. */
  asked: Generated<number>;
  settles_at: Moment;
  created_at: Moment;
}

/** What happens to the next call of a kind, once. */
export interface SandboxScriptTable {
  script_id: Generated<number>;
  call: "tokenize" | "tokenizeWallet" | "verify" | "authorize" | "find" | "release";
  /** A reference or a token; "*" matches any. */
  subject: string;
  effect: SandboxOutcome;
}

export interface SandboxNotificationTable {
  notification_id: Generated<number>;
  reference: string;
  /** When the notification is sent. */
  tells_at: Moment;
  acknowledged_at: Moment | null;
}
