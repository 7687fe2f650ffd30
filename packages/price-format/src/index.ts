export { allocateCents } from "./allocate-cents.ts";
export type { Currency, PriceLocale } from "./currency.ts";
export type { PriceOptions } from "./format-price.ts";
export { formatPrice } from "./format-price.ts";
export type { PriceParse } from "./parse-price.ts";
export { parsePrice } from "./parse-price.ts";
export { sumCents } from "./sum-cents.ts";
