/** Whole dollars of the site: from the first up to but excluding the second, which may be infinite. */
export interface PriceRange {
  from: number;
  to: number;
}

const most = 999_999;
const none = Number.POSITIVE_INFINITY;

const dash = String.raw`\s*(?:-|–|—|\bto\b)\s*`;
const coin = String.raw`(?:\s?(?:dollars?|bucks|usd|cad)\b)?`;

// "$1,299.99", "500 dollars", "2k"; not a measure ("84 inches", "8x10", "100kg"), not a count ("16-piece", "5 shelves"), not a
// time ("1970s", "18th"), not an SKU.
const unit = [
  "in|inch|inches|ft|feet|foot|yd|yards?|mm|millimet(?:er|re)s?|cm|centimet(?:er|re)s?|m|met(?:er|re)s?",
  "lbs?|pounds?|oz|ounces?|g|grams?|kgs?|kilos?|kilograms?|w|watts?|v|volts?|lumens?|gal|gallons?|qt|quarts?",
  "pcs?|pieces?|sets?|packs?|counts?|threads?|tc|seats?|seaters?|persons?|people|place\\s+settings?",
  "drawers?|doors?|shelf|shelves|tiers?|lights?|bulbs?|arms?|panels?|hooks?|cubes?|years?|century|centuries",
].join("|");
// After a dollar sign these are part of the query: "under $50 shelves".
const notInDollars = String.raw`(?<!\$\s?\d[\d.,k+]*(?:\s(?:or|and)\s\p{L}+)?)`;
const counted = String.raw`${notInDollars}[\s-]?(?:${unit})\b`;
const measured = String.raw`%|\s?x\s?\d|['"’”″]|${counted}`;
const notMeasured = String.raw`(?![\d.,]*\d|${measured}|${dash}[\d.,]+(?:${measured}))`;
const amount = String.raw`(?<![\d.,x])\$?\s?((?:\d{1,3}(?:,\d{3})+|\d{1,5})(?:\.\d{1,2})?(?:\s?k\b)?)${notMeasured}${coin}(?!\p{L})`;
const priced = String.raw`(?:\b(?:priced|prices?|costs?|costing)\s+)?`;
const under = String.raw`(?:\b(?:under|below|beneath|less\s+than|cheaper\s+than|up\s+to|at\s+most|no\s+more\s+than|max(?:imum)?)|<)\s*`;
const over = String.raw`(?:\b(?:over|above|more\s+than|at\s+least|starting\s+(?:at|from)|from|min(?:imum)?)|>)\s*`;

type Reading = readonly [pattern: RegExp, toRange: (one: number, other: number) => PriceRange];
const stretch = (one: number, other: number) => ({ from: Math.min(one, other), to: Math.max(one, other) });
const below = (to: number) => ({ from: 0, to });
const above = (from: number) => ({ from, to: none });
// Small bare numbers are as likely to be counts or sizes.
const wideStretch = (one: number, other: number) => stretch(one, other < 50 ? one : other);

const readings: readonly Reading[] = [
  [toPattern(String.raw`\b(?:between|from)\s+${amount}(?:${dash}|\s+and\s+)${amount}`), stretch],
  [toPattern(String.raw`\$\s?(?=\d)${amount}${dash}${amount}`), stretch],
  [toPattern(`${amount}${dash}${amount}`), wideStretch],
  [toPattern(String.raw`${amount}\s*(?:or|and)\s+(?:less|under|below|cheaper)\b(?!${counted})`), below],
  [toPattern(String.raw`${amount}\s*(?:\+|(?:or|and)\s+(?:more|up|over|above)\b)(?!${counted})`), above],
  [toPattern(`${under}${amount}`), below],
  [toPattern(`${over}${amount}`), above],
];

/** The first price of a text, with the part of the text that contains it. */
export function findPrice(text: string): { match: RegExpExecArray; range: PriceRange } | null {
  for (const [pattern, toRange] of readings) {
    const match = pattern.exec(text);
    const range = match && toRange(toDollars(match[1]), toDollars(match[2]));
    if (range && isPrice(range)) return { match, range };
  }
  return null;
}

function isPrice({ from, to }: PriceRange): boolean {
  return from < to && from <= most && (to === none ? from > 0 : to <= most);
}

function toDollars(amount = "0"): number {
  const isThousands = /k$/iu.test(amount);
  return Math.ceil(Number(amount.replaceAll(/[,k\s]/giu, "")) * (isThousands ? 1000 : 1));
}

function toPattern(source: string): RegExp {
  return new RegExp(priced + source, "iu");
}
