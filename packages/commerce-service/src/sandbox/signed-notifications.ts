import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import * as z from "zod/mini";
import type { NotificationSource } from "../ports/payments.ts";

/** How far the time of a signature may be from now. */
const toleranceMs = 5 * 60 * 1000;

export const signatureHeader = "store-signature";
const signatureForm = /^t=(\d{1,12}),v1=((?:[0-9a-f]{2}){32})$/;

// No text that PostgreSQL cannot store, such as one with a zero byte.
const name = z.string().check(z.regex(/^[\w.:-]{1,200}$/));
const notification = z.object({ id: name, reference: name });

/**
 * Notifications of a processor that signs them as most do: HMAC-SHA-256 of the time and the raw body, in the header
 * `Store-Signature: t=…,v1=…`. The body is JSON with `id` and `reference`; whatever else it says is not read. While a
 * secret changes, both are accepted.
 */
export function signedNotifications(secrets: readonly string[]): NotificationSource {
  return {
    async read({ headers, body }, now) {
      const [, seconds = "", signature = ""] = signatureForm.exec(headers.get(signatureHeader) ?? "") ?? [];
      const isOld = Math.abs(now.getTime() - Number(seconds) * 1000) > toleranceMs;
      if (signature === "" || isOld) return { kind: "unsigned" };
      const signed = await Promise.all(secrets.map((secret) => isSignedBy(secret, { seconds, signature, body })));
      if (!signed.includes(true)) return { kind: "unsigned" };
      const parsed = z.safeParse(notification, parseJson(body));
      if (!parsed.success) return { kind: "malformed" };
      const { id: notificationId, reference } = parsed.data;
      return { kind: "notifications", notifications: [{ notificationId, reference }] };
    },
  };
}

/** The header value with which the sandbox signs a body. */
export async function signNotification(secret: string, body: Uint8Array<ArrayBuffer>, now: Date): Promise<string> {
  const seconds = String(Math.floor(now.getTime() / 1000));
  const mac = await crypto.subtle.sign("HMAC", await importKey(secret), toSigned(seconds, body));
  return `t=${seconds},v1=${bytesToHex(new Uint8Array(mac))}`;
}

// The platform compares in constant time.
async function isSignedBy(
  secret: string,
  { seconds, signature, body }: { seconds: string; signature: string; body: Uint8Array<ArrayBuffer> },
): Promise<boolean> {
  const mac = hexToBytes(signature);
  return crypto.subtle.verify("HMAC", await importKey(secret), new Uint8Array(mac), toSigned(seconds, body));
}

function importKey(secret: string): Promise<CryptoKey> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", new TextEncoder().encode(secret), algorithm, false, ["sign", "verify"]);
}

function toSigned(seconds: string, body: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const prefix = new TextEncoder().encode(`${seconds}.`);
  const signed = new Uint8Array(prefix.length + body.length);
  signed.set(prefix);
  signed.set(body, prefix.length);
  return signed;
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}
