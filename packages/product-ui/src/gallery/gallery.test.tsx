import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { sofa } from "../samples/sample-products.ts";
import { Gallery } from "./gallery.tsx";

it("shows every picture of the product under its name", () => {
  render(<Gallery pictures={sofa.gallery} productName="Harbor Sofa" />);
  expect(screen.getByRole("region", { name: "Pictures of Harbor Sofa" })).toBeVisible();
  for (const { alt } of sofa.gallery) expect(screen.getByRole("img", { name: alt })).toBeInTheDocument();
});
