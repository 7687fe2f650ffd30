import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { lampCard, manyCards, sofaCard } from "../samples/sample-cards.ts";
import { ProductCarousel } from "./product-carousel.tsx";

describe("ProductCarousel", () => {
  it("shows placeholders while the products load, and the products afterwards [PROD-08]", () => {
    const { container, rerender } = render(<ProductCarousel title="People Also Bought" items={undefined} />);
    expect(screen.getByRole("status")).toHaveTextContent("Loading People Also Bought");
    expect(container.querySelectorAll("[data-part=skeleton-block]").length).toBeGreaterThan(6);
    expect(screen.queryByRole("article")).not.toBeInTheDocument();

    rerender(<ProductCarousel title="People Also Bought" items={[sofaCard, lampCard]} />);
    expect(container.querySelectorAll("[data-part=skeleton-block]")).toHaveLength(0);
    const row = screen.getByRole("region", { name: "People Also Bought" });
    expect(within(row).getAllByRole("article")).toHaveLength(2);
    expect(within(row).getByRole("heading", { level: 2 })).toHaveTextContent("People Also Bought");
  });

  it("is absent when there is nothing to show", () => {
    const { container } = render(<ProductCarousel title="People Also Bought" items={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it("loads the pictures lazily", () => {
    render(<ProductCarousel title="People Also Bought" items={manyCards} />);
    expect(document.images).toHaveLength(manyCards.length);
    for (const picture of document.images) expect(picture).toHaveAttribute("loading", "lazy");
  });
});
