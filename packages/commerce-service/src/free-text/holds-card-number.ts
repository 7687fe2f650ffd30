import {
  cardTypes,
  checkCardNumber,
  detectCardType,
  hasValidCheckDigit,
  normalizeCardNumber,
} from "@store/card-validation";

const shortest = 13;
const longest = 19;
// Digits in the scripts of shoppers' keyboards, with at most three spaces, dots, dashes, slashes or invisible
// characters between neighbors.
const digitRun = /[\d٠-٩۰-۹](?:[\s.\p{Pd}\p{Cf}−/_·]{0,3}[\d٠-٩۰-۹]){12,}/gu;
const digitGroup = /[\d٠-٩۰-۹]+/g;

/**
 * Whether a text contains a number that looks like a card number: 13 to 19 digits of a known range with the right check
 * digit, anywhere in an unbroken piece or as whole groups. Parts of groups are ignored, since they would match many
 * pairs of phone numbers.
 */
export function holdsCardNumber(text: string): boolean {
  const runs = text.normalize("NFKC").match(digitRun) ?? [];
  return runs.some((run) => {
    const groups = (run.match(digitGroup) ?? []).map(normalizeCardNumber);
    return holdsWhole(groups) || groups.some((group) => group.length > shortest && holdsWhole([...group]));
  });
}

/** Whether some consecutive whole pieces are together a card number. */
function holdsWhole(pieces: readonly string[]): boolean {
  const digits = pieces.join("");
  const bounds = new Set([0]);
  let length = 0;
  for (const piece of pieces) {
    length += piece.length;
    bounds.add(length);
  }
  return [...bounds].some((start) => {
    const { lengths } = cardTypes[detectCardType(digits.slice(start, start + longest))];
    return lengths.some((count) => bounds.has(start + count) && isCardNumber(digits.slice(start, start + count)));
  });
}

function isCardNumber(digits: string): boolean {
  // Nine of ten numbers fail by the check digit, which is fast.
  return hasValidCheckDigit(digits) && checkCardNumber(digits, { luhn: true }).state === "valid";
}
