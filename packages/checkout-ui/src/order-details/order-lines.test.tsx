import { sampleSkus, specialOrderSkus } from "@store/commerce-service/testing/sample-inputs";
import type { OrderLine } from "@store/contract/orders";
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { OrderLines } from "./order-lines.tsx";

const line: OrderLine = {
  sku: specialOrderSkus.chair,
  title: "Wren Lounge Chair",
  imagePath: "/pictures/wren-chair-rust-800.webp",
  navigateUrl: `/product/${sampleSkus.chairMadeToOrder}`,
  quantity: 1,
  unitPrice: 129_900,
  total: 129_900,
  tax: 0,
};
const choiceImagePath = "/pictures/swatch-cognac-leather-macro-800.webp";

it("shows an ordered line with its fabric beside a picture in another one; one of an old order as it is [SPEC-01]", () => {
  render(<OrderLines lines={[{ ...line, shownIn: "Rust Velvet", choiceImagePath }, line]} currency="USD" />);
  const [ordered, old] = screen.getAllByRole("listitem") as [HTMLElement, HTMLElement];
  expect(within(ordered).getByText("Shown in Rust Velvet")).toBeVisible();
  expect(ordered.querySelector(`img[src="${choiceImagePath}"]`)).not.toBeNull();
  expect(within(old).queryByText(/^Shown in/)).not.toBeInTheDocument();
  expect(old.querySelectorAll("img")).toHaveLength(1);
});
