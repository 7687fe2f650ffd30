import type { Brand, Site } from "@store/contract/shared";
import {
  type DisplaySwatch,
  isSwatchAvailable,
  type SwatchAttributeIds,
  type SwatchDatum,
} from "@store/contract/swatches";
import { toSiteWords } from "../../pricing/to-metric-words.ts";
import { toMacroPath, toSwatchPath } from "../../views/to-picture.ts";
import type { CatalogSwatch } from "../queries/find-swatches.ts";

interface SwatchFront {
  site: Site;
  ids: SwatchAttributeIds;
}

/** A swatch for the order form. Without stock it is unavailable, whatever the catalog says. */
function toSwatchDatum(swatch: CatalogSwatch, front: SwatchFront): SwatchDatum {
  const { choiceCode, name, picture, isStock, priceGroup, available } = swatch;
  return {
    ChoiceCode: choiceCode,
    ImagePath: toSwatchPath(picture, 200),
    Description: name,
    SwatchInStock: available > 0,
    Attributes: toAttributes(swatch, front).map(({ attributeId, value }) => ({
      AttributeId: attributeId,
      Value: value,
    })),
    IsStock: isStock,
    PriceGroupCode: String(priceGroup),
  };
}

/** A swatch for product pages. */
export function toDisplaySwatch(swatch: CatalogSwatch, front: SwatchFront): DisplaySwatch {
  const { choiceCode, name, content, picture, romanceCopy, isStock, priceGroup, family } = swatch;
  return {
    choiceCode,
    choiceName: name,
    name,
    description: toSiteWords(content, front.site),
    imagePath: toSwatchPath(picture, 200),
    zoomImagePath: toMacroPath(picture),
    romanceCopy: toSiteWords(romanceCopy, front.site),
    optionCode: "FABRIC",
    optionShortName: "Fabric",
    priceGroupCode: String(priceGroup),
    family,
    isStock,
    attributes: toAttributes(swatch, front),
  };
}

/** The swatches by family, families and swatches in the catalog's order. */
export function toFabricsByName(swatches: readonly CatalogSwatch[], front: SwatchFront): Record<string, SwatchDatum[]> {
  const families: Record<string, SwatchDatum[]> = {};
  for (const swatch of swatches) {
    const members = families[swatch.family] ?? [];
    members.push(toSwatchDatum(swatch, front));
    families[swatch.family] = members;
  }
  return families;
}

/** Whether a brand sends a swatch: the catalog says so, and it is in stock. */
export function isSent(swatch: CatalogSwatch, brand: Brand, ids: SwatchAttributeIds): boolean {
  const isInStock = swatch.available > 0;
  return isInStock && isSwatchAvailable({ attributes: swatch.attributes, isInStock }, { brand, ids });
}

function toAttributes(
  { attributes, available }: CatalogSwatch,
  { site, ids }: SwatchFront,
): CatalogSwatch["attributes"] {
  const availability = new Set([ids.availability, ids.modernAvailability]);
  return attributes.map(({ attributeId, value }) => {
    if (!availability.has(attributeId)) return { attributeId, value: toSiteWords(value, site) };
    return { attributeId, value: available > 0 ? value : "No" };
  });
}
