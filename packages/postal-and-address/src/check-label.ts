import { toTooLongText } from "./field-text.ts";
import { normalizeText } from "./normalize-text.ts";

/** The most characters of a label. */
export const labelMaxLength = 60;

/** The text to store, or the sentence that says what is wrong with it. */
export type LabelCheck =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly message: string };

/**
 * Checks the name that shoppers give to something that others see, such as an address or a gift registry: letters of any
 * script with their accents, digits, spaces, apostrophe, ampersand, period, comma, hyphen, parentheses and exclamation
 * mark, up to 60 characters; nothing that a mail program or a page would show as a link, and nothing invisible.
 *
 * @example checkLabel("Ada & Ben", "Registry Name") // { ok: true, value: "Ada & Ben" }
 */
export function checkLabel(input: string, field: string): LabelCheck {
  const value = input.normalize("NFC").trim();
  const problem = findProblem(value);
  return problem === null ? { ok: true, value } : { ok: false, message: messages[problem](field) };
}

/**
 * A label as far as it may be shown, of one that was stored by another rule: without what it may not hold. "" if nothing
 * is left.
 *
 * @example cleanLabel("Ada \u202E& Ben, ada.example") // "Ada & Ben, ada. example"
 */
export function cleanLabel(stored: string): string {
  const kept = normalizeText(stored.normalize("NFKC"))
    .replace(new RegExp(`(?!${seen})[^]`, "gu"), "")
    .replace(/w{3,}/gi, "")
    .replace(new RegExp(joinedByDot, "gu"), "$1 ");
  const cut = [...kept.replace(/\s+/g, " ").trim()].slice(0, labelMaxLength).join("").trim();
  return findProblem(cut) === null ? cut : "";
}

const messages = {
  missing: (field: string) => `The ${field} field is required.`,
  tooLong: () => toTooLongText(labelMaxLength),
  link: () => "Please leave out links and email addresses.",
  dot: () => "Put a space after the dot.",
  malformed: () => "Please use letters, digits, spaces and ' & . , - ( ) ! only.",
};

// Patterns as text, compiled at a call: at import they would slow down every page. Some letters and marks are invisible:
// those with the property DI.
const seen = "(?!\\p{DI})[\\p{L}\\p{M}\\p{Nd} '’&.,\\-()!]";
const joinedByDot = "([\\p{L}\\p{Nd}]\\p{M}*\\.)(?=\\p{L}\\p{M}*\\p{L})";

function findProblem(label: string): keyof typeof messages | null {
  if (label === "") return "missing";
  if ([...label].length > labelMaxLength) return "tooLong";
  // As programs read it that make links: styled letters count as plain ones.
  const plain = label.normalize("NFKC");
  if (/[/:@]|www/i.test(plain)) return "link";
  if (new RegExp(joinedByDot, "u").test(plain)) return "dot";
  return new RegExp(`^(?:${seen})+$`, "u").test(label) && /[\p{L}\p{Nd}]/u.test(label) ? null : "malformed";
}
