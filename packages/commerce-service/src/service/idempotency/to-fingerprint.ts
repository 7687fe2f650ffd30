import { hashWithSecret } from "../session/hash-text.ts";

const secretKeys: ReadonlySet<string> = new Set(["cvv", "pin", "cardPin", "password"]);
/** Within a card these are its number; of the request itself they name a tender, which tells two requests apart. */
const numberKeys: ReadonlySet<string> = new Set(["number", "cardNumber"]);

/**
 * A keyed hash of a call and its request. Numbers of cards that are charged, security codes, PINs and passwords never
 * enter it; a gift card's number does, under the key that is kept outside the database.
 */
export function toFingerprint(secret: string, { call, request }: { call: string; request: unknown }): string {
  return hashWithSecret(secret, `${call} ${JSON.stringify(toStable(request, { isWhole: true }))}`);
}

// The same request with its keys in another order is the same request.
function toStable(value: unknown, { isWhole }: { isWhole: boolean }): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => toStable(item, { isWhole: false }));
  return Object.entries(value)
    .filter(([key]) => !secretKeys.has(key) && (isWhole || !numberKeys.has(key)))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, item]) => [key, toStable(item, { isWhole: false })]);
}
