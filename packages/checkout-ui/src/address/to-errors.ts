import type { FieldProblem } from "@store/contract/checkout";

/** The service's refusals as the errors of a form. */
export function toErrors(problems: readonly FieldProblem[]): Readonly<Record<string, string>> {
  return Object.fromEntries(problems.map(({ field, message }) => [field, message]));
}
