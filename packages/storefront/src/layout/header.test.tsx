import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { CheckoutHeader } from "./checkout-header.tsx";
import { Header } from "./header.tsx";
import { navigationSample, storeSample } from "./layout.samples.ts";

describe("Header", () => {
  it("leads home, to the categories, to sign-in and to the cart", () => {
    render(<Header store={storeSample} {...navigationSample} cartCount={2} />);
    const address = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(address("Linden & Loam")).toBe("/");
    expect(address("Sign In")).toBe("/account/login");
    expect(address("Cart, 2 items")).toBe("/checkout/cart");
    const shelves = within(screen.getByRole("navigation", { name: "Shop" })).getAllByRole("link");
    expect(shelves.map((link) => link.getAttribute("href"))).toEqual(
      navigationSample.departments.map(({ url }) => url),
    );
  });

  it("offers the keyboard a way past itself first", async () => {
    render(<Header store={storeSample} {...navigationSample} cartCount={0} />);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe("Skip to content");
    expect(document.activeElement?.getAttribute("href")).toBe("#content");
  });
});

describe("CheckoutHeader", () => {
  it("steps aside except for the way back to the cart", () => {
    render(<CheckoutHeader store={storeSample} />);
    expect(screen.queryByRole("navigation")).toBeNull();
    expect(screen.getByRole("link", { name: "Back to Cart" }).getAttribute("href")).toBe("/checkout/cart");
    expect(screen.getAllByRole("link")).toHaveLength(3);
  });
});
