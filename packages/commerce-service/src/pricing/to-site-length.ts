import type { Box, Site } from "@store/contract/shared";

const centimetersPerInch = 2.54;

/** The unit of a site: 1 inches, 2 centimeters. */
export const systemOfMeasure = { US: 1, CA: 2 } as const satisfies Record<Site, 1 | 2>;

/** Converts a length in inches to the site's unit: inches in the US, whole centimeters in Canada. */
export function toSiteLength(inches: number, site: Site): number {
  return systemOfMeasure[site] === 1 ? inches : Math.round(inches * centimetersPerInch);
}

/** Boxes in the site's unit. */
export function toSiteBoxes(boxes: readonly Box[], site: Site): Box[] {
  return boxes.map((box) => ({
    ...box,
    width: toSiteLength(box.width, site),
    depth: toSiteLength(box.depth, site),
    height: toSiteLength(box.height, site),
  }));
}
