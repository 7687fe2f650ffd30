import type { Home } from "@store/contract/catalog";
import { StoreLink } from "@store/ui-kit/link";
import { Picture } from "@store/ui-kit/picture";
import type { CSSProperties } from "react";

/** Every department with a picture. The picture has no alternative text, because the name is beside it. */
export function CategoryTiles({ categories }: { readonly categories: Home["categories"] }) {
  return (
    <nav aria-label="Shop by department" data-part="category-tiles">
      {/* The count is known beforehand: a page that arrives in parts would otherwise change its layout with each
         tile. */}
      <ul style={{ "--tile-count": categories.length } as CSSProperties}>
        {categories.map(({ title, url, imagePath }) => (
          <li key={url}>
            <StoreLink href={url} data-part="category-tile">
              <Picture imagePath={imagePath} alt="" sizes="(width <= 768px) 40vw, 15vw" />
              <span>{title}</span>
            </StoreLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
