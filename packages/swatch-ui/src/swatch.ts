import {
  type DisplaySwatch,
  isSwatchAvailable,
  type OrderSwatchData,
  type SwatchAttributeIds,
  type SwatchDatum,
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

/** A swatch as the order form offers it. */
export interface OrderSwatch {
  readonly choiceCode: string;
  readonly name: string;
  readonly imagePath: string;
  readonly family: string;
  readonly priceGroup: string;
  readonly isAvailable: boolean;
}

const deliveryDaysOf = { US: "5-7 business days", CA: "5-12 business days" } as const;

/** When the swatches arrive, as a sentence (SWAT-51). */
export function toDeliveryPromise({ country, deliveryDays = deliveryDaysOf[country] }: SwatchShop): string {
  return `Your free swatches will arrive in ${deliveryDays}.`;
}

/** The swatches of an answer of getOrderSwatchData, family by family. */
export function toOrderSwatches(data: OrderSwatchData, shop: SwatchShop): OrderSwatch[] {
  return Object.entries(data.FabricsByName ?? {}).flatMap(([family, members]) =>
    members.map((datum) => ({
      choiceCode: datum.ChoiceCode,
      name: datum.Description,
      imagePath: datum.ImagePath,
      family,
      priceGroup: toPriceGroup({ priceGroupCode: datum.PriceGroupCode, isStock: datum.IsStock }, shop),
      isAvailable: isAvailable({ attributes: toAttributes(datum), isInStock: datum.SwatchInStock }, shop),
    })),
  );
}

function toAttributes({ Attributes }: SwatchDatum): DisplaySwatch["attributes"] {
  return Attributes.map(({ AttributeId, Value }) => ({ attributeId: AttributeId, value: Value }));
}

function isAvailable(swatch: Parameters<typeof isSwatchAvailable>[0], shop: SwatchShop): boolean {
  return isSwatchAvailable(swatch, { brand: shop.brand, ids: shop.attributeIds ?? swatchAttributeIds });
}

/** The price group a fabric is shown in: on the modern brand, fabrics of which furniture is made ahead are group 0 (SWAT-52). */
export function toPriceGroup(
  { priceGroupCode, isStock }: Pick<DisplaySwatch, "priceGroupCode" | "isStock">,
  { brand }: Pick<SwatchShop, "brand">,
): string {
  return brand === "modern" && isStock ? "0" : priceGroupCode;
}

/** What the details of a fabric say; "" where the catalog has no such attribute. */
export interface SwatchFacts {
  readonly fabricType: string;
  readonly content: string;
  readonly origin: string;
  readonly care: string;
  readonly careCodes: readonly string[];
  readonly colorFamily: string;
  readonly priceGroup: string;
  readonly isAvailable: boolean;
}

/** The facts of a swatch, looked up by the ids of its attributes (SWAT-07). */
export function toSwatchFacts(swatch: DisplaySwatch, shop: SwatchShop): SwatchFacts {
  const ids = shop.attributeIds ?? swatchAttributeIds;
  const findValue = (id: number) => swatch.attributes.find(({ attributeId }) => attributeId === id)?.value ?? "";
  return {
    fabricType: findValue(ids.fabricType),
    content: findValue(ids.content),
    origin: findValue(ids.origin),
    care: findValue(ids.care),
    careCodes: findValue(ids.careCodes).split(",").filter(Boolean),
    colorFamily: findValue(ids.colorFamily),
    priceGroup: toPriceGroup(swatch, shop),
    isAvailable: isAvailable({ attributes: swatch.attributes, isInStock: true }, shop),
  };
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
