/** Where a strip stands and what can be done with it. */
export interface CarouselPlace {
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
