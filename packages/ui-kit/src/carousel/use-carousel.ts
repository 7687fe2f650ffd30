import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { getPlainKey } from "../keys/plain-key.ts";

/** Where a carousel is scrolled to. */
interface CarouselPosition {
  /** Whether the slides need more width than the carousel has. */
  readonly isScrollable: boolean;
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

/** How many slides are shown at once, at most. */
const maxShown = 6;

/** Pixels. Layout rounds to fractions of a pixel, and the button at the end must be disabled nevertheless. */
const tolerance = 2;

/** Computes the position from the scroll offset and the widths of the scrolling element, in pixels. */
export function toCarouselPosition(strip: {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
}): CarouselPosition {
  const hidden = strip.scrollWidth - strip.clientWidth;
  return {
    isScrollable: hidden > tolerance,
    isAtStart: strip.scrollLeft <= tolerance,
    isAtEnd: strip.scrollLeft >= hidden - tolerance,
  };
}

const arrowKeys: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The props of a carousel with `slideCount` slides and of its two buttons. The buttons are as at its start until the carousel
 * has a layout and was measured.
 */
export function useCarousel(slideCount: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState<CarouselPosition | null>(null);

  const measure = useCallback(() => {
    if (strip.current === null) return;
    const next = toCarouselPosition(strip.current);
    setPosition((current) => (current && isSame(current, next) ? current : next));
  }, []);

  // An observer reports immediately, and after every change of the width. New or removed slides need a new observer.
  useEffect(() => {
    if (strip.current === null || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(strip.current);
    return () => observer.disconnect();
  }, [measure, slideCount]);

  /** Scrolls by the visible width. Snap points align the result to a slide; the style sheet makes the scrolling smooth. */
  function scroll(direction: -1 | 1): void {
    strip.current?.scrollBy?.({ left: direction * strip.current.clientWidth });
  }

  // Before it is measured, more slides than any carousel shows at once can be turned.
  const isScrollable = position?.isScrollable ?? slideCount > maxShown;
  // Not `disabled`: the focused button would lose the focus when it reaches the end.
  const button = (direction: -1 | 1, isAtEdge: boolean) => ({
    "aria-disabled": isAtEdge || undefined,
    onClick: () => isAtEdge || scroll(direction),
  });
  return {
    isScrollable,
    previousProps: button(-1, position?.isAtStart ?? true),
    nextProps: button(1, position?.isAtEnd ?? false),
    stripProps: {
      ref: strip,
      // Also before the first measurement: without scripts, the focused element is scrolled with the arrow keys.
      tabIndex: position === null || isScrollable ? 0 : undefined,
      onScroll: measure,
      onKeyDown(event: KeyboardEvent) {
        const direction = arrowKeys[getPlainKey(event)];
        if (direction === undefined || event.target !== event.currentTarget) return;
        event.preventDefault();
        scroll(direction);
      },
    },
  };
}

function isSame(one: CarouselPosition, other: CarouselPosition): boolean {
  return one.isScrollable === other.isScrollable && one.isAtStart === other.isAtStart && one.isAtEnd === other.isAtEnd;
}
