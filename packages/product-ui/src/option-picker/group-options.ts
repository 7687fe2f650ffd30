import type { Product } from "@store/contract/catalog";

export type OptionChoice = Product["options"][number];

export interface OptionGroup {
  /** Null where the product has no price groups. */
  readonly name: string | null;
  /** The price all of the group's choices share; null where they differ. */
  readonly formattedPrice: string | null;
  readonly options: readonly OptionChoice[];
}

/** The choices by price group, in the catalog's order. */
export function groupOptions(options: readonly OptionChoice[]): OptionGroup[] {
  const names = [...new Set(options.map(({ group }) => group))];
  return names.map((name) => {
    const members = options.filter(({ group }) => group === name);
    const prices = new Set(members.map(({ formattedPrice }) => formattedPrice));
    const [price = null] = prices;
    return { name, formattedPrice: prices.size === 1 ? price : null, options: members };
  });
}
