import type { Site } from "@store/contract/shared";
import { type SwatchAttributeIds, swatchAttributeIds } from "@store/contract/swatches";

/** What a shop configures of its swatches. */
export interface SwatchSettings {
  attributeIds: SwatchAttributeIds;
  /** Orders an address may have in a window that begins with its first one. */
  perAddress: { orders: number; days: number };
  /** How long swatches are on their way, in words. */
  deliveryDays: Readonly<Record<Site, string>>;
}

const defaults: SwatchSettings = {
  attributeIds: swatchAttributeIds,
  perAddress: { orders: 5, days: 30 },
  deliveryDays: { US: "5-7 business days", CA: "5-12 business days" },
};

/** The settings of a shop; the sample catalog's attribute ids and five orders in thirty days where it says nothing. */
export function toSwatchSettings({ swatches }: { swatches?: Partial<SwatchSettings> }): SwatchSettings {
  return { ...defaults, ...swatches };
}
