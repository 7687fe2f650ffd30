import type { OptionChoice, Selection, SelectionOption } from "./selection.ts";

/** Why an item cannot be sold with a selection. */
export type SelectionProblem =
  /** The text has another form, or names an option or a choice that the item does not have. */
  | { readonly kind: "unknown"; readonly option?: SelectionOption }
  | { readonly kind: "doubled"; readonly option: SelectionOption }
  | { readonly kind: "retired"; readonly option: SelectionOption; readonly choice: OptionChoice }
  | { readonly kind: "missing"; readonly option: SelectionOption };

export interface ReadSelection {
  /** What is known of it, retired choices included. */
  readonly selection: Selection;
  /** Null if the item is sold like this. */
  readonly problem: SelectionProblem | null;
}

/**
 * Reads and judges the text of a selection: `{optionCode}.{choiceCode}` joined by "~", in any order (AMB-246). Any text is
 * accepted.
 *
 * @example readSelection("fabric.RUSTVELVET~legs.WALNUT", { options, isRequired: true })
 */
export function readSelection(
  text: string,
  { options, isRequired }: { readonly options: readonly SelectionOption[]; readonly isRequired: boolean },
): ReadSelection {
  const chosen = new Map<SelectionOption, OptionChoice>();
  let problem: SelectionProblem | null = null;
  const note = (found: SelectionProblem) => {
    problem ??= found;
  };
  for (const part of text === "" ? [] : text.split("~")) {
    const [optionCode, choiceCode, ...more] = part.split(".");
    const option = options.find(({ code }) => code === optionCode);
    const choice = more.length === 0 ? option?.choices.find(({ code }) => code === choiceCode) : undefined;
    if (!option) note({ kind: "unknown" });
    else if (!choice) note({ kind: "unknown", option });
    else if (chosen.has(option)) note({ kind: "doubled", option });
    else {
      if (choice.isRetired) note({ kind: "retired", option, choice });
      chosen.set(option, choice);
    }
  }
  const missing = isRequired ? options.find((option) => !chosen.has(option)) : undefined;
  if (missing) note({ kind: "missing", option: missing });
  const selection = options.flatMap((option) => {
    const choice = chosen.get(option);
    return choice ? [{ option, choice }] : [];
  });
  return { selection, problem };
}

/** The text of a selection. */
export function formatSelection(selection: Selection): string {
  return selection.map(({ option, choice }) => `${option.code}.${choice.code}`).join("~");
}

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
