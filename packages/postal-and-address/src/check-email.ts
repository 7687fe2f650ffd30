import { checkText, type FieldCheck } from "./field-check.ts";
import { normalizeText } from "./normalize-text.ts";

/** The default maximum number of letters in the top-level domain of an e-mail address. */
export const emailEndingMaxDefault = 4;

/**
 * The maximum that the standard allows, since a part of a domain name has at most 63 characters: accepts .store and
 * .museum.
 */
export const domainPartMax = 63;

/** The maximum number of characters in an e-mail address. */
export const emailMaxLength = 66;

// Dots and hyphens only occur between other characters; #-' and {-~ are the ranges # $ % & ' and { | } ~ of ASCII. A
// top-level domain in another script, such as .рф, is sent by browsers in its encoded form, .xn--p1ai (RFC 5890).
const mailbox =
  /^[\w!#-'*+/=?^`{-~-]+(?:\.[\w!#-'*+/=?^`{-~-]+)*@[a-z\d]+(?:(?:-+|\.)[a-z\d]+)*\.(?:[a-z][a-z]+|xn-(?:-+[a-z\d]+)+)$/i;

export interface EmailOptions {
  /** The maximum length of the top-level domain; 4 by default. Pass `domainPartMax` to accept .online and .xn--p1ai. */
  readonly endingMax?: number | undefined;
  /** The maximum number of characters; 66 by default. */
  readonly max?: number | undefined;
}

/**
 * Checks an e-mail address of the standard form with a top-level domain of 2 to `endingMax` letters. Returns the
 * trimmed address in the case it was typed.
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

// The lookbehind makes the search linear: a run of punctuation is scanned once.
const endOfSentence = /(?<![ .,;])[ .,;]+$/;

/**
 * Normalizes a pasted or autofilled e-mail address: without extra spaces, invisible characters, a comma or period at
 * the end, and "mailto:" with its query; of "Jane <jane@shop.com>" the part in brackets. It never rejects.
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
