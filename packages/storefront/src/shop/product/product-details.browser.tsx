import "@store/ui-kit/styles.css";
import "./product-details.css";
import type { Product } from "@store/contract/catalog";
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { productSample } from "./product.samples.ts";
import { ProductDetails } from "./product-details.tsx";

const noSides: Product["dimensions"] = { width: null, depth: null, height: null, diameter: null, systemOfMeasure: 1 };
const five = productSample;
const four = { ...five, fabric: null };
const three = { ...four, care: null };
const two = { ...three, dimensions: noSides };

beforeEach(() => {
  document.documentElement.dataset.brand = "general";
});
afterEach(cleanup);

/** How many sections are in each row, and whether the row extends to the page's full width. */
function rowsOf(container: HTMLElement) {
  const right = container.querySelector("[data-part=product-details]")?.getBoundingClientRect().right ?? 0;
  const rows = new Map<number, DOMRect[]>();
  for (const section of container.querySelectorAll("section")) {
    const box = section.getBoundingClientRect();
    rows.set(box.top, [...(rows.get(box.top) ?? []), box]);
  }
  return [...rows.values()].map((row) => ({
    count: row.length,
    isFull: Math.abs(right - Math.max(...row.map((box) => box.right))) < 1,
  }));
}

it("shows a long text only as far as 1000 pixels, and all of it on request [CONST-06]", async () => {
  await page.viewport(390, 844);
  const details = Array.from({ length: 30 }, (_, at) => `Line ${at} of a text that says far more than fits on a phone`);
  const { container } = render(<ProductDetails product={{ ...five, details }} layout="sections" />);
  const height = () => container.querySelector("[data-part=reveal-window]")?.getBoundingClientRect().height ?? 0;
  const more = page.getByRole("button", { name: "Show More" });
  await expect.element(more).toBeVisible();
  expect(height()).toBe(1000);
  await more.click();
  await expect.poll(height).toBeGreaterThan(1400);
  await expect.element(page.getByRole("button", { name: "Show Less" })).toBeVisible();
});

describe("the detail sections side by side", () => {
  it.each([
    [1440, [3, 2], five],
    [1440, [2, 2], four],
    [1440, [3], three],
    [1440, [2], two],
    [1024, [2, 2, 1], five],
    [1024, [2, 2], four],
    [390, [1, 1, 1, 1], four],
  ])("leave no gap at %i pixels, with rows of %j", async (width, counts, product) => {
    await page.viewport(width, 900);
    const { container } = render(<ProductDetails product={product} layout="sections" />);
    const rows = rowsOf(container);
    expect(rows.map(({ count }) => count)).toEqual(counts);
    expect(rows.every(({ isFull }) => isFull)).toBe(true);
  });
});
