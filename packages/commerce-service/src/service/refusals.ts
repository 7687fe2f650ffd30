/** The response of a call that was refused before or instead of its handler. */
export interface Refusal {
  kind: "refused";
  /** What the metrics count it as. */
  reason: RefusalReason;
  status: number;
  errorCode: string;
  message: string;
  /** The path of the first key that is invalid, for the programmer of the caller: shoppers read messages. */
  field?: string;
  /** When a retry makes sense. */
  retryAfterSeconds?: number;
  /** Tells the client that its basket, session or token is no longer valid. */
  isReset?: true;
}

/** Why a request is refused, or the name of the rate limit. */
export type RefusalReason =
  | "tooLarge"
  | "tooSlow"
  | "tooDeep"
  | "malformed"
  | "invalid"
  | "invalidKey"
  | "unknownCall"
  | "wrongMethod"
  | "originRefused"
  | "unsigned"
  | "noSession"
  | "staleToken"
  | "inProgress"
  | "mismatch"
  | "unexpected"
  | "draining"
  | "crowded"
  | "busy"
  | "unavailable"
  | `rateLimit/${string}`;

function refusal<const Reason extends RefusalReason, const Status extends number>(
  reason: Reason,
  status: Status,
  errorCode: string,
  message: string,
) {
  return { kind: "refused" as const, reason, status, errorCode, message };
}

const sessionOver = "Your session has ended. Reload the page to go on.";

/** Refusals that every call may return. */
export const refusals = {
  tooLarge: refusal(
    "tooLarge",
    413,
    "InvalidRequest",
    "The request is larger than this call allows. Send less at once.",
  ),
  tooSlow: refusal("tooSlow", 408, "InvalidRequest", "The request took too long to arrive. Please send it again."),
  tooDeep: refusal("tooDeep", 400, "InvalidRequest", "The request is nested deeper than 20 levels."),
  malformed: refusal(
    "malformed",
    400,
    "InvalidRequest",
    "The request is not well-formed JSON, or names a field twice.",
  ),
  invalidKey: refusal(
    "invalidKey",
    400,
    "InvalidRequest",
    "The Idempotency-Key is not 1 to 64 letters, digits, - or _.",
  ),
  unknownCall: refusal("unknownCall", 404, "InvalidRequest", "There is no such call."),
  wrongMethod: refusal("wrongMethod", 405, "InvalidRequest", "This call answers another method."),
  originRefused: refusal(
    "originRefused",
    403,
    "OriginRefused",
    "This call comes from another site. Open the store itself and try again.",
  ),
  unsigned: refusal("unsigned", 401, "InvalidRequest", "This is not signed by its sender, or was signed too long ago."),
  noSession: { ...refusal("noSession", 200, "SessionMissing", sessionOver), isReset: true },
  staleToken: { ...refusal("staleToken", 403, "StaleToken", sessionOver), isReset: true },
  inProgress: refusal(
    "inProgress",
    409,
    "InProgress",
    "The same request is still being worked on. Wait a moment and ask again.",
  ),
  mismatch: refusal(
    "mismatch",
    422,
    "IdempotencyMismatch",
    "This Idempotency-Key was used for another request. Use a new key.",
  ),
  unexpected: refusal("unexpected", 500, "Unexpected", "Something went wrong on our side. Please try again."),
  draining: {
    ...refusal("draining", 503, "Unexpected", "The store is restarting. Please try again in a moment."),
    retryAfterSeconds: 2,
  },
  crowded: {
    ...refusal("crowded", 429, "TooManyRequests", "Too much is asked at once. Please try again in a moment."),
    retryAfterSeconds: 1,
  },
  busy: {
    ...refusal("busy", 503, "Unexpected", "The store is very busy right now. Please try again in a moment."),
    retryAfterSeconds: 1,
  },
  unavailable: {
    ...refusal("unavailable", 503, "Unexpected", "The store cannot answer right now. Please try again in a moment."),
    retryAfterSeconds: 2,
  },
} as const satisfies {
  [Reason in Exclude<RefusalReason, "invalid" | `rateLimit/${string}`>]: Refusal & { reason: Reason };
};

const invalid = refusal(
  "invalid",
  400,
  "InvalidRequest",
  "This cannot be done as it was entered. Please check it and try again.",
);

/** A request that does not match its schema. */
export function invalidRequest(field: string): Refusal {
  return { ...invalid, field };
}
