import {
  type DisplaySwatch,
  isSwatchAvailable,
  type SwatchAttributeIds,
  swatchAttributeIds,
} from "@store/contract/swatches";

/** The site and brand in which swatches are shown, with their settings. */
export interface SwatchShop {
  readonly country: "US" | "CA";
  readonly brand: "general" | "modern";
  /** The attribute ids of the catalog; those of the sample catalog by default. */
  readonly attributeIds?: SwatchAttributeIds | undefined;
  /** The delivery time of swatches; "5-7 business days" in the US and "5-12 business days" in Canada by default. */
  readonly deliveryDays?: string | undefined;
}

/** Whether samples are available, if attributes and stock are known. */
export function isAvailable(swatch: Parameters<typeof isSwatchAvailable>[0], shop: SwatchShop): boolean {
  return isSwatchAvailable(swatch, { brand: shop.brand, ids: shop.attributeIds ?? swatchAttributeIds });
}

/** Whether samples of a fabric are available. */
export function isSampled({ attributes }: Pick<DisplaySwatch, "attributes">, shop: SwatchShop): boolean {
  return isAvailable({ attributes, isInStock: true }, shop);
}

/** Groups members by a key, in the order in which each group first appears. */
export function groupBy<Member>(
  members: readonly Member[],
  toGroup: (member: Member) => string,
): { name: string; members: Member[] }[] {
  const groups = new Map<string, Member[]>();
  for (const member of members) {
    const name = toGroup(member);
    groups.set(name, [...(groups.get(name) ?? []), member]);
  }
  return [...groups].map(([name, grouped]) => ({ name, members: grouped }));
}
