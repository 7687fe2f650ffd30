import type { catalogOperations } from "@store/contract/catalog";
import type { ReplyOf } from "@store/contract/operation";
import { ProductGrid } from "@store/product-ui/product-grid";
import { CategoryTiles } from "./category-tiles.tsx";
import { HomeHero } from "./home-hero.tsx";

export type Home = ReplyOf<typeof catalogOperations.getHome>;

/** The front window: one room, the ways into the shop, and what is worth a first look. */
export function HomePage({ home }: { home: Home }) {
  return (
    <>
      <HomeHero hero={home.hero} />
      <div data-part="page">
        <CategoryTiles categories={home.categories} />
        {home.sections.map(({ title, items }) => (
          <section key={title} data-part="page-section">
            <h2>{title}</h2>
            <ProductGrid products={items} />
          </section>
        ))}
      </div>
    </>
  );
}
