import type { Home, StoreLocation } from "@store/contract/catalog";
import { CategoryTiles } from "./category-tiles.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomeSection } from "./home-section.tsx";
import { HomeStory } from "./home-story.tsx";
import { StoresTeaser } from "./stores-teaser.tsx";

export interface HomePageProps {
  readonly home: Home;
  readonly stores: readonly StoreLocation[];
}

/** The front window: one room, the ways into the shop, what is worth a first look, a story, and where to find us. */
export function HomePage({ home, stores }: HomePageProps) {
  const [first, ...others] = home.sections;
  return (
    <>
      <HomeHero hero={home.hero} />
      <div data-part="page">
        <CategoryTiles categories={home.categories} />
        {first ? <HomeSection section={first} /> : null}
      </div>
      {home.story ? <HomeStory story={home.story} /> : null}
      <div data-part="page">
        {others.map((section) => (
          <HomeSection key={section.title} section={section} />
        ))}
        <StoresTeaser stores={stores} />
      </div>
    </>
  );
}
