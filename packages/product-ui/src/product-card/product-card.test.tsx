import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { partlyReducedCard, roomCard, saleCard, sofaCard, tableCard } from "../samples/sample-cards.ts";
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

  it("names sizes, which have no color", () => {
    render(<ProductCard product={tableCard} sizes="50vw" />);
    expect(screen.getByText('72", 96"')).toBeInTheDocument();
  });

  it("is one heading level deeper below a section's own heading", () => {
    render(<ProductCard product={sofaCard} sizes="50vw" />);
    render(<ProductCard product={tableCard} sizes="50vw" headingLevel={2} />);
    expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent("Harbor Sofa");
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Quarry Dining Table");
  });

  it("says which of two prices is which", () => {
    const { container } = render(<ProductCard product={saleCard} sizes="50vw" />);
    expect(container.querySelector("[data-sale]")).toHaveTextContent("Sale price $99.00 Regular price $129.00");
  });

  it("says as text that some of several prices are reduced", () => {
    const { rerender } = render(<ProductCard product={partlyReducedCard} sizes="50vw" />);
    expect(screen.getByText("From $119.00").nextElementSibling?.textContent).toBe("Sale");
    rerender(<ProductCard product={{ ...partlyReducedCard, isOnSale: false }} sizes="50vw" />);
    expect(screen.queryByText("Sale")).not.toBeInTheDocument();
  });

  it("says until when a price is reduced [FMT-03]", () => {
    const saleText = "through Sun, Jan 31";
    const { container, rerender } = render(<ProductCard product={{ ...saleCard, saleText }} sizes="50vw" />);
    const price = () => container.querySelector('[data-part="product-card-price"]');
    expect(price()?.textContent).toBe("Sale price $99.00 Regular price $129.00");
    expect(price()?.nextElementSibling?.textContent).toBe("Sale through Sun, Jan 31");
    rerender(<ProductCard product={{ ...partlyReducedCard, saleText }} sizes="50vw" />);
    expect(price()?.textContent).toBe("From $119.00");
    expect(price()?.nextElementSibling?.textContent).toBe("Sale through Sun, Jan 31");
  });

  it("shows the number of options if their names are too long", () => {
    const choices = ["Left Arm, Stone Linen", "Right Arm, Stone Linen", "Corner, Stone Linen"].map((label, index) => ({
      sku: `${index}`,
      label,
      color: null,
      navigateUrl: `/product/${index}`,
    }));
    render(<ProductCard product={{ ...sofaCard, choices }} sizes="50vw" />);
    expect(screen.getByText("3 choices")).toBeInTheDocument();
  });

  it("has a second picture without alternative text that loads lazily", () => {
    const { container } = render(<ProductCard product={roomCard} sizes="50vw" priority />);
    const [first, second] = container.querySelectorAll("img");
    expect(first).toHaveAttribute("loading", "eager");
    expect(second).toHaveAttribute("loading", "lazy");
    expect(screen.getAllByRole("img")).toEqual([first]);
  });
});
