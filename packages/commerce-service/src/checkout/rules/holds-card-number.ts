import { checkCardNumber } from "@store/card-validation";

// Thirteen to nineteen digits, however they are grouped.
const digitRuns = /\d(?:[ .-]{0,2}\d){12,18}/g;

/** Whether a free text holds what passes as a card number: right length, known range, right check digit. */
export function holdsCardNumber(text: string): boolean {
  const runs = text.match(digitRuns) ?? [];
  return runs.some((run) => checkCardNumber(run.replace(/\D/g, ""), { luhn: true }).state === "valid");
}
