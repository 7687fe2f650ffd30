import type { ProductCard as ProductCardData } from "@store/contract/catalog";
import { StoreLink } from "@store/ui-kit/link";
import { Picture } from "@store/ui-kit/picture";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import { CardChoices } from "./card-choices.tsx";

export interface ProductCardProps {
  readonly product: ProductCardData;
  /** How wide the card's picture is drawn, in the words of the `sizes` attribute. */
  readonly sizes: string;
  /** For the cards of the first screen. */
  readonly priority?: boolean;
  /** 3 below a section's heading, 2 directly below the page's. */
  readonly headingLevel?: 2 | 3;
}

/** A product in a list: picture, name, price and fabrics. The name is the link, and it covers the whole card. */
export function ProductCard({ product, sizes, priority = false, headingLevel = 3 }: ProductCardProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const { hoverImage } = product;
  return (
    <article data-part="product-card">
      <div data-part="product-card-pictures">
        <Picture imagePath={product.imagePath} alt={product.imageAlt} sizes={sizes} priority={priority} />
        {hoverImage ? (
          // Not laid out, and so not fetched, until a pointer rests on the card.
          <div data-part="product-card-room">
            <Picture imagePath={hoverImage.imagePath} alt="" sizes={sizes} />
          </div>
        ) : null}
      </div>
      <div data-part="product-card-words">
        <Heading data-part="product-card-name">
          <StoreLink href={product.navigateUrl}>{product.name}</StoreLink>
        </Heading>
        <CardPrice
          price={product.formattedPrice}
          regularPrice={product.formattedRegularPrice ?? null}
          isOnSale={product.isOnSale ?? false}
        />
        <CardChoices choices={product.choices} />
        {product.note ? <p data-part="product-card-note">{product.note}</p> : null}
      </div>
    </article>
  );
}

interface CardPriceProps {
  /** As the service wrote it, such as "$1,299.00" or "From $899.00". */
  readonly price: string;
  /** What it cost before; null when it is not on sale. */
  readonly regularPrice: string | null;
  /** Some of the choices cost less than before, which one price before could not tell. */
  readonly isOnSale: boolean;
}

/** The price of a card; on sale both, and in words which is which, or the word alone where the choices' prices differ. */
function CardPrice({ price, regularPrice, isOnSale }: CardPriceProps) {
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
