import type { FieldProblem } from "./field-check.ts";

/** The texts of one field, by problem. */
export type FieldTexts = Readonly<Record<FieldProblem, string>>;

/** What a field says of a text that is longer than its limit, which stays as it was typed. */
export function toTooLongText(max: number): string {
  return `Please use ${max} characters at most.`;
}

/**
 * The text of a field's problem. That of a text that is too long names `max`, the limit of its check, if it has one.
 *
 * @example toFieldText("tooLong", addressMessages.US.city, 28)
 * // "The City field is invalid. Please use 28 characters at most."
 */
export function toFieldText(problem: FieldProblem, texts: FieldTexts, max?: number): string {
  return problem === "tooLong" && max !== undefined ? `${texts.tooLong} ${toTooLongText(max)}` : texts[problem];
}
