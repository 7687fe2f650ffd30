import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";

/** Where a strip stands and what can be done with it. */
interface CarouselPlace {
  /** There is more than fits. */
  readonly isTurnable: boolean;
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

/** Layout rounds to fractions of a pixel, which must not leave a button alive that leads nowhere. */
const tolerance = 2;

/** Reads a strip's place from its three lengths in pixels. */
export function carouselPlace(strip: {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
}): CarouselPlace {
  const hidden = strip.scrollWidth - strip.clientWidth;
  return {
    isTurnable: hidden > tolerance,
    isAtStart: strip.scrollLeft <= tolerance,
    isAtEnd: strip.scrollLeft >= hidden - tolerance,
  };
}

const turns: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * A strip's place among so many slides, and the ways to turn it. Before the first measure nothing is known and the buttons
 * rest; a strip that the browser has not laid out yet is measured when it is.
 */
export function useCarousel(slideCount: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState<CarouselPlace | null>(null);

  const look = useCallback(() => {
    if (strip.current === null) return;
    const next = carouselPlace(strip.current);
    setPlace((known) => (known && isSame(known, next) ? known : next));
  }, []);

  // An observer looks at once, and again at every change of the window; slides that come or go need a new one.
  useEffect(() => {
    if (strip.current === null || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(look);
    observer.observe(strip.current);
    return () => observer.disconnect();
  }, [look, slideCount]);

  /** Moves by a view; the strip's snap points settle it on a slide, and its own style decides whether that glides. */
  function turn(direction: -1 | 1): void {
    strip.current?.scrollBy?.({ left: direction * strip.current.clientWidth });
  }

  const isTurnable = place?.isTurnable ?? false;
  // Not `disabled`: the button that reaches the end would drop the focus.
  const button = (direction: -1 | 1, isSpent: boolean) => ({
    "aria-disabled": isSpent || undefined,
    onClick: () => isSpent || turn(direction),
  });
  return {
    isTurnable,
    previousProps: button(-1, place?.isAtStart ?? true),
    nextProps: button(1, place?.isAtEnd ?? false),
    stripProps: {
      ref: strip,
      // Also before the first measure: without script the strip is scrolled by its own keys.
      tabIndex: place === null || isTurnable ? 0 : undefined,
      onScroll: look,
      onKeyDown(event: KeyboardEvent) {
        const direction = turns[event.key];
        if (direction === undefined || event.target !== event.currentTarget) return;
        event.preventDefault();
        turn(direction);
      },
    },
  };
}

function isSame(one: CarouselPlace, other: CarouselPlace): boolean {
  return one.isTurnable === other.isTurnable && one.isAtStart === other.isAtStart && one.isAtEnd === other.isAtEnd;
}
