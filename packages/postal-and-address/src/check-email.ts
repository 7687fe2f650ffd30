import { checkText, type FieldCheck } from "./field-check.ts";
import { normalizeText } from "./normalize-text.ts";

/** Letters an e-mail ending has at most unless told otherwise: the storefront rules' own limit. */
export const emailEndingMaxDefault = 4;

/** Letters that any ending can have, since a part of a domain's name has 63 at most: lets .store and .museum through. */
export const domainPartMax = 63;

/** Characters of an e-mail address at most. */
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
 * An e-mail address of the standard form, with an ending of 2 to `endingMax` letters.
 * Returns the trimmed address in the case it was typed.
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

// The look behind makes a run of marks be read once, not from each of them anew.
const endOfSentence = /(?<![ .,;])[ .,;]+$/;

/**
 * A pasted or autofilled e-mail address without stray blanks, invisible marks, the comma or period of a sentence behind
 * it and "mailto:" with what follows its question mark; of "Jane <jane@shop.com>" the part in brackets. It never rejects.
 *
 * @example normalizeEmail("mailto:jane@shop.com?subject=Hello") // "jane@shop.com"
 */
export function normalizeEmail(input: string): string {
  const text = normalizeText(input)
    .replace(endOfSentence, "")
    .replace(/^.*<([^<>]+)>$/, "$1");
  const address = text.replace(/^ ?(?:mailto: ?)+/i, "");
  const isLink = address !== text;
  return (isLink ? address.replace(/^([^?<>]*)\?[^<>]*$/, "$1") : address)
    .replace(endOfSentence, "")
    .replace(/ ?@ ?/g, "@")
    .trim();
}
