import "@store/ui-kit/styles.css";
import "../styles.css";
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { countShownSlides } from "../product-carousel/count-shown-slides.fixture.ts";
import { manyCards } from "../samples/sample-cards.ts";
import { CheckoutCarousel } from "./checkout-carousel.tsx";

beforeEach(() => {
  document.documentElement.dataset.brand = "general";
});
afterEach(cleanup);

it.each([
  [1440, 4],
  [769, 4],
  [768, 2.5],
  [390, 2.5],
])("shows at %i pixels %d products [PROD-11]", async (width, shown) => {
  await page.viewport(width, 900);
  const { container } = render(<CheckoutCarousel title="You May Also Want" items={manyCards} />);
  expect(countShownSlides(container)).toBeCloseTo(shown, 1);
});

it.each([
  [768, 3],
  [769, 5],
])(
  "loads at %i pixels the pictures of its first %i products with the page, and the others lazily [PROD-09]",
  async (width, eager) => {
    await page.viewport(width, 900);
    const { container } = render(<CheckoutCarousel title="You May Also Want" items={manyCards} />);
    const loading = [...container.querySelectorAll("img")].map((image) => image.loading);
    expect(loading).toEqual(manyCards.map((_, index) => (index < eager ? "eager" : "lazy")));
  },
);

it("pairs five products in three columns [PROD-10]", async () => {
  await page.viewport(1440, 900);
  const items = manyCards.slice(0, 5);
  const { container } = render(<CheckoutCarousel title="You May Also Want" items={items} layout="doubleDecker" />);
  const columns = [...container.querySelectorAll("[data-part=carousel-slide]")];
  expect(columns.map((column) => column.querySelectorAll("article").length)).toEqual([2, 2, 1]);
});
