/** How an amount of a unit is said in metric: as `perUnit` of `name` for each, rounded to one `parts`th. */
export interface Scale {
  name: string;
  perUnit: number;
  parts: number;
}
/** How a unit is mostly said, and how amounts `below` a number of it are, the smallest first. */
export type Scales = readonly [usual: Scale, ...finer: (Scale & { below: number })[]];

const centimeter = { name: "centimetre", perUnit: 2.54 };
const kilogram = { name: "kilogram", perUnit: 0.453_592 };

/** Inches as whole centimeters; what is thin in tenths of one or in millimetres. */
export const inches: Scales = [
  { ...centimeter, parts: 1 },
  { below: 0.4, name: "millimetre", perUnit: 25.4, parts: 1 },
  { below: 2, ...centimeter, parts: 10 },
];
/** Feet as tenths of a metre. */
export const feet: Scales = [{ name: "metre", perUnit: 0.3048, parts: 10 }];
const pounds: Scales = [
  { ...kilogram, parts: 1 },
  { below: 2, ...kilogram, parts: 10 },
];
const quarts: Scales = [{ name: "litre", perUnit: 0.946_353, parts: 10 }];
// The catalog counts in ounces only what a mug holds.
const ounces: Scales = [{ name: "millilitre", perUnit: 29.5735, parts: 1 }];

/** By the words that the catalog measures in. */
export const scalesOf: ReadonlyMap<string, Scales> = new Map(
  Object.entries({ inch: inches, inches, foot: feet, feet, pound: pounds, pounds, quart: quarts, quarts, ounces }),
);

/** Amounts in one unit as numbers in metric, all in the unit that suits the largest. */
export function toMetric(amounts: readonly number[], [usual, ...finer]: Scales): { name: string; numbers: number[] } {
  const { name, perUnit, parts } = finer.find(({ below }) => Math.max(...amounts) < below) ?? usual;
  return { name, numbers: amounts.map((amount) => Math.round(amount * perUnit * parts) / parts) };
}
