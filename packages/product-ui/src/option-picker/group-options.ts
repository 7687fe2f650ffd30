import type { Product } from "@store/contract/catalog";

export type OptionChoice = Product["options"][number];

export interface OptionGroup {
  /** Null if the product has no price groups. */
  readonly name: string | null;
  /** The common price of the group's options; null if they differ. */
  readonly formattedPrice: string | null;
  /**
   * The common fabric of several options, such as a sectional's pieces; null if it distinguishes them or there is none.
   */
  readonly swatchPath: string | null;
  /** Some options have the same fabric, so that only their names distinguish them. */
  readonly hasSharedSwatches: boolean;
  readonly options: readonly OptionChoice[];
}

/** The options by price group, in the catalog's order. */
export function groupOptions(options: readonly OptionChoice[]): OptionGroup[] {
  const names = [...new Set(options.map(({ group }) => group))];
  return names.map((name) => {
    const members = options.filter(({ group }) => group === name);
    const swatches = members.flatMap(({ swatchPath }) => swatchPath ?? []);
    const hasSharedSwatches = new Set(swatches).size < swatches.length;
    return {
      name,
      formattedPrice: shared(members.map(({ formattedPrice }) => formattedPrice)),
      swatchPath: hasSharedSwatches ? shared(members.map(({ swatchPath }) => swatchPath ?? null)) : null,
      hasSharedSwatches,
      options: members,
    };
  });
}

function shared(values: readonly (string | null)[]): string | null {
  const [first = null, ...others] = values;
  return others.every((value) => value === first) ? first : null;
}
