import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Pagination, toRange } from "./pagination.tsx";

const hrefOf = (page: number) => `/browse/sofas?page=${page}`;

describe("Pagination", () => {
  it("links to every page, to the previous one and to the next one", () => {
    render(<Pagination page={2} pageCount={3} total={31} shown={12} hrefOf={hrefOf} />);
    expect(screen.getByText("Showing 13-24 of 31")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    expect(screen.getByRole("link", { name: /Previous/ })).toHaveAttribute("href", "/browse/sofas?page=1");
    expect(screen.getByRole("link", { name: /Previous/ })).toHaveAttribute("rel", "prev");
    expect(screen.getByRole("link", { name: /Next/ })).toHaveAttribute("rel", "next");
    expect(screen.getAllByRole("link")).toHaveLength(5);
  });

  it.each([
    [1, /Previous/],
    [3, /Next/],
  ])("has no link beyond the ends: page %i", (page, name) => {
    render(<Pagination page={page} pageCount={3} total={31} shown={page === 3 ? 7 : 12} hrefOf={hrefOf} />);
    expect(screen.queryByRole("link", { name })).not.toBeInTheDocument();
  });

  it("says nothing if one page holds everything", () => {
    const { container } = render(<Pagination page={1} pageCount={1} total={2} shown={2} hrefOf={hrefOf} />);
    expect(container).toBeEmptyDOMElement();
  });
});

it.each([
  [
    { page: 1, pageCount: 3, total: 31, shown: 12 },
    { first: 1, last: 12 },
  ],
  [
    { page: 3, pageCount: 3, total: 31, shown: 7 },
    { first: 25, last: 31 },
  ],
  [
    { page: 1, pageCount: 1, total: 5, shown: 5 },
    { first: 1, last: 5 },
  ],
])("%o shows %o", (place, range) => {
  expect(toRange(place)).toEqual(range);
});
