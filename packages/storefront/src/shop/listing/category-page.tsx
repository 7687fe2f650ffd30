import type { CategoryPage as Category } from "@store/contract/catalog";
import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { ListingView, type ListingViewProps } from "./listing-view.tsx";

export interface CategoryPageProps {
  readonly category: Category;
  /** The category's own path. */
  readonly path: string;
  readonly filters?: ListingViewProps["filters"];
}

/** One category: its name, its siblings, and its products. */
export function CategoryPage({ category, path, filters = "column" }: CategoryPageProps) {
  return (
    <div data-part="page" data-list="">
      <Breadcrumbs links={category.breadcrumbs} endHere />
      <header data-part="category-head">
        <h1>{category.title}</h1>
        <p>{category.description}</p>
      </header>
      <SubcategoryLinks links={category.subcategories} />
      <ListingView listing={category} base={{ path }} filters={filters}>
        <div data-part="empty">
          <p>There is nothing in this room right now.</p>
          <StoreLink href="/" {...buttonLook("secondary")}>
            Continue Shopping
          </StoreLink>
        </div>
      </ListingView>
    </div>
  );
}

/**
 * The categories of a department, or the siblings of a category, in one row that scrolls horizontally if it is too
 * long.
 */
function SubcategoryLinks({ links }: { links: Category["subcategories"] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="Categories" data-part="subcategories">
      <ul>
        {links.map(({ title, url, isCurrent }) => (
          <li key={url}>
            <StoreLink href={url} data-part="subcategory" aria-current={isCurrent ? "page" : undefined}>
              {title}
            </StoreLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
