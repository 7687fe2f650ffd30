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
    expect(items.map((item) => within(item).getByText(/of 5 stars$/).textContent)).toEqual([
      "5 of 5 stars",
      "4 of 5 stars",
      "4 of 5 stars",
    ]);
    expect(items[1]).toHaveTextContent("The seat cushions need plumping");
    expect(items[1]?.querySelector("time")).toHaveAttribute("datetime", "2026-07-02");
  });

  it.each([1, 2, 3, 4, 5] as const)("draw %i filled stars of five (AMB-251)", (stars) => {
    const [first] = sofaReviews.texts;
    const texts = first ? [{ ...first, stars }] : [];
    const { container } = render(<Reviews reviews={{ count: 1, average: stars, texts }} />);
    const counts = [...container.querySelectorAll("path")].map(
      (path) => path.getAttribute("d")?.match(/M/g)?.length ?? 0,
    );
    expect(counts).toEqual([stars, 5 - stars]);
    expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  });

  it("are complete in the document, within a Reveal (AMB-251)", () => {
    const html = renderToString(<Reviews reviews={sofaReviews} />);
    expect(html).toContain('data-part="reveal-window"');
    for (const { text } of sofaReviews.texts) expect(html).toContain(text);
  });
});
