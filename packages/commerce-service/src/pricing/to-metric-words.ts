import { type Site, toSiteSpelling } from "@store/contract/shared";
import { feet, inches, scalesOf, toMetric } from "./metric-scales.ts";
import { systemOfMeasure } from "./to-site-length.ts";

const counts = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const spelled = new Map([["a quarter", 0.25], ...counts.map((word, index) => [word, index + 1] as const)]);
const amount = String.raw`(?:\d+(?:\.\d+)?|${[...spelled.keys()].join("|")})(?: and a half)?`;
const amounts = String.raw`(?<![\w.,])(?<first>${amount})(?: (?<joint>by|to) (?<second>${amount}))?`;
const unit = String.raw`(?<gap>[ -])(?<unit>${[...scalesOf.keys()].join("|")})\b(?<of> of\b)?`;
const noUnitButPair = String.raw`(?<=\d by \d+)\b(?![.,]\d)`;
const measure = new RegExp(`${amounts}(?:${unit}|${noUnitButPair})`, "gi");
const inchLabel = /^(\d+(?:\.\d+)?)"$/;

/** A text of the catalog in the site's units and spelling: unchanged in the US, metric in Canada. */
export function toSiteWords(text: string, site: Site): string {
  return toSiteSpelling(systemOfMeasure[site] === 1 ? text : toMetricWords(text), site);
}

/** A variant with its option label and alternative text in the site's units. */
export function inSiteWords<Row extends { optionLabel: string | null; pictureAlt: string }>(row: Row, site: Site): Row {
  const { optionLabel, pictureAlt } = row;
  return {
    ...row,
    optionLabel: optionLabel && toSiteWords(optionLabel, site),
    pictureAlt: toSiteWords(pictureAlt, site),
  };
}

/**
 * Converts inches, feet, pounds, quarts and ounces in a text to metric units, in Canadian spelling; everything else
 * stays. Two bare numbers ("76 by 80") are inches, and so is a label like `72"`; a rug's `5' x 8'` stays, because rugs
 * are sold by these sizes in Canada too.
 */
function toMetricWords(text: string): string {
  return text
    .replace(inchLabel, (_, number: string) => `${toMetric([Number(number)], inches).numbers} cm`)
    .replace(measure, (match: string, ...parts: unknown[]) => formatMeasure(match, parts.at(-1) as MeasureParts));
}

/** Without a unit there are always two amounts, in inches. */
interface MeasureParts {
  first: string;
  joint?: string;
  second?: string;
  gap?: string;
  unit?: string;
  of?: string;
}

function formatMeasure(match: string, { first, joint, second, gap, unit, of = "" }: MeasureParts): string {
  const scales = scalesOf.get(unit?.toLowerCase() ?? "inches") ?? inches;
  // A bed may have "two feet"; "six feet of shelves" and "five by eight feet" are lengths.
  if (scales === feet && !/\d/.test(first) && !second && !of) return match;
  const { name, numbers } = toMetric([first, ...(second === undefined ? [] : [second])].map(toAmount), scales);
  const number = numbers.join(` ${joint} `);
  if (unit === undefined) return number;
  return `${number}${gap}${name}${gap === "-" || number === "1" ? "" : "s"}${of}`;
}

function toAmount(text: string): number {
  const [whole = "", half] = text.toLowerCase().split(" and a ");
  return (spelled.get(whole) ?? Number(whole)) + (half === undefined ? 0 : 0.5);
}
