import type { StandIn } from "../../line-options/line-options.ts";

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
  picture: OwnPicture | null;
  /** The close-up of a fabric or leather; null for any other choice. */
  closeUp: string | null;
}

/** A picture of an item, with its alternative text. */
interface OwnPicture {
  picture: string;
  pictureAlt: string;
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

/**
 * What shows an item with a selection: its picture in the chosen fabric, or its own one in another, with what is said of
 * that (AMB-296). An item without a choice of fabrics is shown as it is.
 */
export function showSelection(
  { picture, pictureAlt }: OwnPicture,
  { options, selection }: { options: readonly SelectionOption[]; selection: Selection },
): OwnPicture & { standIn: StandIn | null } {
  const chosen = selection.find(({ choice }) => choice.closeUp !== null)?.choice;
  if (chosen?.picture) return { ...chosen.picture, standIn: null };
  const shown = options.flatMap(({ choices }) => choices).find((choice) => choice.picture?.picture === picture);
  const isPlain = !(chosen || shown);
  const standIn = { shownIn: shown?.name ?? null, closeUp: chosen?.closeUp ?? null };
  return { picture, pictureAlt, standIn: isPlain ? null : standIn };
}

/** The choices in words: "Fabric: Rust Velvet; Legs: Walnut". */
export function describeSelection(selection: Selection): string {
  return selection.map(({ option, choice }) => `${option.name}: ${choice.name}`).join("; ");
}
