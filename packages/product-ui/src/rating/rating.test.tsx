import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ProductCard } from "../product-card/product-card.tsx";
import { sofaCard } from "../samples/sample-cards.ts";
import { RatingLink } from "./rating.tsx";

it("is heard on a card as the average and the number of reviews (AMB-251)", () => {
  render(<ProductCard product={{ ...sofaCard, rating: { average: 4.6, count: 14 } }} sizes="50vw" />);
  const stars = screen.getByRole("img", { name: "4.6 of 5, 14 reviews" });
  expect(stars.style.getPropertyValue("--stars")).toBe("4.6");
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

it("is absent on the card of what nobody has reviewed (AMB-251)", () => {
  render(<ProductCard product={sofaCard} sizes="50vw" />);
  expect(screen.queryByRole("img", { name: /of 5/ })).not.toBeInTheDocument();
});

it.each([
  [{ average: 4.6, count: 14 }, "4.6 of 5, 14 reviews"],
  [{ average: 5, count: 1 }, "5.0 of 5, 1 review"],
])("is a link to the reviews at the name of a product, heard in words: %j (AMB-251)", (rating, words) => {
  render(<RatingLink rating={rating} href="#reviews" />);
  expect(screen.getByRole("link", { name: words })).toHaveAttribute("href", "#reviews");
});
