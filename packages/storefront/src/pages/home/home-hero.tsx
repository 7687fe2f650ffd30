import type { Home } from "@store/contract/catalog";
import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { Picture } from "@store/ui-kit/picture";

/** A room, what it is about, and the way in. The words stand on a ground of their own, where their contrast is certain. */
export function HomeHero({ hero }: { hero: Home["hero"] }) {
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
