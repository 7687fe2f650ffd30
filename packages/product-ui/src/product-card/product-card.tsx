import type { ProductCard as ProductCardData } from "@store/contract/catalog";
import { StoreLink } from "@store/ui-kit/link";
import { Picture } from "@store/ui-kit/picture";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import { Rating } from "../rating/rating.tsx";
import { CardChoices } from "./card-choices.tsx";
import { type CardPlace, CardPurchase } from "./card-purchase.tsx";

export interface ProductCardProps {
  readonly product: ProductCardData;
  /** The rendered width of the card's picture, as a `sizes` attribute. */
  readonly sizes: string;
  /** For the cards of the first screen. */
  readonly priority?: boolean;
  /** 3 below a section's heading, 2 directly below the page's. */
  readonly headingLevel?: 2 | 3;
  /** Whether its picture loads with the page, in a carousel that decides it by the place of the card. */
  readonly loading?: "eager" | "lazy" | undefined;
  /** Where the card stands, for a card with a button. */
  readonly place?: CardPlace | undefined;
}

/** A product in a list: picture, name, price, rating and fabrics. The name is the link, and it covers the whole card. */
export function ProductCard({ product, sizes, priority = false, headingLevel = 3, loading, place }: ProductCardProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const { hoverImage } = product;
  return (
    <article data-part="product-card">
      <div data-part="product-card-pictures">
        <Picture
          imagePath={product.imagePath}
          alt={product.imageAlt}
          sizes={sizes}
          priority={priority}
          isRoom={product.isRoom}
          {...(loading && { loading })}
        />
        {hoverImage ? (
          // No layout, and therefore not loaded, until the pointer is over the card.
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
          saleText={product.saleText}
        />
        {product.rating ? <Rating rating={product.rating} /> : null}
        <CardChoices choices={product.choices} />
        {product.note ? <p data-part="product-card-note">{product.note}</p> : null}
        {place ? <CardPurchase product={product} place={place} /> : null}
      </div>
    </article>
  );
}

interface CardPriceProps {
  /** The service's text, such as "$1,299.00" or "From $899.00". */
  readonly price: string;
  /** The regular price; null if the product is not on sale. */
  readonly regularPrice: string | null;
  /** Some of the options are on sale, which one regular price could not express. */
  readonly isOnSale: boolean;
  /** Until when. */
  readonly saleText: string | undefined;
}

/**
 * The price of a card; on sale with the regular price and hidden text that says which is which. That some of several
 * prices are reduced, and until when, is said on a line of its own.
 */
function CardPrice({ price, regularPrice, isOnSale, saleText = "" }: CardPriceProps) {
  return (
    <>
      {regularPrice === null ? (
        <p data-part="product-card-price">{price}</p>
      ) : (
        <p data-part="product-card-price" data-sale="">
          <VisuallyHidden>Sale price </VisuallyHidden>
          <ins>{price}</ins> <VisuallyHidden>Regular price </VisuallyHidden>
          <del>{regularPrice}</del>
        </p>
      )}
      {saleText || (isOnSale && regularPrice === null) ? (
        <p data-part="product-card-sale">{`Sale ${saleText}`.trimEnd()}</p>
      ) : null}
    </>
  );
}
