import { hashWithSecret } from "../session/hash-text.ts";

const secretKeys: readonly string[] = ["number", "cardNumber", "cvv", "pin", "cardPin", "password"];

/** A keyed hash of a call and its request; card numbers, security codes, PINs and passwords never enter it. */
export function toFingerprint(secret: string, { call, request }: { call: string; request: unknown }): string {
  return hashWithSecret(secret, `${call} ${toStableText(request)}`);
}

// The same request with its keys in another order is the same request.
function toStableText(request: unknown): string {
  return JSON.stringify(request, (key, value: unknown) => {
    if (secretKeys.includes(key)) return undefined;
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}
