/** Whole dollars of the site: from the first on, up to but without the second, which may be infinite. */
export interface PriceRange {
  from: number;
  to: number;
}

const most = 999_999;
const none = Number.POSITIVE_INFINITY;

// "$1,299.99", "500 dollars", "2k"; not a measure ("84 inches", "8x10"), not a count ("16-piece"), not an SKU.
const unit =
  "in|inch|inches|ft|feet|foot|cm|mm|m|yd|lbs?|oz|pcs?|pieces?|seats?|seaters?|persons?|people|drawers?|doors?|watts?|w";
const notMeasured = String.raw`(?![\d.,]*\d|%|\s?x\s?\d|['"’”″]|[\s-]?(?:${unit})\b)`;
const coin = String.raw`(?:\s?(?:dollars?|bucks|usd|cad)\b)?`;
const amount = String.raw`(?<![\d.,x])\$?\s?((?:\d{1,3}(?:,\d{3})+|\d{1,5})(?:\.\d{1,2})?(?:\s?k\b)?)${notMeasured}${coin}`;
const priced = String.raw`(?:\b(?:priced|prices?|costs?|costing)\s+)?`;
const dash = String.raw`\s*(?:-|–|—|\bto\b)\s*`;
const under = String.raw`(?:\b(?:under|below|beneath|less\s+than|cheaper\s+than|up\s+to|at\s+most|no\s+more\s+than|max(?:imum)?)|<)\s*`;
const over = String.raw`(?:\b(?:over|above|more\s+than|at\s+least|starting\s+(?:at|from)|from|min(?:imum)?)|>)\s*`;

type Reading = readonly [pattern: RegExp, toRange: (one: number, other: number) => PriceRange];
const stretch = (one: number, other: number) => ({ from: Math.min(one, other), to: Math.max(one, other) });
const below = (to: number) => ({ from: 0, to });
const above = (from: number) => ({ from, to: none });
// Small bare numbers are as likely counts or sizes.
const wideStretch = (one: number, other: number) => stretch(one, other < 50 ? one : other);

const readings: readonly Reading[] = [
  [like(String.raw`\b(?:between|from)\s+${amount}(?:${dash}|\s+and\s+)${amount}`), stretch],
  [like(String.raw`\$\s?(?=\d)${amount}${dash}${amount}`), stretch],
  [like(`${amount}${dash}${amount}`), wideStretch],
  [like(String.raw`${amount}\s*(?:or|and)\s+(?:less|under|below|cheaper)\b`), below],
  [like(String.raw`${amount}\s*(?:\+|(?:or|and)\s+(?:more|up|over|above)\b)`), above],
  [like(`${under}${amount}`), below],
  [like(`${over}${amount}`), above],
];

/** The first price that a text names, with the part of the text that says it. */
export function findPrice(text: string): { said: RegExpExecArray; range: PriceRange } | null {
  for (const [pattern, toRange] of readings) {
    const said = pattern.exec(text);
    const range = said && toRange(toDollars(said[1]), toDollars(said[2]));
    if (range && isPrice(range)) return { said, range };
  }
  return null;
}

function isPrice({ from, to }: PriceRange): boolean {
  return from < to && from <= most && (to === none ? from > 0 : to <= most);
}

function toDollars(said = "0"): number {
  const isThousands = /k$/iu.test(said);
  return Math.ceil(Number(said.replaceAll(/[,k\s]/giu, "")) * (isThousands ? 1000 : 1));
}

function like(source: string): RegExp {
  return new RegExp(priced + source, "iu");
}
