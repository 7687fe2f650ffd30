import { StoreLink } from "@store/ui-kit/link";
import { Picture } from "@store/ui-kit/picture";
import type { Home } from "./home-page.tsx";

/** Every category with a picture; the name says what it is, so the picture stays silent. */
export function CategoryTiles({ categories }: { categories: Home["categories"] }) {
  return (
    <nav aria-label="Categories" data-part="category-tiles">
      <ul>
        {categories.map(({ title, url, imagePath }) => (
          <li key={url}>
            <StoreLink href={url} data-part="category-tile">
              <Picture imagePath={imagePath} alt="" sizes="(width <= 768px) 40vw, 260px" />
              {title}
            </StoreLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
