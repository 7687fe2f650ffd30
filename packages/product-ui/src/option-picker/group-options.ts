import type { Product } from "@store/contract/catalog";

export type OptionChoice = Product["options"][number];

export interface OptionGroup {
  /** Null where the product has no price groups. */
  readonly name: string | null;
  /** The price all of the group's choices share; null where they differ. */
  readonly formattedPrice: string | null;
  /** The cloth all of several choices share, such as a sectional's pieces; null where it tells them apart or there is none. */
  readonly swatchPath: string | null;
  /** Some choices have the same cloth, so that only their names tell them apart. */
  readonly hasSharedSwatches: boolean;
  readonly options: readonly OptionChoice[];
}

/** The choices by price group, in the catalog's order. */
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
