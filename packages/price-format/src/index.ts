export { allocateCents, sumCents } from "./cents.ts";
export type { Currency, PriceLocale, PriceOptions } from "./format-price.ts";
export { formatPrice } from "./format-price.ts";
export { type PriceParse, parsePrice } from "./parse-price.ts";
