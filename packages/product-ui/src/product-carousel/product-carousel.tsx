import type { ProductCard as ProductCardData } from "@store/contract/catalog";
import { Carousel } from "@store/ui-kit/carousel";
import { ProductCard } from "../product-card/product-card.tsx";
import { CarouselPlaceholder } from "./carousel-placeholder.tsx";

export interface ProductCarouselProps {
  /** The heading and the accessible name, such as "You May Also Want". */
  readonly title: string;
  /** Undefined while they load: placeholders are shown. */
  readonly items: readonly ProductCardData[] | undefined;
  /** On a listing two are shown at any width; elsewhere six above 1280 pixels, four above 768, two below. */
  readonly place?: "page" | "listing";
}

const layouts = {
  page: { name: "products", placeholders: 6, sizes: "(width <= 768px) 46vw, (width <= 1280px) 23vw, 15vw" },
  listing: { name: "products-listing", placeholders: 2, sizes: "(width <= 768px) 46vw, 20rem" },
} as const;

/** A row of products that go with the page, "General Pi". Absent if there are none. */
export function ProductCarousel({ title, items, place = "page" }: ProductCarouselProps) {
  const { name, placeholders, sizes } = layouts[place];
  if (items === undefined) return <CarouselPlaceholder title={title} layout={name} count={placeholders} />;
  if (items.length === 0) return null;
  return (
    <Carousel label={title} heading={<h2>{title}</h2>} layout={name}>
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
