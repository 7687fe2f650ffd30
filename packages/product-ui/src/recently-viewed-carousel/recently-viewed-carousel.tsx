import type { ProductCard as ProductCardData } from "@store/contract/catalog";
import { Carousel } from "@store/ui-kit/carousel";
import { ProductCard } from "../product-card/product-card.tsx";
import { CarouselPlaceholder } from "../product-carousel/carousel-placeholder.tsx";

export interface RecentlyViewedCarouselProps {
  /** Newest first; undefined while they load. */
  readonly items: readonly ProductCardData[] | undefined;
  /** The maximum number of visible slides, however wide the window is. */
  readonly maxSlidesToShow?: number;
}

const title = "Recently Viewed Products";
const layout = "recently-viewed";
const sizes = "(width < 768px) 38vw, (width < 1280px) 23vw, (width < 1440px) 18vw, 15vw";

/**
 * The products that this shopper viewed: seven slides from 1680 pixels, six from 1440, five from 1280, four from 768,
 * and swiped on a phone. Absent if there are none.
 */
export function RecentlyViewedCarousel({ items, maxSlidesToShow }: RecentlyViewedCarouselProps) {
  if (items === undefined) return <CarouselPlaceholder title={title} layout={layout} count={maxSlidesToShow ?? 7} />;
  if (items.length === 0) return null;
  const cap = maxSlidesToShow === undefined ? {} : { maxShown: maxSlidesToShow };
  return (
    <Carousel label={title} heading={<h2>{title}</h2>} layout={layout} {...cap}>
      {items.map((product, index) => (
        <ProductCard
          key={product.sku}
          product={product}
          sizes={sizes}
          place={{ place: title, position: index + 1, totalPositions: items.length }}
        />
      ))}
    </Carousel>
  );
}
