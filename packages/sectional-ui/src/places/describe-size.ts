/** The unit in which lengths are shown. Catalogs are in inches. */
export type LengthUnit = "in" | "cm";

const centimetersPerInch = 2.54;

/**
 * A length in the unit of the site, without it: hundredths of an inch or whole centimeters. What is missing is rounded up
 * and what is left down.
 */
export function toLength(inches: number, unit: LengthUnit, round: "nearest" | "up" | "down" = "nearest"): number {
  const [value, steps] = unit === "in" ? [inches, 100] : [inches * centimetersPerInch, 1];
  // Sums of inches are not exact beyond this.
  const exact = Math.round(value * steps * 1000) / 1000;
  const whole = { nearest: Math.round, up: Math.ceil, down: Math.floor }[round](exact);
  return whole / steps;
}

/** A size to be read aloud, such as "39 by 66 inches". */
export function describeSize(size: { readonly width: number; readonly depth: number }, unit: LengthUnit): string {
  return `${toLength(size.width, unit)} by ${toLength(size.depth, unit)} ${unit === "in" ? "inches" : "centimeters"}`;
}

/** A size to be read on screen, such as "39 in wide, 66 in deep". */
export function formatSize(size: { readonly width: number; readonly depth: number }, unit: LengthUnit): string {
  return `${toLength(size.width, unit)} ${unit} wide, ${toLength(size.depth, unit)} ${unit} deep`;
}
