/**
 * Why a call has no value. Every failure carries the `message` that is logged and judged (ERR-01, ERR-18); what a
 * shopper reads is chosen from `kind`, `status` and `errorCode`.
 */
export type CallFailure =
  /** No answer arrived; `message` is the browser's own text. */
  | { readonly kind: "network"; readonly message: string }
  /** A status outside 2xx that names no reason of the contract. */
  | { readonly kind: "http"; readonly message: string; readonly status: number; readonly errorCode: string | null }
  /** The basket, the session or the token is no longer valid (CALL-003). */
  | { readonly kind: "sessionReset"; readonly message: "IsReset" }
  /** A 4xx that says why: `errorCode` is one of the call's or of the common ones, `reply` the whole answer. */
  | {
      readonly kind: "refused";
      readonly message: string;
      readonly status: number;
      readonly errorCode: string;
      readonly reply: Readonly<Record<string, unknown>>;
    }
  /** A 2xx answer that is not what the contract promises. */
  | { readonly kind: "unreadableReply"; readonly message: string; readonly status: number }
  /** The caller gave the call up through its signal. */
  | { readonly kind: "aborted"; readonly message: string };

/** A reply with `isSuccess: false` is a value too: what it means is the caller's business. */
export type CallResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: CallFailure };
