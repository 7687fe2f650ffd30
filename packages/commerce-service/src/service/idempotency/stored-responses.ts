import { type Hashes, hashesWithSecrets, type Secrets } from "../session/secrets.ts";

/** A response as it is stored with its key. */
export interface ResponseRow {
  session_id: string;
  key: string;
  call: string;
  fingerprint: string;
  status: number;
  reply: unknown;
  created_at: Date;
}

/** A call with an idempotency key: what identifies it besides the response. */
export interface KeyedRequest {
  key: string;
  call: string;
  /** With each secret, newest first: the response may have been stored before the secret changed. */
  fingerprints: Hashes;
}

/** How long a stored response is replayed. */
export const retentionMs = 24 * 60 * 60 * 1000;

/** The row that stores a response with its key. */
export function toResponseRow(
  { key, call, fingerprints: [fingerprint] }: KeyedRequest,
  { sessionId, reply, now }: { sessionId: string; reply: unknown; now: Date },
): ResponseRow {
  return { session_id: sessionId, key, call, fingerprint, status: 200, reply, created_at: now };
}

const secretKeys: ReadonlySet<string> = new Set(["cvv", "pin", "cardPin", "password", "currentPassword"]);
/** Within a card these are its number; at the top level they name a tender, which distinguishes two requests. */
const numberKeys: ReadonlySet<string> = new Set(["number", "cardNumber"]);

/**
 * Keyed hashes of a call and its request, one with each secret. Card numbers, security codes, PINs and passwords are
 * excluded; a gift card's number is included, since the secrets are stored outside the database.
 */
export function toFingerprints(secrets: Secrets, { call, request }: { call: string; request: unknown }): Hashes {
  return hashesWithSecrets(secrets, `${call} ${JSON.stringify(toStable(request, { isWhole: true }))}`);
}

// Requests with the same keys in another order are equal.
function toStable(value: unknown, { isWhole }: { isWhole: boolean }): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => toStable(item, { isWhole: false }));
  return Object.entries(value)
    .filter(([key]) => !secretKeys.has(key) && (isWhole || !numberKeys.has(key)))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, item]) => [key, toStable(item, { isWhole: false })]);
}
