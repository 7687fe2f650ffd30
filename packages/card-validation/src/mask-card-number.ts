// A digit of any script. The patterns are put together when first needed: as literals they would be read at import,
// where classes of all scripts cost every page that only checks a number.
const digit = String.raw`\p{Nd}`;

// One separator: blanks, dashes and signs that show nothing, also as addresses and pages write them.
const blankOrDash = String.raw`(?:[\s\p{Pd}\p{Cf}\u2212+]|%20|%2B|%2D|%C2%A0|&nbsp;)`;
const pointOrSlash = String.raw`(?:[./_\u00B7]|%2F)`;

/**
 * A text that is safe to log: every run of twelve or more digits, also when spaced or dashed, keeps only its last
 * four (AMB-089). So does a run of thirteen or more between points, slashes or underscores of one kind, which leaves
 * network addresses readable. What follows a run within three separators is taken for a part of it. Masking twice
 * changes nothing.
 *
 * @example maskCardNumber("paid with 4111 1111 1111 1111") // "paid with ************1111"
 */
export function maskCardNumber(text: string): string {
  // Every count of separators is bounded, so that the search stays linear.
  const spaced = `${digit}(?:${blankOrDash}{0,3}${digit}){11}`;
  const pointed = String.raw`(?=${digit}{1,12}\s?(${pointOrSlash}))${digit}(?:(?:\s?\1\s?)?${digit}){12}`;
  const rest = `(?:(?:${blankOrDash}|${pointOrSlash}){0,3}${digit})*`;
  const longDigitRun = new RegExp(`(?:${spaced}|${pointed})${rest}`, "giu");
  return text.replace(longDigitRun, (run) => `************${lastFourDigits(run)}`);
}

function lastFourDigits(run: string): string {
  const digits = run.replace(/%[\da-f]{2}/gi, "").match(new RegExp(digit, "gu")) ?? [];
  return digits.slice(-4).join("");
}
