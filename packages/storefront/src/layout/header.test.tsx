import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { CheckoutHeader } from "./checkout-header.tsx";
import { Header } from "./header.tsx";
import { navigationSample, shipToSample, storeSample } from "./layout.samples.ts";

const place = { otherSiteUrl: "http://localhost:3001/", shipTo: shipToSample };

describe("Header", () => {
  it("leads home, to the categories, to sign-in and to the cart", () => {
    render(<Header {...navigationSample} store={storeSample} {...place} cartCount={2} />);
    const address = (name: string) => screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href"));
    expect(address("Linden & Loam")).toEqual(["/"]);
    expect(new Set(address("Sign In"))).toEqual(new Set(["/account/login"]));
    expect(address("Cart, 2 items")).toEqual(["/checkout/cart"]);
    const pages = navigationSample.departments.flatMap(({ url, categories }) => [
      url,
      ...categories.map((category) => category.url),
    ]);
    for (const name of ["Shop", "Menu"]) {
      const links = within(screen.getByRole("navigation", { name, hidden: true })).getAllByRole("link", {
        hidden: true,
      });
      expect(links.map((link) => link.getAttribute("href"))).toEqual(expect.arrayContaining(pages));
    }
  });

  it("greets who is signed in, and signs out by a form, in the menu of a phone too [SITE-04]", () => {
    render(
      <Header {...navigationSample} store={storeSample} {...place} cartCount={0} account={{ firstName: "Nell" }} />,
    );
    const links = screen.getAllByRole("link", { name: "Hi, Nell", hidden: true });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/account", "/account"]);
    expect(screen.queryByRole("link", { name: "Sign In", hidden: true })).toBeNull();
    const buttons = screen.getAllByRole<HTMLButtonElement>("button", { name: "Sign Out", hidden: true });
    expect(buttons.map(({ form }) => [form?.method, form?.getAttribute("action")])).toEqual([
      ["post", "/account/sign-out"],
      ["post", "/account/sign-out"],
    ]);
  });

  it("offers the keyboard a way past itself first", async () => {
    render(<Header {...navigationSample} store={storeSample} {...place} cartCount={0} />);
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

  it("says who is signed in, and leads no further away for it", () => {
    render(<CheckoutHeader store={storeSample} account={{ firstName: "Nell" }} />);
    expect(screen.getByText("Hi, Nell")).toBeTruthy();
    expect(screen.getAllByRole("link")).toHaveLength(3);
  });
});
