import type { Site } from "@store/contract/shared";
import { systemOfMeasure, toSiteLength } from "../../pricing/to-site-length.ts";

/** The size of a piece in the site's unit, such as "40 in wide, 39 in deep, 31 in high". */
export function toDimensionsText(
  { width, depth, height }: { width: number; depth: number; height: number },
  site: Site,
): string {
  const unit = systemOfMeasure[site] === 1 ? "in" : "cm";
  const toText = (inches: number) => `${toSiteLength(inches, site)} ${unit}`;
  return `${toText(width)} wide, ${toText(depth)} deep, ${toText(height)} high`;
}
