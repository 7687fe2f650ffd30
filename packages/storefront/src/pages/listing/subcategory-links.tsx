import type { CategoryPage as Category } from "@store/contract/catalog";
import { StoreLink } from "@store/ui-kit/link";

/** The shelves of a department, or the neighbors of a shelf, in one row that scrolls sideways where it is too long. */
export function SubcategoryLinks({ links }: { links: Category["subcategories"] }) {
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
