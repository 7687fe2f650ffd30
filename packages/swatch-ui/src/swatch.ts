import {
  type DisplaySwatch,
  isSwatchAvailable,
  type SwatchAttributeIds,
  swatchAttributeIds,
} from "@store/contract/swatches";

/** The shop that swatches are shown in. */
export interface SwatchShop {
  readonly country: "US" | "CA";
  readonly brand: "general" | "modern";
  /** Under which ids the catalog describes its swatches; those of the sample catalog when absent. */
  readonly attributeIds?: SwatchAttributeIds | undefined;
  /** How long swatches are on their way; "5-7 business days" in the US and "5-12 business days" in Canada when absent. */
  readonly deliveryDays?: string | undefined;
}

/** Whether samples are sent, where attributes and stock are known. */
export function isAvailable(swatch: Parameters<typeof isSwatchAvailable>[0], shop: SwatchShop): boolean {
  return isSwatchAvailable(swatch, { brand: shop.brand, ids: shop.attributeIds ?? swatchAttributeIds });
}

/** Whether samples of a fabric are sent. */
export function isSampled({ attributes }: Pick<DisplaySwatch, "attributes">, shop: SwatchShop): boolean {
  return isAvailable({ attributes, isInStock: true }, shop);
}

/** Members by what they are grouped by, in the order in which each group first appears. */
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
