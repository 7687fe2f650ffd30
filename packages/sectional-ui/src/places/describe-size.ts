/** The unit in which lengths are shown. Catalogs are in inches. */
export type LengthUnit = "in" | "cm";

export const centimetersPerInch = 2.54;

/** A length in the unit of the site, without it: hundredths of an inch or whole centimeters. */
export function toLength(inches: number, unit: LengthUnit): number {
  return unit === "in" ? Math.round(inches * 100) / 100 : Math.round(inches * centimetersPerInch);
}

/** A size to be read aloud, such as "39 by 66 inches". */
export function describeSize(size: { readonly width: number; readonly depth: number }, unit: LengthUnit): string {
  return `${toLength(size.width, unit)} by ${toLength(size.depth, unit)} ${unit === "in" ? "inches" : "centimetres"}`;
}

/** A size to be read on screen, such as "39 in wide, 66 in deep". */
export function formatSize(size: { readonly width: number; readonly depth: number }, unit: LengthUnit): string {
  return `${toLength(size.width, unit)} ${unit} wide, ${toLength(size.depth, unit)} ${unit} deep`;
}
