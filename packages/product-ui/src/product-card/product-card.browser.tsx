import "@store/ui-kit/styles.css";
import "../styles.css";
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ProductGrid } from "../product-grid/product-grid.tsx";
import { chairCard, partlyReducedCard, roomCard, sofaCard, tableCard } from "../samples/sample-cards.ts";
import { ProductCard } from "./product-card.tsx";

beforeEach(() => {
  document.documentElement.dataset.brand = "general";
});
afterEach(cleanup);

it("shows the room over the picture while the card has the keyboard focus, and moves nothing", async () => {
  await page.viewport(1024, 900);
  const { container } = render(<ProductCard product={roomCard} sizes="320px" />);
  const card = container.querySelector<HTMLElement>("[data-part=product-card]");
  const room = container.querySelector<HTMLElement>("[data-part=product-card-room]");
  if (!card || !room) throw new Error("The card has no second picture.");
  const before = card.getBoundingClientRect().height;
  expect(room.offsetParent).toBeNull();
  await userEvent.keyboard("{Tab}");
  expect(room.getBoundingClientRect().width).toBeCloseTo(card.getBoundingClientRect().width, 0);
  expect(card.getBoundingClientRect().height).toBe(before);
});

it.each([1440, 390])("has its parts in line with those of its neighbors, at %i pixels", async (width) => {
  await page.viewport(width, 900);
  const rated = { ...chairCard, rating: { average: 4.5, count: 3 }, note: "Made to order" };
  const cards = [tableCard, rated, { ...partlyReducedCard, saleText: "through Sun, Jan 31" }, sofaCard];
  const products = cards.map((card) => ({ ...card, purchase: "choose" as const }));
  const { container } = render(<ProductGrid products={products} layout="listing" place="Listing" />);
  const columns = width > 1100 ? 4 : 2;
  for (const part of ["product-card-price", "button"]) {
    const tops = [...container.querySelectorAll(`[data-part=${part}]`)].map((each) => each.getBoundingClientRect().top);
    expect(tops).toHaveLength(4);
    for (const [index, top] of tops.entries())
      expect(top, part).toBeCloseTo(tops[index - (index % columns)] ?? Number.NaN, 1);
  }
});

it("sets an odd number of cards two by two on a phone", async () => {
  await page.viewport(390, 900);
  const { container } = render(<ProductGrid products={[tableCard, chairCard, sofaCard]} />);
  const widths = [...container.querySelectorAll("article")].map((card) => card.getBoundingClientRect().width);
  expect(new Set(widths).size).toBe(1);
  expect(widths[0]).toBeLessThan(195);
});

it("shares one row between the sales and the notes of neighbors", async () => {
  await page.viewport(390, 900);
  const noted = { ...chairCard, note: "Made to order" };
  const reduced = { ...partlyReducedCard, saleText: "through Sun, Jan 31" };
  const { container } = render(
    <ProductGrid products={[noted, reduced, { ...reduced, sku: "100499", note: "Made to order" }]} />,
  );
  const topOf = (part: string, index: number) =>
    container.querySelectorAll("article")[index]?.querySelector(`[data-part=${part}]`)?.getBoundingClientRect().top ??
    0;
  expect(topOf("product-card-note", 0)).toBeCloseTo(topOf("product-card-sale", 1), 0);
  expect(topOf("product-card-note", 2)).toBeGreaterThan(topOf("product-card-sale", 2) + 10);
});
