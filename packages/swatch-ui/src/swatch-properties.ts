import {
  type DisplaySwatch,
  type OrderSwatchData,
  type SwatchDatum,
  swatchAttributeIds,
} from "@store/contract/swatches";
import { isAvailable, isSampled, type SwatchShop } from "./swatch.ts";

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

/** When the swatches arrive, as a sentence. */
export function toDeliveryPromise({ country, deliveryDays = deliveryDaysOf[country] }: SwatchShop): string {
  return `Your free swatches will arrive in ${deliveryDays}.`;
}

/** The swatches of a getOrderSwatchData reply, family by family. */
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

/** The displayed price group of a fabric: on the modern brand, stock fabrics are group 0. */
export function toPriceGroup(
  { priceGroupCode, isStock }: Pick<DisplaySwatch, "priceGroupCode" | "isStock">,
  { brand }: Pick<SwatchShop, "brand">,
): string {
  return brand === "modern" && isStock ? "0" : priceGroupCode;
}

/** The details of a fabric; "" if the catalog has no such attribute. */
export interface SwatchProperties {
  readonly fabricType: string;
  readonly content: string;
  readonly origin: string;
  readonly care: string;
  readonly careCodes: readonly string[];
  readonly colorFamily: string;
  readonly priceGroup: string;
  readonly isAvailable: boolean;
}

/** The properties of a swatch, looked up by the ids of its attributes. */
export function toSwatchProperties(swatch: DisplaySwatch, shop: SwatchShop): SwatchProperties {
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
    isAvailable: isSampled(swatch, shop),
  };
}
