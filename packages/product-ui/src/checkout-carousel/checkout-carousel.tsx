import type { ProductCard as ProductCardData } from "@store/contract/catalog";
import { Carousel, slideLoading } from "@store/ui-kit/carousel";
import { DoubleDeckerCarousel } from "@store/ui-kit/double-decker-carousel";
import { useIsMobile } from "@store/ui-kit/mobile";
import { ProductCard } from "../product-card/product-card.tsx";
import { CarouselPlaceholder } from "../product-carousel/carousel-placeholder.tsx";

export interface CheckoutCarouselProps {
  /** The heading and the accessible name. */
  readonly title: string;
  /** Undefined while they load: placeholders are shown. */
  readonly items: readonly ProductCardData[] | undefined;
  /** "doubleDecker" shows two products in each column. */
  readonly layout?: "row" | "doubleDecker";
}

/** The width of a card: four side by side, two and a half on a phone. */
const sizes = "(width <= 768px) 38vw, 23vw";

/**
 * A row of products on the cart and after an order, four at a time and two and a half on a phone. Pictures beyond the
 * first view load lazily. Absent if there are none.
 */
export function CheckoutCarousel({ title, items, layout = "row" }: CheckoutCarouselProps) {
  const isMobile = useIsMobile();
  if (items === undefined) return <CarouselPlaceholder title={title} layout="base" count={4} />;
  if (items.length === 0) return null;
  const isDouble = layout === "doubleDecker";
  const Row = isDouble ? DoubleDeckerCarousel : Carousel;
  return (
    <Row label={title} heading={<h2>{title}</h2>}>
      {items.map((product, index) => (
        <ProductCard
          key={product.sku}
          product={product}
          sizes={sizes}
          loading={slideLoading(isDouble ? Math.floor(index / 2) : index, { isMobile })}
          place={{ place: title, position: index + 1, totalPositions: items.length }}
        />
      ))}
    </Row>
  );
}
