import type { ProductCard as ProductCardData } from "@store/contract/catalog";
import type { CSSProperties } from "react";
import { ProductCard } from "../product-card/product-card.tsx";

export interface ProductGridProps {
  readonly products: readonly ProductCardData[];
  /** How many cards are in the first screen and load at once. */
  readonly priorityCount?: number;
  readonly headingLevel?: 2 | 3;
  /** "section": up to six products fill their row. "listing": every card is as wide as on the other pages of the list. */
  readonly layout?: "section" | "listing";
  /** The name of the grid, for cards with a button. */
  readonly place?: string;
}

/**
 * Follows the columns of the style sheet: two on a phone, three on a tablet, four on a desktop, where up to three are
 * wider.
 */
function sizesOf(count: number): string {
  return `(width <= 768px) 46vw, (width <= 1100px) 31vw, ${count <= 3 ? "440px" : "330px"}`;
}

/** Products side by side. */
export function ProductGrid({
  products,
  priorityCount = 0,
  headingLevel = 3,
  layout = "section",
  place,
}: ProductGridProps) {
  const sizes = sizesOf(layout === "listing" ? 4 : products.length);
  return (
    <ul
      data-part="product-grid"
      data-layout={layout}
      style={layout === "section" ? ({ "--card-count": products.length } as CSSProperties) : undefined}
    >
      {products.map((product, index) => (
        <li key={product.sku}>
          <ProductCard
            product={product}
            sizes={sizes}
            priority={index < priorityCount}
            headingLevel={headingLevel}
            place={place === undefined ? undefined : { place, position: index + 1, totalPositions: products.length }}
          />
        </li>
      ))}
    </ul>
  );
}
