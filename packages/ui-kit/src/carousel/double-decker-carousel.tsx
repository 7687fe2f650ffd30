import { Children, type ReactNode } from "react";
import { Carousel, type CarouselProps } from "./carousel.tsx";
import { pairSlides } from "./pair-slides.ts";

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
