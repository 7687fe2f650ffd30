import { toHex } from "../service/session/hash-text.ts";

/** The kind of a number; the same digits of another kind have another hash. */
export type HashedKind = "giftCard" | "tenderCode" | "rewardCertificate";

const iterations = 10_000;

/** A typed number without the spaces and dashes between its groups. */
export function toPlainNumber(typed: string): string {
  return typed.replace(/[\s-]/g, "").toUpperCase();
}

/**
 * The stored hash of a number that pays, in hexadecimal: deterministic, so that it can be looked up, and slow, so that
 * the numbers cannot be found by guessing.
 */
export function hashNumber(kind: HashedKind, number: string): Promise<string> {
  return derive(toPlainNumber(number), kind);
}

/**
 * The stored hash of a gift card's PIN. It includes the number, which is not stored, so the few possible PINs cannot be
 * tried.
 */
export function hashPin(pin: string, { number }: { number: string }): Promise<string> {
  return derive(pin, `giftCardPin:${toPlainNumber(number)}`);
}

async function derive(text: string, salt: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", encoder.encode(text), "PBKDF2", false, ["deriveBits"]);
  const options = { name: "PBKDF2", hash: "SHA-256", salt: encoder.encode(salt), iterations };
  return toHex(await crypto.subtle.deriveBits(options, key, 256));
}
