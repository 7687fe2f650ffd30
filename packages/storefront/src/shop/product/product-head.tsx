import type { LayoutChoice, Product } from "@store/contract/catalog";
import { DimensionsLine, listSides } from "@store/product-ui/dimensions-table";
import { PriceBlock } from "@store/product-ui/price-block";
import { RatingLink } from "@store/product-ui/rating";
import { useState } from "react";
import { useLocation } from "react-router";

interface ShownProduct {
  readonly product: Product;
  /** The ready layout that the page sells. */
  readonly layout: LayoutChoice | undefined;
}

/**
 * Name, rating, price, size, and what it is in a sentence, in the first screen; of a sectional also what is sold: a ready
 * layout, or one piece.
 */
export function ProductHead({ product, layout }: ShownProduct) {
  const { name, kind, summary, currentPrice, regularPrice, saleText, currency, dimensions, sectional, reviews } =
    product;
  const { search } = useLocation();
  const piece = sectional?.pieces.find(({ isSelected }) => isSelected);
  return (
    <div data-part="product-head">
      <h1>{name}</h1>
      {layout ? <p>{toLayoutName(layout)}</p> : null}
      {piece ? (
        <p>
          <span>{piece.name}</span>
          {sectional?.layouts?.length ? (
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
      <p>{summary}</p>
    </div>
  );
}

const toLayoutName = ({ name, pieceCount }: LayoutChoice) => `${name}, ${pieceCount} pieces`;

/**
 * Announces the page's content after another fabric, finish, size or layout was selected: the focus stays on the option while
 * picture, price and delivery change. Silent on the first render, and if another product is shown.
 */
export function ChoiceStatus({ product, layout }: ShownProduct) {
  const { productId, sku, optionName, optionLabel, formattedPrice, availabilityMessage } = product;
  const choice = `${sku} ${layout?.code}`;
  const [shown, setShown] = useState({ productId, choice, isChosen: false });
  if (shown.choice !== choice) setShown({ productId, choice, isChosen: shown.productId === productId });
  const words = [
    ...(layout ? [toLayoutName(layout)] : []),
    `${optionName ?? "Option"}: ${optionLabel}`,
    formattedPrice,
  ];
  return (
    <p role="status" data-part="visually-hidden">
      {shown.isChosen ? `${words.join(", ")}. ${availabilityMessage}.` : ""}
    </p>
  );
}
