import { Children, type ReactNode } from "react";
import { Carousel, type CarouselProps } from "./carousel.tsx";

/** A carousel whose columns hold two children each, one above the other. */
export function DoubleDeckerCarousel({ children, ...carousel }: CarouselProps) {
  return (
    <Carousel {...carousel}>
      {pairSlides(Children.toArray(children)).map((pair, column) => (
        <Deck key={column}>{pair}</Deck>
      ))}
    </Carousel>
  );
}

function Deck({ children }: { children: ReactNode }) {
  return (
    <ul data-part="carousel-deck">
      {Children.map(children, (slide) => (
        <li>{slide}</li>
      ))}
    </ul>
  );
}

/** Two per column, in order; the last column of an odd number holds one. */
function pairSlides<Slide>(slides: readonly Slide[]): Array<readonly Slide[]> {
  const columns = Math.ceil(slides.length / 2);
  return Array.from({ length: columns }, (_, column) => slides.slice(column * 2, column * 2 + 2));
}
