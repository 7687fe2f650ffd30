import { checkCardNumber, normalizeCardNumber } from "@store/card-validation";

const shortest = 13;
const longest = 19;
// Digits, as the scripts of shoppers' keyboards write them, with at most two blanks, dots or dashes between neighbours.
const digitRun = /[\d٠-٩۰-۹](?:[\s.\-–—]{0,2}[\d٠-٩۰-۹]){12,}/g;

/** Whether a text has a number in it that passes as a card's: 13 to 19 digits of a known range with the right check digit. */
export function holdsCardNumber(text: string): boolean {
  const runs = (text.normalize("NFKC").match(digitRun) ?? []).map(normalizeCardNumber);
  return runs.some((digits) =>
    [...windows(digits)].some((part) => checkCardNumber(part, { luhn: true }).state === "valid"),
  );
}

function* windows(digits: string): Generator<string> {
  for (let start = 0; start <= digits.length - shortest; start += 1) {
    for (let end = start + shortest; end <= Math.min(start + longest, digits.length); end += 1) {
      yield digits.slice(start, end);
    }
  }
}
