import { VisuallyHidden } from "@store/ui-kit/visually-hidden";

export interface CardPriceProps {
  /** As the service wrote it, such as "$1,299.00" or "From $899.00". */
  readonly price: string;
  /** What it cost before; null when it is not on sale. */
  readonly regularPrice: string | null;
  /** Some of the choices cost less than before, which one price before could not tell. */
  readonly isOnSale: boolean;
}

/** The price of a card; on sale both, and in words which is which, or the word alone where the choices' prices differ. */
export function CardPrice({ price, regularPrice, isOnSale }: CardPriceProps) {
  if (regularPrice === null)
    return (
      <p data-part="product-card-price">
        {price}
        {isOnSale ? <strong> Sale</strong> : null}
      </p>
    );
  return (
    <p data-part="product-card-price" data-sale="">
      <VisuallyHidden>Sale price </VisuallyHidden>
      <ins>{price}</ins> <VisuallyHidden>Regular price </VisuallyHidden>
      <del>{regularPrice}</del>
    </p>
  );
}
