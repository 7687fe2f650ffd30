import type { LengthUnit } from "../places/describe-size.ts";

const inchesPer: Readonly<Record<string, number>> = { in: 1, cm: 1 / 2.54, m: 100 / 2.54, mm: 0.1 / 2.54, ft: 12 };

/** Signs and words for the units, as people type them. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[’′']/g, "ft "],
  [/["”″]/g, "in "],
  [/(?<=[\d.\s])(feet|foot)\b/g, "ft "],
  [/(?<=[\d.\s])(inches|inch)\b/g, "in "],
  [/,/g, "."],
];

const number = String.raw`(\d{1,5}(?:\.\d{0,4})?|\.\d{1,4})(?:\s+(\d{1,2})/(\d{1,2}))?`;
const feetAndInches = new RegExp(`^${number}\\s*ft\\s*${number}\\s*(?:in)?$`);
const single = new RegExp(`^${number}\\s*(in|cm|mm|m|ft)?$`);

/**
 * The inches of a length as people type it; a bare number is in the unit of the site. Undefined if it is none, or if it is
 * shorter than `least` inches or longer than 200 feet.
 *
 * @example parseLength("6' 8\"", "in") // 80
 * @example parseLength("32 1/2", "in") // 32.5
 * @example parseLength("82", "cm") // 32.28
 */
export function parseLength(text: string, unit: LengthUnit, least = 1): number | undefined {
  const plain = spellings.reduce((rest, [pattern, short]) => rest.replace(pattern, short), text.toLowerCase()).trim();
  const both = feetAndInches.exec(plain);
  const one = single.exec(plain);
  const inches = both
    ? toNumber(both.slice(1, 4)) * 12 + toNumber(both.slice(4, 7))
    : one
      ? toNumber(one.slice(1, 4)) * (inchesPer[one[4] ?? unit] ?? 1)
      : Number.NaN;
  return inches >= least && inches <= 2400 ? Math.round(inches * 100) / 100 : undefined;
}

/** Of digits and a fraction; not a number if the fraction has no sense. */
function toNumber([whole = "", over = "0", under = "1"]: readonly (string | undefined)[]): number {
  return Number(whole) + (under === "0" ? Number.NaN : Number(over) / Number(under));
}
