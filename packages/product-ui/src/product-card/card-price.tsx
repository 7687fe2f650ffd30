import { VisuallyHidden } from "@store/ui-kit/visually-hidden";

export interface CardPriceProps {
  /** As the service wrote it, such as "$1,299.00" or "From $899.00". */
  readonly price: string;
  /** What it cost before; null when it is not on sale. */
  readonly regularPrice: string | null;
}

/** The price of a card; on sale both, and in words which is which. */
export function CardPrice({ price, regularPrice }: CardPriceProps) {
  if (regularPrice === null) return <p data-part="product-card-price">{price}</p>;
  return (
    <p data-part="product-card-price" data-sale="">
      <VisuallyHidden>Sale price </VisuallyHidden>
      <ins>{price}</ins> <VisuallyHidden>Regular price </VisuallyHidden>
      <del>{regularPrice}</del>
    </p>
  );
}
