import { type CardTraits, type CardType, traitsOf } from "./card-type.ts";
import type { RegionalNetwork } from "./exact-network-ranges.ts";
import { toDigits } from "./to-digits.ts";

/** Why a security code is not accepted; each is a key of `cardMessages.securityCode`. */
export type SecurityCodeProblem = "empty" | "length" | "malformed";

/** `incomplete`: more digits can make it valid. On submit, refuse everything except `valid`. */
export type SecurityCodeCheck =
  | { readonly state: "valid"; readonly code: string }
  | { readonly state: "incomplete"; readonly problem: "length" }
  | { readonly state: "invalid"; readonly problem: SecurityCodeProblem };

/**
 * Checks a security code at any keystroke: exactly as many digits as its card type has. A card without a security code
 * is always valid, with an empty code, whatever the hidden field contains. For a type that only
 * the shop has, pass the number of digits instead, 0 for a card without a code.
 *
 * @example checkSecurityCode("123", "AmericanExpress") // { state: "incomplete", problem: "length" }
 */
export function checkSecurityCode(
  input: string,
  type: CardType | RegionalNetwork | CardTraits["codeDigits"],
): SecurityCodeCheck {
  const codeDigits = typeof type === "number" ? type : traitsOf(type).codeDigits;
  if (codeDigits === 0) return { state: "valid", code: "" };

  const typed = input.trim();
  const code = toDigits(typed);
  if (typed === "") return { state: "invalid", problem: "empty" };
  if (code.length < typed.length) return { state: "invalid", problem: "malformed" };
  if (code.length > codeDigits) return { state: "invalid", problem: "length" };
  if (code.length < codeDigits) return { state: "incomplete", problem: "length" };
  return { state: "valid", code };
}
