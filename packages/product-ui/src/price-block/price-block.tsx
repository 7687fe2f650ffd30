import { type Currency, formatPrice, type PriceLocale } from "@store/price-format";
import { Price } from "@store/ui-kit/price";

export interface PriceBlockProps {
  readonly cents: number;
  readonly regularCents: number;
  readonly currency: Currency;
  readonly locale?: PriceLocale;
  /** Until when the price holds, such as "through Sun, Jan 31". */
  readonly saleText?: string | undefined;
}

/** The price on a product page, with the saving as text if there is one. */
export function PriceBlock({
  cents,
  regularCents,
  currency,
  locale = currency === "CAD" ? "en-CA" : "en-US",
  saleText = "",
}: PriceBlockProps) {
  const savingCents = regularCents - cents;
  return (
    <p data-part="price-block">
      <Price cents={cents} regularCents={regularCents} currency={currency} locale={locale} />
      {savingCents > 0 ? (
        <span data-part="price-block-saving">
          {`Save ${formatPrice(savingCents, { currency, locale })} ${saleText}`.trimEnd()}
        </span>
      ) : null}
    </p>
  );
}
