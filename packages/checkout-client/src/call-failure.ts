type Answered = {
  /** "{call} failed. Status: {status}" */
  readonly message: string;
  readonly status: number;
  /** The whole answer, as far as it is an object. */
  readonly reply: Readonly<Record<string, unknown>>;
};

/**
 * Why a call has no value. Every failure carries the `message` that is logged and checked; what a
 * shopper reads is chosen from `kind`, `status` and `errorCode`.
 */
export type CallFailure =
  /** No answer arrived; `message` is the browser's own text. */
  | { readonly kind: "network"; readonly message: string }
  /** The basket, the session or the token is no longer valid. */
  | { readonly kind: "sessionReset"; readonly message: "IsReset" }
  /** A 400, 401, 404, 409, 422 or 429 that says why: `errorCode` is one of the call's or of the common ones. */
  | (Answered & { readonly kind: "refused"; readonly errorCode: string })
  /** Any other status outside 2xx. */
  | (Answered & { readonly kind: "http"; readonly errorCode: string | null })
  /** A 2xx answer that is not what the contract promises. */
  | { readonly kind: "unreadableReply"; readonly message: string; readonly status: number }
  /** The caller gave the call up through its signal. */
  | { readonly kind: "aborted"; readonly message: string }
  /**
   * A mistake of the calling code, such as a token that cannot be read, a body that cannot be written or an address that
   * is none; never sent again.
   */
  | { readonly kind: "unexpected"; readonly message: string };

/** A reply with `isSuccess: false` is a value too: what it means is the caller's business. */
export type CallResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: CallFailure };

/**
 * Whether the service may have done what was asked although the call failed: no answer came, or none that can be read.
 * Who asks again does so under the same key, or asks after it first.
 */
export function isAnswerUnknown(failure: CallFailure): boolean {
  switch (failure.kind) {
    case "network":
    case "unreadableReply":
    case "unexpected":
      return true;
    case "http":
      return failure.status >= 500;
    case "refused":
      return failure.errorCode === "InProgress";
    case "sessionReset":
    case "aborted":
      return false;
    default:
      return failure satisfies never;
  }
}

// Node's words, Firefox's, Chromium's for a body cut short, and WebKit's older ones. The texts that are retried come on top.
const networkText = /^(fetch failed|terminated)|network|connection|input stream/i;

/**
 * What was thrown, as a failure: told by its name and message alone. All browsers throw a TypeError when the network
 * fails, and also when an address or a header is wrong: the text is the only thing that tells them apart.
 */
export function toFailure(thrown: unknown, signal: AbortSignal | undefined, texts: readonly string[]): CallFailure {
  const { name, message: said } = Object(thrown) as { readonly name?: unknown; readonly message?: unknown };
  const message = typeof said === "string" ? said : typeof thrown;
  const isNetwork =
    name === "TypeError" && (networkText.test(message) || texts.some((text) => message.startsWith(text)));
  return { kind: signal?.aborted ? "aborted" : isNetwork ? "network" : "unexpected", message };
}
