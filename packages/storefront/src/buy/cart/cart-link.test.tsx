import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { CartLink } from "./cart-link.tsx";

it.each([
  [0, "Cart, 0 items"],
  [1, "Cart, 1 item"],
  [12, "Cart, 12 items"],
])("with %i items in the cart the link is announced as %s", (cartCount, name) => {
  render(<CartLink cartCount={cartCount} />);
  expect(screen.getByRole("link", { name }).getAttribute("href")).toBe("/checkout/cart");
});
