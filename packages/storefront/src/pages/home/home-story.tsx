import type { Home } from "@store/contract/catalog";
import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { Picture } from "@store/ui-kit/picture";

/** Something to read between the shelves: one scene and what the shop has to say about it. */
export function HomeStory({ story }: { story: NonNullable<Home["story"]> }) {
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
