import type { Home } from "@store/contract/catalog";
import { StoreLink } from "@store/ui-kit/link";
import { Picture } from "@store/ui-kit/picture";
import type { CSSProperties } from "react";

/** Every department with a picture; the name says what it is, so the picture stays silent. */
export function CategoryTiles({ categories }: { categories: Home["categories"] }) {
  return (
    <nav aria-label="Shop by department" data-part="category-tiles">
      {/* Counted beforehand: a page that arrives bit by bit would make room for each tile anew. */}
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
