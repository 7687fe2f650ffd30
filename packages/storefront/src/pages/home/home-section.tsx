import type { Home } from "@store/contract/catalog";
import { ProductCarousel } from "@store/product-ui/product-carousel";
import { StoreLink } from "@store/ui-kit/link";

/** A shelf of the front window, and the way to the rest of it. */
export function HomeSection({ section }: { section: Home["sections"][number] }) {
  const { title, url, items } = section;
  return (
    <div data-part="home-section">
      <ProductCarousel title={title} items={items} />
      {url === null ? null : (
        <p data-part="home-section-more">
          <StoreLink href={url} aria-label={`Shop all, ${title}`}>
            Shop all
          </StoreLink>
        </p>
      )}
    </div>
  );
}
