import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Footer } from "./footer.tsx";
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

  it("has no column of departments if none must lead away from the checkout", () => {
    render(<Footer store={storeSample} departments={[]} otherSiteUrl="http://localhost:3001/" />);
    expect(screen.queryByRole("navigation", { name: "Departments" })).toBeNull();
    expect(screen.getByRole("navigation", { name: "Help" })).toBeInTheDocument();
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
