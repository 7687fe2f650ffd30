import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";

/** The position of a strip and the available actions. */
interface CarouselPlace {
  /** Whether not all slides fit. */
  readonly isTurnable: boolean;
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

/** Layout rounds to fractions of a pixel; at the end of the strip, a button must not stay enabled because of that. */
const tolerance = 2;

/** Computes a strip's position from its three lengths in pixels. */
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
 * The position of a strip of so many slides, and the props of its buttons. Before the first measurement the buttons are
 * inactive. A strip that has no layout yet is measured when it gets one.
 */
export function useCarousel(slideCount: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState<CarouselPlace | null>(null);

  const look = useCallback(() => {
    if (strip.current === null) return;
    const next = carouselPlace(strip.current);
    setPlace((known) => (known && isSame(known, next) ? known : next));
  }, []);

  // An observer reports at once, and again at every change of the window. New or removed slides need a new one.
  useEffect(() => {
    if (strip.current === null || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(look);
    observer.observe(strip.current);
    return () => observer.disconnect();
  }, [look, slideCount]);

  /**
   * Scrolls by one view. The snap points align the strip to a slide, and its style decides whether the scrolling is
   * smooth.
   */
  function turn(direction: -1 | 1): void {
    strip.current?.scrollBy?.({ left: direction * strip.current.clientWidth });
  }

  const isTurnable = place?.isTurnable ?? false;
  // Not `disabled`: a button that reaches the end would lose the focus.
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
      // Also before the first measurement: without scripts the strip is scrolled by its own keys.
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
