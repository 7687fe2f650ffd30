import type { Home, StoreLocation } from "@store/contract/catalog";
import { ProductCarousel } from "@store/product-ui/product-carousel";
import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { Picture } from "@store/ui-kit/picture";
import type { CSSProperties } from "react";
import { CategoryTiles } from "./category-tiles.tsx";

export interface HomePageProps {
  readonly home: Home;
  readonly stores: readonly StoreLocation[];
}

/** The home page: one room picture, links into the store, selected products, a story, and the stores. */
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

/** A room picture with a text and a link. The text has its own background, where its contrast is certain. */
function HomeHero({ hero }: { hero: Home["hero"] }) {
  return (
    <section data-part="hero">
      <Picture imagePath={hero.imagePath} alt={hero.imageAlt} shape="scene" priority />
      <div data-part="hero-words">
        <h1>{hero.title}</h1>
        <p>{hero.text}</p>
        <StoreLink href={hero.url} {...buttonLook("primary")}>
          {hero.linkText}
        </StoreLink>
      </div>
    </section>
  );
}

/** A row of products on the home page, with a link to all of them. */
export function HomeSection({ section }: { section: Home["sections"][number] }) {
  const { title, url, items } = section;
  return (
    <div data-part="home-section" style={{ "--card-count": items.length } as CSSProperties}>
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

/** A story between the rows of products: one picture with a text. */
function HomeStory({ story }: { story: NonNullable<Home["story"]> }) {
  return (
    <section data-part="story">
      <div data-part="story-page">
        <Picture imagePath={story.imagePath} alt={story.imageAlt} shape="scene" sizes="(width <= 768px) 100vw, 66vw" />
        <div data-part="story-words">
          <p data-part="story-kicker">{story.kicker}</p>
          <h2>{story.title}</h2>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <StoreLink href={story.url} {...buttonLook("secondary")}>
            {story.linkText}
          </StoreLink>
        </div>
      </div>
    </section>
  );
}

/** The stores by town; absent while none is known. */
function StoresTeaser({ stores }: { stores: readonly StoreLocation[] }) {
  if (stores.length === 0) return null;
  return (
    <section data-part="stores-teaser">
      <div>
        <h2>Come and sit on it</h2>
        <p>Every piece online can be tried, touched and ordered in a store, with someone there who knows it well.</p>
        <StoreLink href="/stores" {...buttonLook("secondary")}>
          Find a Store
        </StoreLink>
      </div>
      <ul>
        {stores.map(({ locationId, name }) => (
          <li key={locationId}>
            <StoreLink href={`/stores#${locationId}`}>{name}</StoreLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
