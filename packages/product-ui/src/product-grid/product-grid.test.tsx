import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { chairCard, lampCard, sofaCard } from "../samples/sample-cards.ts";
import { ProductGrid } from "./product-grid.tsx";

it("loads only the pictures of the first screen at once", () => {
  render(<ProductGrid products={[sofaCard, lampCard, chairCard]} priorityCount={2} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect([...document.images].map((image) => image.getAttribute("loading"))).toEqual(["eager", "eager", "lazy"]);
});
