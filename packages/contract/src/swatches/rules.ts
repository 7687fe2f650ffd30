/** The attribute ids that a catalog uses for its swatches. */
export interface SwatchAttributeIds {
  /** "Yes" if the general brand has samples. */
  readonly availability: number;
  /** The same for the modern brand. */
  readonly modernAvailability: number;
  readonly origin: number;
  readonly content: number;
  readonly care: number;
  readonly fabricType: number;
  /** Care codes separated by commas, such as "vacuum,blot". */
  readonly careCodes: number;
  /** The value of the color filter, such as "Green". */
  readonly colorFamily: number;
}

/** The ids of the sample catalog. */
export const swatchAttributeIds: SwatchAttributeIds = {
  availability: 1002,
  modernAvailability: 1115,
  origin: 1003,
  content: 1004,
  care: 1005,
  fabricType: 1006,
  careCodes: 1007,
  colorFamily: 1008,
};

/**
 * Whether samples of a swatch can be ordered: decided by the attribute of the brand, or by the stock if there is no
 * such attribute.
 */
export function isSwatchAvailable(
  { attributes, isInStock }: { attributes: readonly { attributeId: number; value: string }[]; isInStock: boolean },
  { brand, ids }: { brand: "general" | "modern"; ids: SwatchAttributeIds },
): boolean {
  const asked = brand === "modern" ? ids.modernAvailability : ids.availability;
  const found = attributes.find(({ attributeId }) => attributeId === asked);
  return found ? found.value.trim().toLowerCase() === "yes" : isInStock;
}
