/** An option of an item beyond its SKU, such as the fabric of a sofa that is made to order, as a site sells it. */
export interface SelectionOption {
  code: string;
  name: string;
  choices: readonly OptionChoice[];
}

export interface OptionChoice {
  code: string;
  name: string;
  /** What it adds to the price of the item, in cents of the site; negative if it is less expensive. */
  differenceCents: number;
  /** How many weeks the item is in the workshop with it; null if it takes no longer than without. */
  leadWeeks: number | null;
  /** Whether it is no longer made. */
  isRetired: boolean;
  /** The item's picture with it; null if there is none. */
  picture: { picture: string; pictureAlt: string } | null;
}

/** The choices of a selection, in the order of the options. */
export type Selection = readonly { readonly option: SelectionOption; readonly choice: OptionChoice }[];

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
