import type { Selection } from "./selection-option.ts";

/** What the choices add to an item: cents of the site, and the weeks of the one that takes longest; null if none takes any. */
export function priceSelection(selection: Selection): { differenceCents: number; leadWeeks: number | null } {
  const weeks = selection.flatMap(({ choice: { leadWeeks } }) => leadWeeks ?? []);
  return {
    differenceCents: selection.reduce((sum, { choice }) => sum + choice.differenceCents, 0),
    leadWeeks: weeks.length > 0 ? Math.max(...weeks) : null,
  };
}

/** The choices in words: "Fabric: Rust Velvet; Legs: Walnut". */
export function describeSelection(selection: Selection): string {
  return selection.map(({ option, choice }) => `${option.name}: ${choice.name}`).join("; ");
}
