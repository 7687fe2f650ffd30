import { toCatalogRows } from "@store/sample-store/catalog-rows";
import { packShots } from "../catalog/pack-shots.ts";
import { atlasBookcase } from "../furniture/atlas-bookcase.ts";
import { havenBed } from "../furniture/haven-bed.ts";
import { linePlatformBed } from "../furniture/line-platform-bed.ts";
import { quarryTable } from "../furniture/quarry-table.ts";
import type { Part } from "../shape/part.ts";
import { drawDimensions } from "./draw-dimensions.ts";

/** What a shot shows with other things, alone. */
const bare: Readonly<Record<string, () => Part[]>> = {
  "quarry-table-72": () => quarryTable(72),
  "quarry-table-96": () => quarryTable(96),
  "atlas-bookcase-walnut": () => atlasBookcase("walnut"),
  "haven-bed-queen-oat": () => havenBed("queen"),
  "haven-bed-king-oat": () => havenBed("king"),
  "line-platform-bed-queen": () => linePlatformBed("queen"),
  "line-platform-bed-king": () => linePlatformBed("king"),
};

/** A file with the drawing of a piece of furniture in one unit. */
export interface DimensionDrawing {
  /** Below the pictures. */
  readonly file: string;
  readonly draw: () => string;
}

/** The drawings that the catalog names, each in both units. */
export function dimensionDrawings(): DimensionDrawing[] {
  const variants = toCatalogRows().variant.toReversed();
  // Of the first of several in one size.
  const drawn = new Map(variants.flatMap((variant) => (variant.drawing ? [[variant.drawing, variant]] : [])));
  return [...drawn].flatMap(([name, { picture, width, depth, height, diameter }]) => {
    const shot = packShots.find((one) => one.name === picture || one.tints?.some((tint) => tint.name === picture));
    const parts = bare[picture] ?? shot?.parts;
    if (!parts) throw new Error(`The drawing ${name} has no model: no shot makes the picture ${picture}.`);
    const sizes = {
      width: Number(diameter ?? width),
      depth: Number(diameter ?? depth),
      height: Number(height),
      isRound: typeof diameter === "number",
    };
    return ([1, 2] as const).map((unit) => ({
      file: `${name}-${unit}.svg`,
      draw: () => drawDimensions(parts(), sizes, unit),
    }));
  });
}
