import type { ProductCard as ProductCardData } from "@store/contract/catalog";
import { ProductCard } from "../product-card/product-card.tsx";

export interface ProductGridProps {
  readonly products: readonly ProductCardData[];
  /** How many cards stand in the first screen and are fetched at once. */
  readonly priorityCount?: number;
  readonly headingLevel?: 2 | 3;
}

/** Follows the columns of the style sheet: two on a phone, three on a tablet, four on a desk. */
const phoneAndTablet = "(width <= 768px) 46vw, (width <= 1100px) 31vw";

/** Products side by side. */
export function ProductGrid({ products, priorityCount = 0, headingLevel = 3 }: ProductGridProps) {
  const sizes = `${phoneAndTablet}, ${products.length === 3 ? "440px" : "330px"}`;
  return (
    <ul data-part="product-grid">
      {products.map((product, index) => (
        <li key={product.sku}>
          <ProductCard product={product} sizes={sizes} priority={index < priorityCount} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
