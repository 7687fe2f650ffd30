import type { Verification } from "../ports/payments.ts";

/** The documented security codes, of three digits and of four. Every other code is verified. */
export const testCodes: readonly { code: string; verification: Verification; summary: string }[] = [
  { code: "200", verification: "mismatch", summary: "Not the card's code" },
  { code: "2000", verification: "mismatch", summary: "Not the card's code" },
  { code: "301", verification: "unavailable", summary: "Nobody can tell whether it is the card's code" },
  { code: "3010", verification: "unavailable", summary: "Nobody can tell whether it is the card's code" },
];

/** What the sandbox processor says to a security code. */
export function findVerification(code: string): Verification {
  return testCodes.find((testCode) => testCode.code === code)?.verification ?? "verified";
}
