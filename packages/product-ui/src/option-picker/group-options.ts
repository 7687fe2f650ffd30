import type { Product } from "@store/contract/catalog";

export type OptionChoice = Product["options"][number];

export interface OptionGroup {
  /** Null where the product has no price groups. */
  readonly name: string | null;
  readonly formattedPrice: string;
  readonly options: readonly OptionChoice[];
}

/** The choices by price group, in the catalog's order. A group shows the price its first choice has. */
export function groupOptions(options: readonly OptionChoice[]): OptionGroup[] {
  const names = [...new Set(options.map(({ group }) => group))];
  return names.map((name) => {
    const members = options.filter(({ group }) => group === name);
    return { name, formattedPrice: members[0]?.formattedPrice ?? "", options: members };
  });
}
