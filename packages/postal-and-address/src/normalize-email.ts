import { normalizeText } from "./normalize-text.ts";

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
