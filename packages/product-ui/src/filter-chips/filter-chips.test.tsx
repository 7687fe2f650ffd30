import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { FilterChips } from "./filter-chips.tsx";

describe("FilterChips", () => {
  it("links to the list without each filter, and to the list without any", () => {
    render(
      <FilterChips
        chips={[
          { label: "Oat", href: "/browse/sofas?color=moss" },
          { label: "Moss", href: "/browse/sofas?color=oat" },
        ]}
        clearHref="/browse/sofas"
      />,
    );
    expect(screen.getByRole("list", { name: "Chosen filters" })).toBeInTheDocument();
    expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Remove Oat", "/browse/sofas?color=moss"],
      ["Remove Moss", "/browse/sofas?color=oat"],
      ["Clear all", "/browse/sofas"],
    ]);
  });

  it("is absent while nothing is selected", () => {
    const { container } = render(<FilterChips chips={[]} clearHref="/browse/sofas" />);
    expect(container).toBeEmptyDOMElement();
  });
});
