import type { Currency } from "@store/contract/shared";

/** A card as typed. It is handed to the processor at once and kept nowhere. */
export interface TypedCard {
  number: string;
  expMonth: string;
  expYear: string;
  securityCode: string;
}
export type Tokenized = { ok: true; token: string } | { ok: false; kind: "refused" | "unavailable" };

export type WalletKind = "payPal" | "venmo" | "applePay" | "masterpass" | "visaCheckout";
/** What a wallet gave to the page: one shopper's consent to one payment. */
export interface WalletPayment {
  kind: WalletKind;
  nonce: string;
}
/** `account` names the wallet's account to its owner: an e-mail address or a user name; null when the wallet tells none. */
export type WalletTokenized =
  | { ok: true; token: string; account: string | null }
  | { ok: false; kind: "refused" | "unavailable" };

/** Whether a security code is the one of the card; "unavailable": nobody could tell, so it may be asked again. */
export type Verification = "verified" | "mismatch" | "unavailable";

export interface AuthorizationRequest {
  /** Derived from the order attempt: the same reference never charges twice. */
  reference: string;
  token: string;
  amountCents: number;
  currency: Currency;
}

/** Why a card was declined, in the words of no processor. */
export const declineCodes = [
  "generic",
  "insufficientFunds",
  "limitExceeded",
  "expiredCard",
  "lostCard",
  "stolenCard",
  "suspectedFraud",
  /** The security code given with the card is not its own. */
  "codeMismatch",
  /** The security code has to be verified before this card pays. */
  "verificationRequired",
  /** The reference was released before or after it was authorized. */
  "released",
  /** The reference stands for another amount, currency or token; what it stands for is untouched. */
  "referenceConflict",
  "unknownToken",
] as const;
export type DeclineCode = (typeof declineCodes)[number];

/** "unknown": no answer came back; only a look-up may tell, and it is never read as "declined". */
export type Authorization = { kind: "approved" } | { kind: "declined"; code: DeclineCode } | { kind: "unknown" };
export type FoundAuthorization = Authorization | { kind: "none" };

/** Word from the processor that something came of a reference; `find` tells what, so that no stale word is acted upon. */
export interface PaymentNotification {
  notificationId: string;
  reference: string;
}

/**
 * What a processor tells of its own accord, late, in any order and more than once. It is told again until it is
 * acknowledged. A service without it only learns the same later, when it asks.
 */
export interface PaymentNotifications {
  read(limit: number): Promise<readonly PaymentNotification[]>;
  acknowledge(notificationIds: readonly string[]): Promise<void>;
}

/** A card processor. Every method settles within the adapter's own time limit and never throws for the processor's reasons. */
export interface Payments {
  tokenize(card: TypedCard): Promise<Tokenized>;
  tokenizeWallet(payment: WalletPayment): Promise<WalletTokenized>;
  /** The page of a wallet that is opened instead of a sheet; null when it cannot be reached. Absent: it has none. */
  walletPage?(kind: WalletKind): Promise<string | null>;
  /** Has the security code of a kept card looked at; the code is kept nowhere. */
  verify(card: { token: string; securityCode: string }): Promise<Verification>;
  authorize(request: AuthorizationRequest): Promise<Authorization>;
  find(reference: string): Promise<FoundAuthorization>;
  /** Releases an authorization; one that does not exist is released already, and a late one under this reference stays refused. */
  release(reference: string): Promise<{ ok: true } | { ok: false }>;
  notifications?: PaymentNotifications;
}
