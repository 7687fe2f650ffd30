import { checkText } from "./check-text.ts";
import type { FieldCheck } from "./field-check.ts";

/** Letters an e-mail ending has at most unless told otherwise: the storefront rules' own limit (ADDR-09). */
export const emailEndingMaxDefault = 4;

/** Letters that any ending can have, since a part of a domain's name has 63 at most: lets .store and .museum through (AMB-160). */
export const domainPartMax = 63;

/** Characters of an e-mail address at most (SWAT-45). */
export const emailMaxLength = 66;

// Dots and hyphens stand between other characters only; #-' and {-~ are the runs # $ % & ' and { | } ~ of ASCII.
const mailbox = /^[\w!#-'*+/=?^`{-~-]+(?:\.[\w!#-'*+/=?^`{-~-]+)*@[a-z\d]+(?:(?:-+|\.)[a-z\d]+)*\.[a-z][a-z]+$/i;

export interface EmailOptions {
  /** Letters of the ending at most; 4 when absent. Pass `domainPartMax` to let .online through. */
  readonly endingMax?: number | undefined;
  /** Longest address in characters; 66 when absent. */
  readonly max?: number | undefined;
}

/**
 * An e-mail address of the standard form, with an ending of 2 to `endingMax` letters (ADDR-09, SWAT-45, AMB-160).
 * Answers the trimmed address in the case it was typed.
 *
 * @example checkEmail("jane@shop.online", { endingMax: domainPartMax }) // { ok: true, value: "jane@shop.online" }
 */
export function checkEmail(
  input: string,
  { endingMax = emailEndingMaxDefault, max = emailMaxLength }: EmailOptions = {},
): FieldCheck {
  return checkText(
    input,
    (address) => mailbox.test(address) && address.slice(-endingMax - 1).includes(".") && address,
    max,
  );
}
