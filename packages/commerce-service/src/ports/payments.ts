import type { Currency } from "@store/contract/shared";

/** A typed card. It is sent to the processor at once and not stored. */
export interface TypedCard {
  number: string;
  expMonth: string;
  expYear: string;
  securityCode: string;
}
/** `offerRefusal`: why the holder of the store's own card gets no offer for this purchase; absent if there is one. */
export type Tokenization =
  | { ok: true; token: string; offerRefusal?: string }
  | { ok: false; kind: "refused" | "unavailable" };

export type WalletKind = "payPal" | "venmo" | "applePay" | "masterpass" | "visaCheckout";
/** A wallet's data in the page: a shopper's consent to one payment. */
export interface WalletPayment {
  kind: WalletKind;
  nonce: string;
  /** What the wallet's page tells the processor about the device; null if it tells nothing. */
  deviceData: string | null;
}
/**
 * `account` names the wallet's account for its owner: an e-mail address or a user name. `approvedCents` is the amount
 * that its holder agreed to pay. Each is null if the wallet does not say.
 */
type WalletTokenized =
  | { ok: true; token: string; account: string | null; approvedCents: number | null }
  | { ok: false; kind: "refused" | "unavailable" };

/** A page of a wallet, which leads back to `returnUrl`, whatever its visitor does. */
interface WalletPageRequest {
  kind: WalletKind;
  returnUrl: string;
  amountCents: number;
  currency: Currency;
}
/** What was done on a wallet's page: "unknown" if nothing was, or if nobody can tell. */
export type WalletPageOutcome = { kind: "approved"; nonce: string } | { kind: "cancelled" } | { kind: "unknown" };

/** The pages of wallets. Like every method of `Payments`, these settle in time and never throw because of the processor. */
export interface WalletPages {
  /** Opens a page; null if the processor cannot be reached. */
  open(page: WalletPageRequest): Promise<{ pageId: string; url: string } | null>;
  /** What was done on it. Only this is believed, never what the browser says when it comes back. */
  find(page: { kind: WalletKind; pageId: string }): Promise<WalletPageOutcome>;
}

/**
 * Whether a security code belongs to the card; "unavailable" if it could not be checked, so it may be requested again.
 */
export type Verification = "verified" | "mismatch" | "unavailable";

export interface AuthorizationRequest {
  /** Derived from the order attempt: the same reference never charges twice. */
  reference: string;
  token: string;
  amountCents: number;
  currency: Currency;
  /** Of a wallet that pays. */
  deviceData?: string;
}

/** Why a card was declined, independent of the processor. */
const declineCodes = [
  "generic",
  "insufficientFunds",
  "limitExceeded",
  "expiredCard",
  "lostCard",
  "stolenCard",
  "suspectedFraud",
  /** The security code of the card is wrong. */
  "codeMismatch",
  /** The security code has to be verified before this card pays. */
  "verificationRequired",
  /** The reference was released before or after it was authorized. */
  "released",
  /** The reference exists with another amount, currency or token, which stays unchanged. */
  "referenceConflict",
  "unknownToken",
] as const;
export type DeclineCode = (typeof declineCodes)[number];

/** "unknown": there was no response; only a lookup can tell, and it is never treated as declined. */
export type Authorization = { kind: "approved" } | { kind: "declined"; code: DeclineCode } | { kind: "unknown" };
export type FoundAuthorization = Authorization | { kind: "none" };

/**
 * A notification of the processor about a reference; `find` returns the current state, so that a stale notification has
 * no effect.
 */
export interface PaymentNotification {
  notificationId: string;
  reference: string;
}

/**
 * The processor's notifications, late, in any order and possibly repeated until they are acknowledged. A service
 * without them learns the same later from its lookups.
 */
export interface PaymentNotifications {
  read(limit: number): Promise<readonly PaymentNotification[]>;
  acknowledge(notificationIds: readonly string[]): Promise<void>;
}

/** What a posted request turned out to be: "unsigned" also if its signature is not of now. */
type ReadNotifications =
  | { kind: "notifications"; notifications: readonly PaymentNotification[] }
  | { kind: "unsigned" | "malformed" };

/** Reads what a processor posts to `/payments/notifications/{adapter}`: only what it has signed, and lately. */
export interface NotificationSource {
  /** `body` is as it was sent. */
  read(request: { headers: Headers; body: Uint8Array<ArrayBuffer> }, now: Date): Promise<ReadNotifications>;
}

/**
 * A card processor. Every method settles within the adapter's own time limit and never throws because of the processor.
 */
export interface Payments {
  tokenize(card: TypedCard): Promise<Tokenization>;
  tokenizeWallet(payment: WalletPayment): Promise<WalletTokenized>;
  /** The pages of wallets that open instead of a sheet; absent if there are none. */
  walletPages?: WalletPages;
  /** Verifies the security code of a saved card; the code is not stored. */
  verify(card: { token: string; securityCode: string }): Promise<Verification>;
  authorize(request: AuthorizationRequest): Promise<Authorization>;
  find(reference: string): Promise<FoundAuthorization>;
  /**
   * Releases an authorization; one that does not exist counts as released, and a late one with this reference stays
   * refused.
   */
  release(reference: string): Promise<{ ok: true } | { ok: false }>;
  notifications?: PaymentNotifications;
}
