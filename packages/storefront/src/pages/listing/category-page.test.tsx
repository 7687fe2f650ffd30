import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { CategoryPage } from "./category-page.tsx";
import { categorySample } from "./listing.samples.ts";

const title = () => screen.getAllByRole("heading", { level: 1 }).map((heading) => heading.textContent);
const address = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

describe("CategoryPage", () => {
  it("says what the category is and how much is in it", () => {
    render(<CategoryPage category={categorySample} />);
    expect(title()).toEqual(["Sofas & Chairs"]);
    expect(screen.getByText("2 items")).toBeTruthy();
    expect(screen.getAllByRole("article")).toHaveLength(2);
  });

  it("does not leave a shopper in an empty room", () => {
    render(<CategoryPage category={{ ...categorySample, items: [], total: 0 }} />);
    expect(address("Continue Shopping")).toBe("/");
  });
});
