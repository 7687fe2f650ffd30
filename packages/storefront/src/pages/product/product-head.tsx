import type { Product } from "@store/contract/catalog";
import { DimensionsLine, knownSides } from "@store/product-ui/dimensions-table";
import { PriceBlock } from "@store/product-ui/price-block";

/** What it is, what it costs, what it is like and how large, in the first screen. */
export function ProductHead({ product }: { product: Product }) {
  const { name, kind, currentPrice, regularPrice, currency, summary, dimensions } = product;
  return (
    <div data-part="product-head">
      <h1>{name}</h1>
      {kind === "donation" ? null : <PriceBlock cents={currentPrice} regularCents={regularPrice} currency={currency} />}
      <p data-part="product-summary">{summary}</p>
      {knownSides(dimensions).length > 0 ? (
        <p data-part="product-size">
          <DimensionsLine dimensions={dimensions} />. <a href="#dimensions">See all dimensions</a>
        </p>
      ) : null}
    </div>
  );
}
