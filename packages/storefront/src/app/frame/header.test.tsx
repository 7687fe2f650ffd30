import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { CheckoutHeader } from "./checkout-header.tsx";
import { Header } from "./header.tsx";
import { navigationSample, shipToSample, storeSample } from "./layout.samples.ts";

const place = { otherSiteUrl: "http://localhost:3001/", shipTo: shipToSample };

describe("Header", () => {
  it("links to the home page, the categories, registries, sign-in and the cart [AUTH-01, REG-12]", () => {
    render(<Header {...navigationSample} store={storeSample} {...place} here="/search?query=oak" cartCount={2} />);
    const address = (name: string) => screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href"));
    expect(address("Linden & Loam")).toEqual(["/"]);
    expect(new Set(address("Sign In"))).toEqual(
      new Set(["/account/login?returnUrl=%2Fsearch%3Fquery%3Doak&isRedirect=true"]),
    );
    expect(address("Cart, 2 items")).toEqual(["/checkout/cart"]);
    const phoneMenu = document.querySelector<HTMLElement>('[data-part="menu-services"]') ?? document.body;
    const bar = document.querySelector<HTMLElement>('[data-part="header-links"]') ?? document.body;
    for (const menu of [phoneMenu, bar]) {
      const registries = within(menu).getByRole("link", { name: "Gift Registry", hidden: true });
      expect(registries.getAttribute("href")).toBe("/gift-registry/registrant-list");
    }
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

  it("greets who is signed in by a menu of account, orders and sign-out, in the menu of a phone too [SITE-04]", () => {
    render(
      <Header {...navigationSample} store={storeSample} {...place} cartCount={0} account={{ firstName: "Nell" }} />,
    );
    const opener = screen.getByRole("button", { name: "Hi, Nell" });
    const panel = document.getElementById(opener.getAttribute("popovertarget") ?? "") ?? document.body;
    expect([panel.tagName, panel.getAttribute("popover")]).toEqual(["NAV", "auto"]);
    const phoneMenu = document.querySelector<HTMLElement>('[data-part="menu-services"]') ?? document.body;
    expect(within(phoneMenu).getByText("Hi, Nell")).toBeTruthy();
    for (const menu of [panel, phoneMenu]) {
      const address = (name: string) => within(menu).getByRole("link", { name, hidden: true }).getAttribute("href");
      expect([address("Your Account"), address("Orders")]).toEqual(["/account", "/account/orders"]);
      expect(address("Gift Registry")).toBe("/gift-registry/registrant-list");
      const { form } = within(menu).getByRole<HTMLButtonElement>("button", { name: "Sign Out", hidden: true });
      expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/account/sign-out"]);
    }
    expect(screen.queryByRole("link", { name: "Sign In", hidden: true })).toBeNull();
  });

  it("has a skip link as its first tab stop", async () => {
    render(<Header {...navigationSample} store={storeSample} {...place} cartCount={0} />);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe("Skip to content");
    expect(document.activeElement?.getAttribute("href")).toBe("#content");
  });
});

describe("CheckoutHeader", () => {
  it("has no links except the one back to the cart", () => {
    render(<CheckoutHeader store={storeSample} />);
    expect(screen.queryByRole("navigation")).toBeNull();
    expect(screen.getByRole("link", { name: "Back to Cart" }).getAttribute("href")).toBe("/checkout/cart");
    expect(screen.getAllByRole("link")).toHaveLength(3);
  });

  it("names a signed-in shopper without a link", () => {
    render(<CheckoutHeader store={storeSample} account={{ firstName: "Nell" }} />);
    expect(screen.getByText("Hi, Nell")).toBeTruthy();
    expect(screen.getAllByRole("link")).toHaveLength(3);
  });
});
