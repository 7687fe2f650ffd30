import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { CheckoutFooter, Footer } from "./footer.tsx";
import { navigationSample, storeSample } from "./layout.samples.ts";

describe("Footer", () => {
  it.each(["1-800-555-0134", "1-888-555-0172"])("shows the site's own number %s [SITE-06]", (servicePhone) => {
    render(
      <Footer
        store={{ ...storeSample, servicePhone }}
        departments={navigationSample.departments}
        otherSiteUrl="http://localhost:3001/"
      />,
    );
    expect(screen.getByRole("link", { name: servicePhone }).getAttribute("href")).toBe(
      `tel:${servicePhone.replaceAll("-", "")}`,
    );
  });

  it("is one line in the checkout, without a link that leads away from the order [SITE-06]", () => {
    render(<CheckoutFooter store={storeSample} />);
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
      storeSample.servicePhone,
      "Delivery",
      "Returns",
      "Prices & Payment",
      "Terms of Use",
      "Privacy Policy",
    ]);
  });

  it.each([
    ["a guest to the sign-in page", null, ["Sign In"], []],
    ["who is signed in to the account, and out of it", { firstName: "Nell" }, ["Your Account"], ["Sign Out"]],
  ])("links %s [SITE-04]", (_, account, links, buttons) => {
    render(<Footer store={storeSample} departments={[]} otherSiteUrl="http://localhost:3001/" account={account} />);
    expect(screen.getAllByRole("link", { name: /^(Sign In|Your Account)$/ }).map((link) => link.textContent)).toEqual(
      links,
    );
    expect(screen.queryAllByRole("button").map((button) => button.textContent)).toEqual(buttons);
  });

  it("links to the other country's site", () => {
    render(
      <Footer
        store={storeSample}
        departments={navigationSample.departments}
        otherSiteUrl="http://localhost:3001/stores"
      />,
    );
    expect(screen.getByRole("link", { name: "Shop in Canada" }).getAttribute("href")).toBe(
      "http://localhost:3001/stores",
    );
  });
});
