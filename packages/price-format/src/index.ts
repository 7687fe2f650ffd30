export { allocateCents, sumCents } from "./cents.ts";
export { type Currency, formatPrice, type PriceLocale, type PriceOptions } from "./format-price.ts";
export { type PriceParse, parsePrice } from "./parse-price.ts";
