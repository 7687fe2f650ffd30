import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { sofaCard, tableCard } from "../samples/sample-products.ts";
import { ProductCard } from "./product-card.tsx";

describe("ProductCard", () => {
  it("shows picture, name, price and one link to the product [PROD-01]", () => {
    render(<ProductCard product={sofaCard} sizes="50vw" />);
    expect(screen.getByRole("img", { name: "Harbor Sofa in Oat Linen" })).toHaveAttribute(
      "src",
      "/pictures/harbor-sofa-oat-800.webp",
    );
    expect(screen.getByText("$2,199.00")).toBeInTheDocument();
    const links = screen.getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Harbor Sofa", "/product/100101"],
    ]);
  });

  it("names the fabrics whose dots it shows", () => {
    render(<ProductCard product={sofaCard} sizes="50vw" />);
    expect(screen.getByText("Comes in Oat Linen, Moss Linen, Ivory Boucle, Cognac Leather")).toBeInTheDocument();
  });

  it("names sizes, which have no colour", () => {
    render(<ProductCard product={tableCard} sizes="50vw" />);
    expect(screen.getByText('72", 96"')).toBeInTheDocument();
  });

  it("is one heading deeper below a section's own heading", () => {
    render(<ProductCard product={sofaCard} sizes="50vw" />);
    render(<ProductCard product={tableCard} sizes="50vw" headingLevel={2} />);
    expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent("Harbor Sofa");
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Quarry Dining Table");
  });
});
