import { checkText } from "./check-text.ts";
import type { FieldCheck } from "./field-check.ts";
import { withoutUnseen } from "./normalize-text.ts";

const refusedCharacters = /[<>@&"`%?^=[\]{}|\\]/;
const twoColonsOrSlashes = /:[^:]*:|\/[^/]*\//;

/** Characters of an address line at most (SWAT-31, SWAT-35). */
export const addressLineMaxLength = 30;

export interface AddressLineOptions {
  /** Longest line in characters; 30 when absent. */
  readonly max?: number | undefined;
  /** Set for address 2: an empty line is fine then, with an empty value (SWAT-35). */
  readonly optional?: boolean | undefined;
}

/**
 * A line of a street address: none of `< > @ & " % ? ^ = [ ] { } | \` nor a backtick, at most one colon and one slash
 * (SWAT-31 to SWAT-33, SWAT-35). A single quote is fine, as in "O'Hare" (AMB-156). Answers the trimmed
 * line without characters that nobody sees, which alone are no line.
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
