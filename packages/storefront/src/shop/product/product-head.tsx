import type { Product } from "@store/contract/catalog";
import { DimensionsLine, listSides } from "@store/product-ui/dimensions-table";
import { PriceBlock } from "@store/product-ui/price-block";
import { RatingLink } from "@store/product-ui/rating";
import { useState } from "react";
import { useLocation } from "react-router";

/** Name, rating, price and size, in the first screen. */
export function ProductHead({ product, hasLayouts }: { readonly product: Product; readonly hasLayouts: boolean }) {
  const { name, kind, currentPrice, regularPrice, saleText, currency, dimensions, sectional, reviews } = product;
  const { search } = useLocation();
  const piece = sectional?.pieces.find(({ isSelected }) => isSelected);
  return (
    <div data-part="product-head">
      <h1>{name}</h1>
      {piece ? (
        <p>
          <span>{piece.name}</span>
          {hasLayouts ? (
            <span>
              , one piece. <a href="#ready-layouts">See ready layouts</a>
            </span>
          ) : null}
        </p>
      ) : null}
      {reviews ? <RatingLink rating={reviews} href={`${search}#reviews`} /> : null}
      {kind === "donation" ? null : (
        <PriceBlock cents={currentPrice} regularCents={regularPrice} currency={currency} saleText={saleText} />
      )}
      {listSides(dimensions).length > 0 ? (
        <p data-part="product-size">
          <DimensionsLine dimensions={dimensions} />. <a href="#dimensions">See all dimensions</a>
        </p>
      ) : null}
    </div>
  );
}

interface ChoiceStatusProps {
  readonly product: Pick<
    Product,
    "productId" | "sku" | "optionName" | "optionLabel" | "formattedPrice" | "availabilityMessage"
  >;
}

/**
 * Announces the page's content after another fabric, finish or size was selected: the focus stays on the option while
 * picture, price and delivery change. Silent on the first render, and if another product is shown.
 */
export function ChoiceStatus({ product }: ChoiceStatusProps) {
  const { productId, sku, optionName, optionLabel, formattedPrice, availabilityMessage } = product;
  const [shown, setShown] = useState({ productId, sku, isChosen: false });
  if (shown.sku !== sku) setShown({ productId, sku, isChosen: shown.productId === productId });
  return (
    <p role="status" data-part="visually-hidden">
      {shown.isChosen ? `${optionName ?? "Option"}: ${optionLabel}, ${formattedPrice}. ${availabilityMessage}.` : ""}
    </p>
  );
}
