import { checkText, type FieldCheck } from "./field-check.ts";
import { withoutUnseen } from "./normalize-text.ts";

const refusedCharacters = /[<>@&"`%?^=[\]{}|\\]/;
const twoColonsOrSlashes = /:[^:]*:|\/[^/]*\//;

/** Characters of an address line at most. */
export const addressLineMaxLength = 30;

export interface AddressLineOptions {
  /** Longest line in characters; 30 when absent. */
  readonly max?: number | undefined;
  /** Set for address 2: an empty line is fine then, with an empty value. */
  readonly optional?: boolean | undefined;
}

/**
 * A line of a street address: none of `< > @ & " % ? ^ = [ ] { } | \` nor a backtick, at most one colon and one slash. A
 * single quote is fine, as in "O'Hare". Returns the trimmed line without characters that nobody sees, which alone are no
 * line.
 */
export function checkAddressLine(
  input: string,
  { max = addressLineMaxLength, optional = false }: AddressLineOptions = {},
): FieldCheck {
  const check = checkText(
    withoutUnseen(input),
    (line) => !refusedCharacters.test(line) && !twoColonsOrSlashes.test(line) && line,
    max,
  );
  return optional && !check.ok && check.problem === "missing" ? { ok: true, value: "" } : check;
}

let pattern: RegExp | undefined;

/** Whether an address line names a post office box, which is delivered Monday to Saturday. */
export function isPoBox(line: string): boolean {
  pattern ??= toPattern();
  return pattern.test(line.replace(/[！-～]+/g, (signs) => signs.normalize("NFKC")));
}

/** Put together when first needed, so that a page which never asks pays nothing for it. */
function toPattern(): RegExp {
  // Every gap is bounded, so that the search stays linear.
  const gap = String.raw`[\s.\p{Pd}]{0,3}`;
  const number = String.raw`${gap}#?${gap}\d`;
  const box = String.raw`box(?=\b|\d)`;

  const forms = [
    // "P.O. Box 12", "PO Box", "P O Box", "PO-Box12", "PO Drawer 5"
    String.raw`\bp${gap}o${gap}(?:${box}|bx\b|drawer\b)`,
    // "POB 12"; without a number it is a name: "POB Lane"
    String.raw`\bp${gap}o${gap}b${number}`,
    // "Post Office Box", "Postal Box"
    String.raw`\bpost(?:al)?${gap}(?:office${gap})?${box}`,
    // "Case postale", "Boîte postale"
    String.raw`\b(?:case|boi\u0302?te|boîte)${gap}postale\b`,
    // "C.P. 12"; without both dots it is a unit's letters: "Unit C P5"
    String.raw`\bc\.\s{0,2}p\.${number}`,
    // "CP 12" begins a line or what follows a comma; elsewhere it is a road's: "5 Rte CP12"
    String.raw`(?:^|,)\s{0,9}cp${number}`,
    // Rural lines name only the box: "Box 12"
    String.raw`^\s{0,9}box${number}`,
  ];
  return new RegExp(forms.join("|"), "iu");
}
