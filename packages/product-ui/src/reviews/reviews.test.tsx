import type { ProductReviews } from "@store/contract/catalog";
import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { sofaReviews } from "../samples/sample-reviews.ts";
import { Reviews } from "./reviews.tsx";

const region = () => screen.getByRole("region", { name: "Reviews" });

describe("Reviews", () => {
  it("say how many there are and their average (AMB-251)", () => {
    render(<Reviews reviews={sofaReviews} />);
    expect(within(region()).getByRole("heading", { level: 2, name: "Reviews" })).toBeInTheDocument();
    expect(within(region()).getByText("4.3 of 5, 3 reviews")).toBeInTheDocument();
    expect(within(region()).queryByText(/newest/)).not.toBeInTheDocument();
  });

  it.each<[ProductReviews, string]>([
    [{ count: 1, average: 4, texts: sofaReviews.texts.slice(1, 2) }, "4.0 of 5, 1 review"],
    [{ ...sofaReviews, count: 25 }, "4.3 of 5, 25 reviews"],
  ])("are counted in words: case %#", (reviews, words) => {
    render(<Reviews reviews={reviews} />);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it("show a date that is none as it is", () => {
    const [first] = sofaReviews.texts;
    if (!first) throw new Error("The sample has no review.");
    render(<Reviews reviews={{ count: 1, average: 5, texts: [{ ...first, date: "last summer" }] }} />);
    expect(screen.getByText("last summer")).toBeInTheDocument();
  });

  it("say that only the newest are shown, if there are more (AMB-251)", () => {
    render(<Reviews reviews={{ ...sofaReviews, count: 25 }} />);
    expect(screen.getByText("These are the newest 3.")).toBeInTheDocument();
  });

  it("show text, first name, date and stars of each, in the given order (AMB-251)", () => {
    render(<Reviews reviews={sofaReviews} />);
    const items = screen.getAllByRole("listitem");
    expect(items.map((item) => item.querySelector("[data-part=review-author]")?.textContent)).toEqual([
      "Nora, August 16, 2026",
      "Desmond, July 2, 2026",
      "Caroline, November 5, 2025",
    ]);
    expect(items.map((item) => within(item).getByRole("img").getAttribute("aria-label"))).toEqual([
      "5 of 5 stars",
      "4 of 5 stars",
      "4 of 5 stars",
    ]);
    expect(items[1]).toHaveTextContent("The seat cushions need plumping");
    expect(items[1]?.querySelector("time")).toHaveAttribute("datetime", "2026-07-02");
  });

  it("have a bar for each number of stars that links to those reviews (AMB-251)", () => {
    const { rerender } = render(<Reviews reviews={sofaReviews} hrefOf={(stars) => `?stars=${stars}#reviews`} />);
    const spread = screen.getByRole("group", { name: "Reviews by stars" });
    expect(
      within(spread)
        .getAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("href")]),
    ).toEqual([
      ["5 stars1 review", "?stars=5#reviews"],
      ["4 stars2 reviews", "?stars=4#reviews"],
    ]);
    // What nobody gave leads nowhere.
    expect(spread).toHaveTextContent("3 stars0 reviews2 stars0 reviews1 star0 reviews");
    expect(within(spread).getAllByText("", { selector: "[data-part=review-bar]" })).toHaveLength(5);
    rerender(<Reviews reviews={sofaReviews} />);
    expect(within(spread).queryByRole("link")).not.toBeInTheDocument();
  });

  it("say which of them are shown, with a way back to all (AMB-251)", () => {
    const texts = sofaReviews.texts.filter(({ stars }) => stars === 4);
    render(
      <Reviews
        reviews={{ ...sofaReviews, texts }}
        shown={4}
        hrefOf={(stars) => (stars ? `?stars=${stars}` : "?all")}
      />,
    );
    expect(screen.getByRole("status")).toHaveTextContent("2 reviews with 4 stars. Show all 3");
    expect(screen.getByRole("link", { name: "Show all 3" })).toHaveAttribute("href", "?all");
    expect(screen.getByRole("link", { current: true })).toHaveTextContent("4 stars");
    expect(within(region()).queryByText(/newest/)).not.toBeInTheDocument();
  });

  it("are complete in the document, within a Reveal (AMB-251)", () => {
    const html = renderToString(<Reviews reviews={sofaReviews} />);
    expect(html).toContain('data-part="reveal-window"');
    for (const { text } of sofaReviews.texts) expect(html).toContain(text);
  });
});
