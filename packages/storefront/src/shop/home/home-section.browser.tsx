import "@store/ui-kit/styles.css";
import "@store/product-ui/styles.css";
import "../../app/frame/layout.css";
import "./home.css";
import { CheckoutCarousel } from "@store/product-ui/checkout-carousel";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { productCardsSample } from "../listing/product-cards.samples.ts";
import { homeSample } from "./home.samples.ts";
import { HomePage, HomeSection } from "./home-page.tsx";

afterEach(cleanup);

const card = (index: number) => {
  const [first] = productCardsSample;
  if (first === undefined) throw new Error("The samples hold no card.");
  return { ...first, id: `card-${index}`, sku: `${100_000 + index}` };
};

it.each([
  [1440, 6, "at the edge"],
  [1440, 7, "beside the buttons"],
  [1000, 4, "at the edge"],
  [1000, 5, "beside the buttons"],
] as const)("at %i pixels a row of %i has its link %s", async (width, count, place) => {
  await page.viewport(width, 900);
  document.documentElement.dataset.brand = "general";
  const items = Array.from({ length: count }, (_, index) => card(index));
  const { container } = render(<HomeSection section={{ title: "For the living room", url: "/browse/all", items }} />);
  const way = page.getByRole("link", { name: "Shop all, For the living room" }).element().getBoundingClientRect();
  const next = page.getByRole("button", { name: "Next, For the living room" });
  const edge = container.getBoundingClientRect().right;
  if (place === "at the edge") {
    await expect.element(next).not.toBeInTheDocument();
    expect(edge - way.right).toBeCloseTo(0);
  } else {
    await expect.element(next).toBeVisible();
    expect(way.right).toBeLessThan(next.element().getBoundingClientRect().left - 44);
  }
});

it("shows the third product of a cart's row up to the edge of a phone", async () => {
  await page.viewport(390, 844);
  document.documentElement.dataset.brand = "general";
  const { container } = render(
    <div data-part="page">
      <div data-part="product-row">
        <CheckoutCarousel title="You May Also Want" items={[1, 2, 3, 4].map(card)} />
      </div>
    </div>,
  );
  const strip = container.querySelector("[data-part=carousel-strip]");
  expect(strip?.getBoundingClientRect().right).toBeCloseTo(document.documentElement.clientWidth);
});

it("keeps room around the first picture's words, and its title on one line, on a wide screen", async () => {
  await page.viewport(1920, 1000);
  document.documentElement.dataset.brand = "general";
  const { container } = render(<HomePage home={homeSample} stores={[]} />);
  const title = page.getByRole("heading", { level: 1 }).element();
  expect(title.getBoundingClientRect().height).toBeLessThan(1.5 * Number.parseFloat(getComputedStyle(title).fontSize));
  const way = page.getByRole("link", { name: homeSample.hero.linkText }).element().getBoundingClientRect();
  const end = container.querySelector("[data-part=hero]")?.getBoundingClientRect().bottom ?? 0;
  expect(end - way.bottom).toBeGreaterThanOrEqual(24);
});
