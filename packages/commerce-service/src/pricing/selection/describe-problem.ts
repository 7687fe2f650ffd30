import type { SelectionProblem } from "./read-selection.ts";

/** Why an item is not sold with a selection, with the name of the option, for the shopper. */
export function describeProblem(problem: SelectionProblem, title: string): string {
  switch (problem.kind) {
    case "missing":
      return `Please choose ${problem.option.name} of ${title}.`;
    case "doubled":
      return `${problem.option.name} of ${title} was chosen twice. Please choose again.`;
    case "retired":
      return `${problem.option.name}: ${problem.choice.name} is no longer available. Please choose another one.`;
    case "unknown":
      return problem.option
        ? `${title} does not come with this choice of ${problem.option.name}. Please choose again.`
        : `${title} does not come with these options. Please choose again.`;
  }
}
