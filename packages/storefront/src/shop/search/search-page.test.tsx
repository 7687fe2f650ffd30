import { cleanup, render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { navigationSample } from "../../app/frame/layout.samples.ts";
import { answeringStore } from "../../web/hydration/answering-store.fixture.ts";
import { nothingFoundSample, searchSample } from "./search.samples.ts";
import { suggestionsSample } from "./search-box.samples.ts";
import { SearchPage, type SearchPageProps } from "./search-page.tsx";

const { departments } = navigationSample;
const trending = { title: "Trending Products", items: searchSample.items };

function show(search: SearchPageProps["search"]) {
  const Shop = createRoutesStub([
    { path: "/search", Component: () => <SearchPage search={search} departments={departments} /> },
  ]);
  render(
    <Provider store={answeringStore(({ path }) => (path.includes("crosssell") ? trending : suggestionsSample))}>
      <Shop initialEntries={["/search"]} />
    </Provider>,
  );
}
const title = () => screen.getByRole("heading", { level: 1 }).textContent;
const address = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

describe("SearchPage", () => {
  it("lists the results, and its filters keep the query", () => {
    show({ ...searchSample, total: 30, pageCount: 3 });
    expect(title()).toBe("Results for “linen”");
    expect(screen.getAllByRole("article")).toHaveLength(4);
    const { form } = screen.getByLabelText<HTMLInputElement>(/^Oat/);
    expect(form && new FormData(form).get("query")).toBe("linen");
    expect(form?.getAttribute("action")).toBe("/search");
  });

  it("neither filters nor sorts so few that are seen at a glance, unless a filter is chosen", () => {
    const few = { ...searchSample, total: 4 };
    const isOffered = () => document.querySelector("[type=checkbox], summary, select") !== null;
    const facets = few.facets.map((facet) => ({
      ...facet,
      options: facet.options.map((option) => ({ ...option, isSelected: false })),
    }));
    show({ ...few, facets });
    expect(isOffered()).toBe(false);
    cleanup();
    const [color, ...others] = facets;
    if (color === undefined) throw new Error("No facet");
    const chosen = { ...color, options: color.options.map((option) => ({ ...option, isSelected: true })) };
    show({ ...few, facets: [chosen, ...others] });
    expect(isOffered()).toBe(true);
  });

  it("says so if it used a corrected query", () => {
    show({ ...searchSample, query: "velvt chiar", correctedQuery: "velvet chair" });
    expect(title()).toBe("Results for “velvet chair”");
    const head = screen.getByText(/No match for/).closest("header");
    expect(head?.textContent).toBe(
      "Results for “velvet chair”No match for “velvt chiar”. These are results for “velvet chair”.",
    );
  });

  it("leads on to the departments below results that fill at most two rows", () => {
    const tiles = () => screen.queryByRole("navigation", { name: "Shop by department" });
    show({ ...searchSample, total: 8 });
    expect(tiles()?.querySelectorAll("a > picture")).toHaveLength(1);
    expect(address("Living Room")).toBe("/browse/living-room");
    cleanup();
    show({ ...searchSample, total: 9 });
    expect(tiles()).toBeNull();
  });

  it("shows a row of trending products that is as wide as the page [PROD-07]", async () => {
    show(searchSample);
    const row = await screen.findByRole("region", { name: "Trending Products" });
    expect(row).toHaveAttribute("data-layout", "products");
  });

  it("has suggestions if nothing was found", () => {
    show(nothingFoundSample);
    expect(title()).toBe("Nothing found for “helicopter”");
    expect(screen.getByRole<HTMLInputElement>("combobox", { name: "Search again" }).value).toBe("helicopter");
    expect(address("floor lamp")).toBe("/search?query=floor%20lamp");
    expect(address("Living Room")).toBe("/browse/living-room");
    expect(document.querySelector("[type=checkbox]")).toBeNull();
  });

  it("shows the departments without a query", () => {
    show(null);
    expect(title()).toBe("Search");
    expect(address("Living Room")).toBe("/browse/living-room");
  });
});
