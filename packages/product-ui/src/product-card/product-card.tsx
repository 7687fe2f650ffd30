import type { ProductCard as ProductCardData } from "@store/contract/catalog";
import { StoreLink } from "@store/ui-kit/link";
import { Picture } from "@store/ui-kit/picture";
import { CardChoices } from "./card-choices.tsx";
import { CardPrice } from "./card-price.tsx";

export interface ProductCardProps {
  readonly product: ProductCardData;
  /** How wide the card's picture is drawn, in the words of the `check sizes` attribute. */
  readonly sizes: string;
  /** For the cards of the first screen. */
  readonly priority?: boolean;
  /** 3 below a section's heading, 2 directly below the page's. */
  readonly headingLevel?: 2 | 3;
}

/** A product in a list [PROD-01]: picture, name, price and fabrics. The name is the link, and it covers the whole card. */
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
