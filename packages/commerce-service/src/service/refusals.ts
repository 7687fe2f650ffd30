/** The response of a call that was refused before or instead of its handler. */
export interface Refusal {
  kind: "refused";
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

function refusal<const Status extends number>(status: Status, errorCode: string, message: string) {
  return { kind: "refused" as const, status, errorCode, message };
}

const sessionOver = "Your session has ended. Reload the page to go on.";

/** Refusals that every call may return. */
export const refusals = {
  tooLarge: refusal(413, "InvalidRequest", "The request is larger than this call allows. Send less at once."),
  tooSlow: refusal(408, "InvalidRequest", "The request took too long to arrive. Please send it again."),
  tooDeep: refusal(400, "InvalidRequest", "The request is nested deeper than 20 levels."),
  malformed: refusal(400, "InvalidRequest", "The request is not well-formed JSON, or names a field twice."),
  invalidKey: refusal(400, "InvalidRequest", "The Idempotency-Key is not 1 to 64 letters, digits, - or _."),
  unknownCall: refusal(404, "InvalidRequest", "There is no such call."),
  wrongMethod: refusal(405, "InvalidRequest", "This call answers another method."),
  originRefused: refusal(
    403,
    "OriginRefused",
    "This call comes from another site. Open the store itself and try again.",
  ),
  noSession: { ...refusal(200, "SessionMissing", sessionOver), isReset: true },
  staleToken: { ...refusal(403, "StaleToken", sessionOver), isReset: true },
  inProgress: refusal(409, "InProgress", "The same request is still being worked on. Wait a moment and ask again."),
  mismatch: refusal(422, "IdempotencyMismatch", "This Idempotency-Key was used for another request. Use a new key."),
  unexpected: refusal(500, "Unexpected", "Something went wrong on our side. Please try again."),
  draining: {
    ...refusal(503, "Unexpected", "The store is restarting. Please try again in a moment."),
    retryAfterSeconds: 2,
  },
  crowded: {
    ...refusal(429, "TooManyRequests", "Too much is asked at once. Please try again in a moment."),
    retryAfterSeconds: 1,
  },
  busy: {
    ...refusal(503, "Unexpected", "The store is very busy right now. Please try again in a moment."),
    retryAfterSeconds: 1,
  },
  unavailable: {
    ...refusal(503, "Unexpected", "The store cannot answer right now. Please try again in a moment."),
    retryAfterSeconds: 2,
  },
} as const satisfies Record<string, Refusal>;

const invalid = refusal(400, "InvalidRequest", "This cannot be done as it was entered. Please check it and try again.");

/** A request that does not match its schema. */
export function invalidRequest(field: string): Refusal {
  return { ...invalid, field };
}
