/** The metric conversion of a unit: `perUnit` of `name`, rounded to 1/`parts`. */
interface Scale {
  name: string;
  perUnit: number;
  parts: number;
}
/** The usual conversion of a unit, and those for amounts `below` a limit, the smallest first. */
export type Scales = readonly [usual: Scale, ...finer: (Scale & { below: number })[]];

const centimeter = { name: "centimetre", perUnit: 2.54 };
const kilogram = { name: "kilogram", perUnit: 0.453_592 };

/** Inches as whole centimeters; small amounts in tenths of a centimeter or in millimeters. */
export const inches: Scales = [
  { ...centimeter, parts: 1 },
  { below: 0.4, name: "millimetre", perUnit: 25.4, parts: 1 },
  { below: 2, ...centimeter, parts: 10 },
];
/** Feet as tenths of a meter. */
export const feet: Scales = [{ name: "metre", perUnit: 0.3048, parts: 10 }];
const pounds: Scales = [
  { ...kilogram, parts: 1 },
  { below: 2, ...kilogram, parts: 10 },
];
const quarts: Scales = [{ name: "litre", perUnit: 0.946_353, parts: 10 }];
// The catalog uses ounces only for the volume of mugs.
const ounces: Scales = [{ name: "millilitre", perUnit: 29.5735, parts: 1 }];

/** By the names of units in the catalog. */
export const scalesOf: ReadonlyMap<string, Scales> = new Map(
  Object.entries({ inch: inches, inches, foot: feet, feet, pound: pounds, pounds, quart: quarts, quarts, ounces }),
);

/** Converts amounts of one unit to metric numbers, all in the unit that suits the largest. */
export function toMetric(amounts: readonly number[], [usual, ...finer]: Scales): { name: string; numbers: number[] } {
  const { name, perUnit, parts } = finer.find(({ below }) => Math.max(...amounts) < below) ?? usual;
  return { name, numbers: amounts.map((amount) => Math.round(amount * perUnit * parts) / parts) };
}
