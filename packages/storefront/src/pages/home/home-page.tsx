import type { Home, StoreLocation } from "@store/contract/catalog";
import { ProductCarousel } from "@store/product-ui/product-carousel";
import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { Picture } from "@store/ui-kit/picture";
import type { CSSProperties } from "react";

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

/** A room, what it is about, and the way in. The words stand on a ground of their own, where their contrast is certain. */
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

/** Every department with a picture; the name says what it is, so the picture stays silent. */
function CategoryTiles({ categories }: { categories: Home["categories"] }) {
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

/** Something to read between the shelves: one scene and what the shop has to say about it. */
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

/** Where the shop can be walked into, town by town; absent while no store is known. */
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
