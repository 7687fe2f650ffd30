import { render, waitFor } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { HeadLinks } from "./head-links.tsx";

const origins = { US: "https://shop.example", CA: "https://shop.example.ca" };

async function headAt(address: string, loaderData: object = {}) {
  const Page = createRoutesStub([
    {
      path: "*",
      loader: () => loaderData,
      HydrateFallback: () => null,
      Component: () => <HeadLinks site="CA" origins={origins} />,
    },
  ]);
  render(<Page initialEntries={[address]} />);
  const found = () => [...document.head.querySelectorAll("link[href], meta[name=robots], meta[property='og:url']")];
  await waitFor(() => expect(found()).not.toEqual([]));
  return found()
    .map((element) => element.outerHTML)
    .join("");
}

describe("HeadLinks", () => {
  it("names the page's canonical URL and both countries' pages", async () => {
    expect(await headAt("/browse/sofas?page=99", { page: 2, total: 20 })).toBe(
      '<link rel="canonical" href="https://shop.example.ca/browse/sofas?page=2">' +
        '<meta property="og:url" content="https://shop.example.ca/browse/sofas?page=2">' +
        '<link rel="alternate" hreflang="en-US" href="https://shop.example/browse/sofas?page=2">' +
        '<link rel="alternate" hreflang="en-CA" href="https://shop.example.ca/browse/sofas?page=2">',
    );
  });

  it("names no page of a country that does not sell the product", async () => {
    expect(await headAt("/product/103401", { product: { soldOn: ["CA"] } })).not.toContain("alternate");
  });

  it("excludes a search without results from indexing", async () => {
    expect(await headAt("/search?query=qwzx", { page: 1, total: 0 })).toBe(
      '<meta name="robots" content="noindex, follow">',
    );
  });

  it("names no URL for a broken or missing page", async () => {
    const Broken = createRoutesStub([
      {
        path: "*",
        loader: () => Promise.reject(new Response(null, { status: 404 })),
        HydrateFallback: () => null,
        ErrorBoundary: () => <HeadLinks site="CA" origins={origins} />,
      },
    ]);
    render(<Broken initialEntries={["/product/0"]} />);
    await waitFor(() =>
      expect(document.head.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex, follow"),
    );
    expect(document.head.querySelector("link[rel=canonical], link[rel=alternate]")).toBeNull();
  });

  const sorts = [{ value: "featured" }, { value: "price-low" }];
  const colors = (isSelected: boolean) => [{ name: "color", options: [{ value: "blue", isSelected }] }];
  it.each([
    ["a filter", { sorts, sort: "featured", facets: colors(true) }],
    ["another order", { sorts, sort: "price-low", facets: colors(false) }],
  ])("excludes a list with %s from indexing", async (_, list) => {
    expect(await headAt("/browse/sofas", { page: 1, total: 20, ...list })).toBe(
      '<meta name="robots" content="noindex, follow">',
    );
  });

  it("indexes a list whose URL has an empty or unknown filter", async () => {
    const list = { page: 1, total: 20, sorts, sort: "featured", facets: colors(false) };
    expect(await headAt("/browse/sofas?color=&size=none&utm_source=mail", list)).toContain(
      '<link rel="canonical" href="https://shop.example.ca/browse/sofas">',
    );
  });
});
