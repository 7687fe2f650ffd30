import type { StandIn } from "../../line-options/line-options.ts";
import { readSelection } from "../../pricing/selection/read-selection.ts";
import {
  describeSelection,
  priceSelection,
  type Selection,
  type SelectionOption,
  showSelection,
} from "../../pricing/selection/selection.ts";

/** What a selection changes of an item. */
interface SelectableItem {
  choices: { options: readonly SelectionOption[]; isRequired: boolean } | null;
  sectional: object | null;
  optionLabel: string | null;
  picture: string;
  pictureAlt: string;
  standIn: StandIn | null;
  offerCents: number;
  regularOfferCents: number;
  leadWeeks: number | null;
  isSold: boolean;
  retiredChoice: string | null;
}

/**
 * An item as it is with a selection: its price, its words, its picture and its time in the workshop. It is not sold with a
 * selection that it does not have, or no longer has.
 */
export function selectItem<Item extends SelectableItem>(item: Item, choice: string | undefined): Item {
  if (!item.choices) return item;
  const { selection, problem } = readSelection(choice ?? "", item.choices);
  const { differenceCents, leadWeeks } = priceSelection(selection);
  return {
    ...item,
    ...showSelection(item, { options: item.choices.options, selection }),
    optionLabel: toLabel(item, selection),
    offerCents: item.offerCents + differenceCents,
    regularOfferCents: item.regularOfferCents + differenceCents,
    leadWeeks: leadWeeks === null ? item.leadWeeks : Math.max(leadWeeks, item.leadWeeks ?? 0),
    isSold: item.isSold && problem === null,
    retiredChoice: problem?.kind === "retired" ? problem.choice.name : null,
  };
}

/** A piece of a sectional names its fabric itself. */
function toLabel({ optionLabel, sectional }: SelectableItem, selection: Selection): string | null {
  const words = sectional
    ? selection.map(({ choice: { name } }) => `${name} legs`).join(", ")
    : describeSelection(selection);
  return [optionLabel, words].filter(Boolean).join(", ") || null;
}
