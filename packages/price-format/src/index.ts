export { allocateCents, sumCents } from "./cents.ts";
export type { Currency, PriceLocale, PriceOptions, PriceParse } from "./format-price.ts";
export { formatPrice, parsePrice } from "./format-price.ts";
