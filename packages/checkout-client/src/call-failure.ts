type Answered = {
  /** "{call} failed. Status: {status}" */
  readonly message: string;
  readonly status: number;
  /** The whole answer, as far as it is an object. */
  readonly reply: Readonly<Record<string, unknown>>;
};

/**
 * Why a call has no value. Every failure carries the `message` that is logged and judged (ERR-01, ERR-18); what a
 * shopper reads is chosen from `kind`, `status` and `errorCode`.
 */
export type CallFailure =
  /** No answer arrived; `message` is the browser's own text. */
  | { readonly kind: "network"; readonly message: string }
  /** The basket, the session or the token is no longer valid (CALL-003). */
  | { readonly kind: "sessionReset"; readonly message: "IsReset" }
  /** A 400, 401, 404, 409, 422 or 429 that says why: `errorCode` is one of the call's or of the common ones. */
  | (Answered & { readonly kind: "refused"; readonly errorCode: string })
  /** Any other status outside 2xx. */
  | (Answered & { readonly kind: "http"; readonly errorCode: string | null })
  /** A 2xx answer that is not what the contract promises. */
  | { readonly kind: "unreadableReply"; readonly message: string; readonly status: number }
  /** The caller gave the call up through its signal. */
  | { readonly kind: "aborted"; readonly message: string }
  /** A mistake of the calling code, such as a token that cannot be read, a body that cannot be written or an address that is none; never sent again. */
  | { readonly kind: "unexpected"; readonly message: string };

/** A reply with `isSuccess: false` is a value too: what it means is the caller's business. */
export type CallResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: CallFailure };
