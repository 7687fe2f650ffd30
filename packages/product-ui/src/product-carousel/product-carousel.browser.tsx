import "@store/ui-kit/styles.css";
import "../styles.css";
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { manyCards } from "../samples/sample-cards.ts";
import { countShownSlides } from "./count-shown-slides.fixture.ts";
import { ProductCarousel } from "./product-carousel.tsx";

beforeEach(() => {
  document.documentElement.dataset.brand = "general";
});
afterEach(cleanup);

it.each([
  [1281, 6],
  [1280, 4],
  [769, 4],
  [768, 2],
  [390, 2],
])("shows at %i pixels %i products [PROD-07]", async (width, shown) => {
  await page.viewport(width, 900);
  const { container } = render(<ProductCarousel title="You May Also Want" items={manyCards} />);
  expect(countShownSlides(container)).toBeCloseTo(shown, 1);
});

it.each([1440, 769, 390])("shows two on a list of products, at %i pixels too [PROD-07]", async (width) => {
  await page.viewport(width, 900);
  const { container } = render(<ProductCarousel title="You May Also Want" items={manyCards} place="listing" />);
  expect(countShownSlides(container)).toBeCloseTo(2, 1);
});

it.each([1440, 390])("reserves the space of the products while they load, at %i pixels", async (width) => {
  await page.viewport(width, 900);
  const { container, rerender } = render(<ProductCarousel title="You May Also Want" items={undefined} />);
  const placeholders = countShownSlides(container);
  rerender(<ProductCarousel title="You May Also Want" items={manyCards} />);
  expect(countShownSlides(container)).toBeCloseTo(placeholders, 1);
});

it("shows nothing of the next product beside the last of a view where products touch", async () => {
  await page.viewport(1440, 900);
  document.documentElement.dataset.brand = "modern";
  const { container } = render(<ProductCarousel title="You May Also Want" items={manyCards} />);
  const next = container.querySelectorAll("[data-part=carousel-slide]")[6]?.getBoundingClientRect();
  const strip = container.querySelector("[data-part=carousel-strip]")?.getBoundingClientRect();
  expect((strip?.right ?? Number.NaN) - (next?.left ?? Number.NaN)).toBeLessThan(1);
});
