import type { Box, Site } from "@store/contract/shared";

const centimetersPerInch = 2.54;

/** The unit a site measures in: 1 inches, 2 centimeters. */
export const systemOfMeasure = { US: 1, CA: 2 } as const satisfies Record<Site, 1 | 2>;

/** A length kept in inches as the site shows it: inches in the US, whole centimeters in Canada. */
export function toSiteLength(inches: number, site: Site): number {
  return systemOfMeasure[site] === 1 ? inches : Math.round(inches * centimetersPerInch);
}

/** Boxes kept in inches, in the site's unit. */
export function toSiteBoxes(boxes: readonly Box[], site: Site): Box[] {
  return boxes.map((box) => ({
    ...box,
    width: toSiteLength(box.width, site),
    depth: toSiteLength(box.depth, site),
    height: toSiteLength(box.height, site),
  }));
}
