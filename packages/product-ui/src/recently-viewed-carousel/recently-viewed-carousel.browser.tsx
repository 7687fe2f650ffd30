import "@store/ui-kit/styles.css";
import "../styles.css";
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { countShownSlides } from "../product-carousel/count-shown-slides.fixture.ts";
import { manyCards } from "../samples/sample-cards.ts";
import { RecentlyViewedCarousel } from "./recently-viewed-carousel.tsx";

beforeEach(() => {
  document.documentElement.dataset.brand = "general";
});
afterEach(cleanup);

async function show(width: number, maxSlidesToShow?: number) {
  await page.viewport(width, 900);
  const cap = maxSlidesToShow === undefined ? {} : { maxSlidesToShow };
  return render(<RecentlyViewedCarousel items={manyCards} {...cap} />).container;
}

describe("RecentlyViewedCarousel", () => {
  it.each([
    [1680, 7],
    [1679, 6],
    [1440, 6],
    [1439, 5],
    [1280, 5],
    [1279, 4],
    [768, 4],
  ])("shows %i pixels wide %i products [PROD-05]", async (width, shown) => {
    expect(countShownSlides(await show(width))).toBeCloseTo(shown, 1);
  });

  it.each([
    [1680, 5, 5],
    [1440, 5, 5],
    [1280, 5, 5],
    [768, 5, 4],
    [768, 3, 3],
  ])("shows %i pixels wide with a cap of %i only %i [PROD-05]", async (width, cap, shown) => {
    expect(countShownSlides(await show(width, cap))).toBeCloseTo(shown, 1);
  });

  it.each([390, 767, 768])(
    "is swiped at %i pixels: the strip itself scrolls and snaps to a product [PROD-06]",
    async (width) => {
      const container = await show(width);
      const strip = container.querySelector<HTMLElement>("[data-part=carousel-strip]");
      if (strip === null) throw new Error("The carousel has no strip.");
      expect(strip.scrollWidth).toBeGreaterThan(strip.clientWidth * 2);
      expect(getComputedStyle(strip).overflowX).toBe("auto");
      expect(getComputedStyle(strip).scrollSnapType).toBe("x mandatory");
      const second = strip.querySelectorAll<HTMLElement>("[data-part=carousel-slide]")[1];
      const start = strip.getBoundingClientRect().left;
      strip.scrollTo({ left: (second?.offsetWidth ?? 0) * 0.8, behavior: "instant" });
      await vi.waitFor(() => expect(Math.abs((second?.getBoundingClientRect().left ?? 0) - start)).toBeLessThan(8));
    },
  );
});
