import type { catalogOperations } from "@store/contract/catalog";
import type { ReplyOf } from "@store/contract/operation";
import { ProductGrid } from "@store/product-ui/product-grid";
import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { Breadcrumbs } from "./breadcrumbs.tsx";

export type Category = ReplyOf<typeof catalogOperations.getCategory>;

/** How many cards stand in the first screen of a desk. */
const firstScreen = 4;

/** One category: what it is, how much there is, and everything in it. */
export function CategoryPage({ category }: { category: Category }) {
  return (
    <div data-part="page">
      <Breadcrumbs links={category.breadcrumbs} />
      <header data-part="category-head">
        <h1>{category.title}</h1>
        <p>{category.description}</p>
        <p data-part="category-count">{category.total === 1 ? "1 item" : `${category.total} items`}</p>
      </header>
      {category.items.length > 0 ? (
        <ProductGrid products={category.items} priorityCount={firstScreen} headingLevel={2} />
      ) : (
        <div data-part="empty">
          <p>There is nothing in this room right now. Please look in again soon.</p>
          <StoreLink href="/" {...buttonLook("secondary")}>
            Continue Shopping
          </StoreLink>
        </div>
      )}
    </div>
  );
}
