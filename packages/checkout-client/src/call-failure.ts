type Answered = {
  /** "{call} failed. Status: {status}" */
  readonly message: string;
  readonly status: number;
  /** The whole response, as far as it is an object. */
  readonly reply: Readonly<Record<string, unknown>>;
};

/**
 * Why a call has no value. Every failure has a `message` for logs and tests; choose what the shopper reads by `kind`,
 * `status` and `errorCode`.
 */
export type CallFailure =
  /** No response arrived; `message` is the browser's own text. */
  | { readonly kind: "network"; readonly message: string }
  /** The basket, the session or the token is no longer valid. */
  | { readonly kind: "sessionReset"; readonly message: "IsReset" }
  /** A 400, 401, 404, 409, 422 or 429 with its reason: `errorCode` is one of the call's or of the common ones. */
  | (Answered & { readonly kind: "refused"; readonly errorCode: string })
  /** Any other status outside 2xx. */
  | (Answered & { readonly kind: "http"; readonly errorCode: string | null })
  /** A 2xx response that does not match the contract. */
  | { readonly kind: "unreadableReply"; readonly message: string; readonly status: number }
  /** The caller aborted the call through its signal. */
  | { readonly kind: "aborted"; readonly message: string }
  /**
   * An error of the calling code, such as a token that cannot be read, a body that cannot be serialized or an invalid
   * URL; never retried.
   */
  | { readonly kind: "unexpected"; readonly message: string };

/** A reply with `isSuccess: false` is a value too; the caller decides what it means. */
export type CallResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: CallFailure };

/**
 * Whether the service may have performed the call although it failed: no response arrived, or none that can be read.
 * Retry with the same key, or query the outcome first.
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

// The texts of Node, Firefox, Chromium (a truncated body) and older WebKit. The texts that are retried are added.
const networkText = /^(fetch failed|terminated)|network|connection|input stream/i;

/**
 * Converts a thrown value to a failure by its name and message. All browsers throw a TypeError if the network fails,
 * but also if a URL or a header is invalid; only the text distinguishes them.
 */
export function toFailure(thrown: unknown, signal: AbortSignal | undefined, texts: readonly string[]): CallFailure {
  const { name, message: said } = Object(thrown) as { readonly name?: unknown; readonly message?: unknown };
  const message = typeof said === "string" ? said : typeof thrown;
  const isNetwork =
    name === "TypeError" && (networkText.test(message) || texts.some((text) => message.startsWith(text)));
  return { kind: signal?.aborted ? "aborted" : isNetwork ? "network" : "unexpected", message };
}
