import { toHex } from "../session/hash-text.ts";

const secretKeys: readonly string[] = ["number", "cardNumber", "cvv", "pin", "cardPin", "password"];

/** A keyed hash of a call and its request; card numbers, security codes, PINs and passwords never enter it. */
export async function toFingerprint(secret: string, { call, request }: { call: string; request: unknown }) {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  return toHex(await crypto.subtle.sign("HMAC", key, encoder.encode(`${call} ${toStableText(request)}`)));
}

// The same request with its keys in another order is the same request.
function toStableText(request: unknown): string {
  return JSON.stringify(request, (key, value: unknown) => {
    if (secretKeys.includes(key)) return undefined;
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}
