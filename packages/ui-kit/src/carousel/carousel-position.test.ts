import { expect, it } from "vitest";
import { toCarouselPosition } from "./use-carousel.ts";

it.each([
  ["everything fits", [0, 800, 800], [false, true, true]],
  ["the first view", [0, 800, 2000], [true, true, false]],
  ["between", [400, 800, 2000], [true, false, false]],
  ["the last view, rounded by the layout", [1199.4, 800, 2000], [true, false, true]],
])("detects %s", (_, [scrollLeft = 0, clientWidth = 0, scrollWidth = 0], [isScrollable, isAtStart, isAtEnd]) => {
  expect(toCarouselPosition({ scrollLeft, clientWidth, scrollWidth })).toEqual({ isScrollable, isAtStart, isAtEnd });
});
