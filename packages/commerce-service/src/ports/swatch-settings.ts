import type { Site } from "@store/contract/shared";
import { type SwatchAttributeIds, swatchAttributeIds } from "@store/contract/swatches";

/** The swatch configuration of a store. */
export interface SwatchSettings {
  attributeIds: SwatchAttributeIds;
  /** The maximum number of orders per address in a window that starts with the first one. */
  perAddress: { orders: number; days: number };
  /** The delivery time of swatches as text. */
  deliveryDays: Readonly<Record<Site, string>>;
}

const defaults: SwatchSettings = {
  attributeIds: swatchAttributeIds,
  perAddress: { orders: 5, days: 30 },
  deliveryDays: { US: "5-7 business days", CA: "5-12 business days" },
};

/** The settings of a store; by default the sample catalog's attribute ids and five orders in thirty days. */
export function toSwatchSettings({ swatches }: { swatches?: Partial<SwatchSettings> }): SwatchSettings {
  return { ...defaults, ...swatches };
}
