import { checkText, type FieldCheck } from "./field-check.ts";
import { normalizeMarks, withoutUnseen } from "./normalize-text.ts";

const refusedCharacters = /[<>@&"`%?^=[\]{}|\\]/;
const twoColonsOrSlashes = /:[^:]*:|\/[^/]*\//;

/** The maximum number of characters in an address line. */
export const addressLineMaxLength = 30;

export interface AddressLineOptions {
  /** The maximum number of characters; 30 by default. */
  readonly max?: number | undefined;
  /** Set for address 2: an empty line is valid then, with an empty value. */
  readonly optional?: boolean | undefined;
}

/**
 * Checks a line of a street address: none of `< > @ & " % ? ^ = [ ] { } | \` and no backtick, at most one colon and one
 * slash, no tab or line break. A single quote is valid, as in "O'Hare". Returns the trimmed line without invisible characters; a line of only
 * invisible characters is missing.
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
  return pattern.test(/[^ -~]/.test(line) ? normalizeMarks(line) : line.trim());
}

/** Built when first needed, so that it costs nothing on a page that does not use it. */
function toPattern(): RegExp {
  // Every gap is bounded, so that the search stays linear.
  const gap = "[ ./-]{0,3}";
  const number = String.raw`${gap}#?${gap}\d`;
  const box = String.raw`b[o0]x(?=\b|\d)`;

  const forms = [
    // "P.O. Box 12", "PO Box", "P O Box", "PO-Box12", "P0 Box", "PO Drawer 5"; "PO # 12" has no other word
    String.raw`\bp${gap}[o0]${gap}(?:${box}|bx\b|drawer\b|#${gap}\d)`,
    // "POB 12"; without a number it is a name: "POB Lane"
    String.raw`\bp${gap}o${gap}b${number}`,
    // "Post Office Box", "Postal Box"
    String.raw`\bpost(?:al)?${gap}(?:office${gap})?${box}`,
    // "Case postale", "Boîte postale"
    String.raw`\b(?:case|bo.te)${gap}postale\b`,
    // "Apartado 123", "Apartado Postal 123", "Apdo. 123"
    String.raw`\bap(?:arta)?do${gap}(?:postal)?${number}`,
    // "C.P. 12"; without both periods it is part of a unit: "Unit C P5"
    String.raw`\bc\. ?p\.${number}`,
    // "CP 12" starts a line or follows a comma; elsewhere it is part of a road: "5 Rte CP12"
    `(?:^|,) ?cp${number}`,
    // Rural lines have only the box: "Box 12"; elsewhere "Lock Box 12"
    String.raw`(?:^|\block )box${number}`,
  ];
  return new RegExp(forms.join("|"), "i");
}
