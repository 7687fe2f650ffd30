import { toHex } from "../service/session/hash-text.ts";

/** What a number stands for; the same digits of another kind have another hash. */
export type HashedKind = "giftCard" | "tenderCode" | "rewardCertificate";

const iterations = 10_000;

/** A number as people type it, without the spaces and dashes between its groups. */
export function toPlainNumber(typed: string): string {
  return typed.replace(/[\s-]/g, "").toUpperCase();
}

/**
 * What a row knows of a number that pays, in hexadecimal: the same for the same number, so that it can be looked up, and
 * slow enough that nobody who reads the rows tries them all.
 */
export function hashNumber(kind: HashedKind, number: string): Promise<string> {
  return derive(toPlainNumber(number), kind);
}

/** What a row knows of a gift card's PIN. Without the number, which no row has, the few PINs that there are cannot be tried. */
export function hashPin(pin: string, { number }: { number: string }): Promise<string> {
  return derive(pin, `giftCardPin:${toPlainNumber(number)}`);
}

async function derive(text: string, salt: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", encoder.encode(text), "PBKDF2", false, ["deriveBits"]);
  const options = { name: "PBKDF2", hash: "SHA-256", salt: encoder.encode(salt), iterations };
  return toHex(await crypto.subtle.deriveBits(options, key, 256));
}
