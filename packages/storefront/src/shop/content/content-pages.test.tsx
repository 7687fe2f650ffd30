import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { storeSample } from "../../app/frame/layout.samples.ts";
import { PrivacyPage } from "./privacy-page.tsx";
import { RewardsPage } from "./rewards-page.tsx";
import { storesSample } from "./stores.samples.ts";
import { StoresPage } from "./stores-page.tsx";
import { TermsPage } from "./terms-page.tsx";

const title = () => screen.getAllByRole("heading", { level: 1 }).map((heading) => heading.textContent);
const address = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

describe("StoresPage", () => {
  it("shows address, phone number, hours and services of each store, by state", () => {
    render(<StoresPage stores={storesSample} />);
    const illinois = within(screen.getByRole("region", { name: "Illinois" }));
    expect(illinois.getByRole("heading", { level: 3, name: "Lincoln Park" })).toBeTruthy();
    expect(screen.getByText(/Chicago, IL 60642/)).toBeTruthy();
    expect(address("312-555-0118")).toBe("tel:3125550118");
    expect(screen.getByText("Sunday, 11 am to 6 pm")).toBeTruthy();
    expect(screen.getByText("Fabric library")).toBeTruthy();
    expect(document.getElementById("new-york")?.textContent).toContain("Spring Court");
    expect(screen.getByRole("textbox", { name: "Stores near ZIP Code" })).toHaveValue("");
  });

  it("shows the nearest to the postal code of the visit first, and lets it be changed there [SHIP-05]", () => {
    const [first, ...others] = storesSample;
    const stores = [
      ...others,
      { ...(first as (typeof storesSample)[number]), distance: { value: 2.1, unit: "mi" as const } },
    ].reverse();
    render(<StoresPage stores={stores} postalCode="60661" />);
    const nearest = within(screen.getByRole("region", { name: "Nearest to 60661" }));
    expect(nearest.getAllByRole("heading", { level: 3 })[0]).toHaveTextContent("Lincoln Park");
    expect(nearest.getByText("2.1 mi away")).toBeTruthy();
    expect(screen.getByRole("textbox", { name: "Stores near ZIP Code" })).toHaveValue("60661");
  });
});

describe("pages to read", () => {
  it.each([
    ["USD", "US dollars"],
    ["CAD", "Canadian dollars"],
  ] as const)("the terms name the site's currency %s [FMT-01]", (currency, words) => {
    render(<TermsPage store={{ ...storeSample, currency }} />);
    expect(title()).toEqual(["Terms of Use"]);
    expect(screen.getByText(new RegExp(words))).toBeTruthy();
  });

  it.each([
    ["terms", <TermsPage key="terms" store={storeSample} />],
    ["privacy policy", <PrivacyPage key="privacy" store={storeSample} />],
  ])("the %s list their sections, each with its anchor", (_, page) => {
    render(page);
    const contents = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole("link");
    expect(contents.length).toBeGreaterThan(4);
    for (const link of contents) {
      const chapter = document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
      expect(chapter?.textContent).toBe(link.textContent);
    }
  });

  it("the rewards say that certificates need a rewards card and are used whole [CONF-05]", () => {
    render(<RewardsPage store={storeSample} />);
    expect(title()).toEqual(["Rewards"]);
    expect(screen.getByText(/pay only together with a rewards card/)).toBeTruthy();
    expect(screen.getByText(/A certificate is used whole/)).toBeTruthy();
  });

  it("the privacy policy has an anchor at the collected information [AUTH-07]", () => {
    render(<PrivacyPage store={storeSample} />);
    expect(document.getElementById("infoWeCollect")?.textContent).toBe("Information we collect");
  });
});
