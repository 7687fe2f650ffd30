import { type Currency, formatPrice, type PriceLocale } from "@store/price-format";

export interface PriceProps {
  readonly cents: number;
  /** The regular price in cents. Shown struck through if it is higher. */
  readonly regularCents?: number;
  readonly currency: Currency;
  /** The reader's locale; by default Canada for Canadian dollars, since only the Canada site sells in them. */
  readonly locale?: PriceLocale;
}

/** A price with tabular numerals. For a sale price, hidden text says which of the two numbers is which. */
export function Price({ cents, regularCents = cents, currency, locale }: PriceProps) {
  const options = { currency, locale: locale ?? (currency === "CAD" ? "en-CA" : "en-US") } as const;
  if (regularCents <= cents) return <span data-part="price">{formatPrice(cents, options)}</span>;
  return (
    <span data-part="price" data-sale="">
      <span data-part="visually-hidden">Sale price </span>
      <ins>{formatPrice(cents, options)}</ins> <span data-part="visually-hidden">Regular price </span>
      <del>{formatPrice(regularCents, options)}</del>
    </span>
  );
}
