import type { Site } from "@store/contract/shared";
import { formatPrice } from "@store/price-format";
import { toSiteLength } from "../../../pricing/to-site-length.ts";

/** A range of amounts: from `from` up to but excluding `to`. */
export interface Band {
  value: string;
  label: string;
  from: number;
  to: number;
}

const edges = [0, 100, 250, 500, 1000, 2000] as const;

/** Prices in whole dollars of the site's currency. */
export const priceBands: readonly Band[] = edges.map((from, index) =>
  toPriceBand({ from, to: edges[index + 1] ?? Number.POSITIVE_INFINITY }),
);

/** A range of prices with its label and its value in URLs: "100-250", or "2000-" without an end. */
export function toPriceBand({ from, to }: Pick<Band, "from" | "to">): Band {
  if (to === Number.POSITIVE_INFINITY) return { value: `${from}-`, label: `${toDollars(from)} and up`, from, to };
  const label = from === 0 ? `Under ${toDollars(to)}` : `${toDollars(from)} to ${toDollars(to)}`;
  return { value: `${from}-${to}`, label, from, to };
}

/** The price range of a value, predefined or the shopper's own; null if it is invalid. */
export function findPriceBand(value: string): Band | null {
  const [, from, to] = /^(0|[1-9]\d{0,5})-([1-9]\d{0,5})?$/.exec(value) ?? [];
  if (from === undefined) return null;
  const band = toPriceBand({ from: Number(from), to: to === undefined ? Number.POSITIVE_INFINITY : Number(to) });
  return band.from < band.to ? band : null;
}

const sizes = [
  { value: "compact", from: 0, to: 30 },
  { value: "medium", from: 30, to: 60 },
  { value: "large", from: 60, to: 84 },
  { value: "extra-large", from: 84, to: Number.POSITIVE_INFINITY },
] as const;
const units = { US: "in", CA: "cm" } as const satisfies Record<Site, string>;

/** Ranges of lengths in inches, with the site's labels. */
export function sizeBands(site: Site): Band[] {
  const say = (inches: number) => toSiteLength(inches, site);
  const unit = units[site];
  return sizes.map((size) => {
    if (size.from === 0) return { ...size, label: `Under ${say(size.to)} ${unit}` };
    if (size.to === Number.POSITIVE_INFINITY) return { ...size, label: `${say(size.from)} ${unit} and over` };
    return { ...size, label: `${say(size.from)} to ${say(size.to)} ${unit}` };
  });
}

/** The name of the range of an amount; null without an amount. */
export function findBand(bands: readonly Band[], amount: number | null): string | null {
  if (amount === null) return null;
  return bands.find(({ from, to }) => amount >= from && amount < to)?.value ?? null;
}

function toDollars(amount: number): string {
  return formatPrice(amount * 100, { currency: "USD" }).slice(0, -".00".length);
}
