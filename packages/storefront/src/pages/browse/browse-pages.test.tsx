import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { storeSample } from "../../layout/layout.samples.ts";
import { categorySample, homeSample, storesSample } from "./browse.samples.ts";
import { CategoryPage } from "./category-page.tsx";
import { HomePage } from "./home-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { OopsPage } from "./oops-page.tsx";
import { PrivacyPage } from "./privacy-page.tsx";
import { SignInPage } from "./sign-in-page.tsx";
import { StoresPage } from "./stores-page.tsx";
import { TermsPage } from "./terms-page.tsx";

const title = () => screen.getAllByRole("heading", { level: 1 }).map((heading) => heading.textContent);
const address = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

describe("HomePage", () => {
  it("opens with one room and leads into the shop", () => {
    render(<HomePage home={homeSample} />);
    expect(title()).toEqual(["Come in, sit down"]);
    expect(screen.getByRole("img", { name: /^Sunlit living room/ }).getAttribute("fetchpriority")).toBe("high");
    expect(address("Shop the Harbor Sofa")).toBe("/product/100101");
    expect(address("Bath")).toBe("/browse/bath");
    expect(screen.getByRole("heading", { level: 2, name: "For the living room" })).toBeTruthy();
  });
});

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

describe("StoresPage", () => {
  it("gives address, telephone and hours of each store", () => {
    render(<StoresPage stores={storesSample} />);
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Lincoln Park");
    expect(screen.getByText(/Chicago, IL 60642/)).toBeTruthy();
    expect(address("312-555-0118")).toBe("tel:3125550118");
    expect(screen.getByText("Sunday, 11 am to 6 pm")).toBeTruthy();
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

  it("the privacy policy can be opened at what is collected", () => {
    render(<PrivacyPage store={storeSample} />);
    expect(document.getElementById("infoWeCollect")?.textContent).toBe("Information we collect");
  });

  it("the sign-in page sends guests on to their cart", () => {
    render(<SignInPage />);
    expect(title()).toEqual(["Sign In"]);
    expect(address("Go to Cart")).toBe("/checkout/cart");
  });

  it("an unknown address leads back into the shop", () => {
    render(<NotFoundPage />);
    expect(address("Continue Shopping")).toBe("/");
  });

  it("our own mistake is called one", () => {
    render(<OopsPage />);
    expect(title()).toEqual(["Oops. Something's not right."]);
  });
});
