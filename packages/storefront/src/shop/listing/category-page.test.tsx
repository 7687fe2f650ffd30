import type { CategoryPage as Category } from "@store/contract/catalog";
import { LinkProvider } from "@store/ui-kit/link";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import { createRoutesStub, useLoaderData, useLocation } from "react-router";
import { describe, expect, it } from "vitest";
import { answeringStore } from "../../web/hydration/answering-store.fixture.ts";
import { RouterLink } from "../../web/navigation/router-link.tsx";
import { CategoryPage } from "./category-page.tsx";
import { categorySample, fullListingSample } from "./listing.samples.ts";
import { productCardsSample } from "./product-cards.samples.ts";

const path = "/browse/sofas";
const trending = { title: "Trending Products", items: productCardsSample };
const results = () => within(screen.getByRole("region", { name: "Results" })).getAllByRole("article");
const address = () => document.getElementById("address")?.textContent;

/** Renders a category whose service responds to each URL as the test says. */
async function show(answer: (search: URLSearchParams) => Category | Promise<Category>, start = path) {
  function Page() {
    const category = useLoaderData<Category>();
    const { pathname, search } = useLocation();
    return (
      <LinkProvider component={RouterLink}>
        <CategoryPage category={category} path={path} />
        <p id="address">{pathname + search}</p>
      </LinkProvider>
    );
  }
  const Shop = createRoutesStub([
    {
      path,
      Component: Page,
      loader: ({ request }) => answer(new URL(request.url).searchParams),
      HydrateFallback: () => null,
    },
  ]);
  render(
    <Provider store={answeringStore(() => trending)}>
      <Shop initialEntries={[start]} />
    </Provider>,
  );
  await screen.findByRole("heading", { level: 1 });
}

const selected = (search: URLSearchParams): Category => ({
  ...categorySample,
  facets: categorySample.facets.map((facet) => ({
    ...facet,
    options: facet.options.map((option) => ({
      ...option,
      isSelected: search.get(facet.name)?.split(",").includes(option.value) ?? false,
    })),
  })),
  total: search.has("color") ? 2 : 4,
});
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });

describe("CategoryPage", () => {
  it("shows the category's name, its siblings and its product count", async () => {
    await show(() => categorySample);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Sofas & Loveseats");
    expect(screen.getByText("4 items")).toBeTruthy();
    expect(results()).toHaveLength(4);
    const categories = screen.getByRole("navigation", { name: "Categories" });
    expect(within(categories).getByRole("link", { current: "page" }).textContent).toBe("Sofas & Loveseats");
  });

  it("links to other categories if it is empty", async () => {
    await show(() => ({ ...categorySample, items: [], total: 0 }));
    expect(screen.getByRole("link", { name: "Continue Shopping" }).getAttribute("href")).toBe("/");
  });

  it("is a form to its own URL without scripts", async () => {
    await show(() => categorySample);
    const { form } = box(/^Oat/);
    expect([form?.getAttribute("action"), form?.method]).toEqual([path, "get"]);
    const sort = screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort by" });
    expect([sort.form, sort.name]).toEqual([form, "sort"]);
  });
});

describe("below the results", () => {
  it("shows a row of trending products [PROD-07]", async () => {
    await show(() => categorySample);
    const row = await screen.findByRole("region", { name: "Trending Products" });
    expect(await within(row).findAllByRole("article")).toHaveLength(productCardsSample.length);
    expect(row).toHaveAttribute("data-layout", "products-listing");
  });
});

describe("filtering a list", () => {
  it("puts every selection into the URL, and a second one includes the first", async () => {
    await show(selected);
    await userEvent.click(box(/^Oat/));
    await userEvent.click(box(/^Moss/));
    await waitFor(() => expect(address()).toBe(`${path}?color=oat,moss`));
    expect([box(/^Oat/).checked, box(/^Moss/).checked]).toEqual([true, true]);
    expect(screen.getByRole("status").textContent).toBe("2 items");
  });

  it("shows a selection at once and keeps the old list while the new one loads", async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await show(async (search) => {
      if (search.has("color")) await arrived;
      return selected(search);
    });
    await userEvent.click(box(/^Oat/));
    expect(box(/^Oat/).checked).toBe(true);
    await waitFor(() => expect(screen.getByRole("region", { name: "Results" }).ariaBusy).toBe("true"));
    expect(results()).toHaveLength(4);
    arrive();
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("2 items"));
    expect(document.activeElement).toBe(box(/^Oat/));
  });

  it("removes one filter with its chip, all with one link, and keeps the focus in the results", async () => {
    await show(selected, `${path}?color=oat,moss`);
    const chips = screen.getByRole("list", { name: "Chosen filters" });
    expect(within(chips).getByRole("link", { name: "Clear all" }).getAttribute("href")).toBe(path);
    await userEvent.click(within(chips).getByRole("link", { name: "Remove Oat" }));
    await waitFor(() => expect(address()).toBe(`${path}?color=moss`));
    await userEvent.click(screen.getByRole("link", { name: "Remove Moss" }));
    await waitFor(() => expect(screen.queryByRole("list", { name: "Chosen filters" })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("region", { name: "Results" })));
  });

  it("says so if nothing matches", async () => {
    await show((search) => ({ ...selected(search), items: [], total: 0 }), `${path}?color=ink`);
    expect(screen.getByText(/Nothing here matches/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Remove Ink" })).toBeTruthy();
  });
});

describe("sorting and paginating a list", () => {
  const paged = (search: URLSearchParams): Category => ({
    ...categorySample,
    ...fullListingSample,
    facets: [],
    sort: search.get("sort") === "name" ? "name" : "featured",
    page: Number(search.get("page") ?? 1),
  });

  it("starts at the first page after sorting", async () => {
    await show(paged, `${path}?page=2`);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Name");
    await waitFor(() => expect(address()).toBe(`${path}?sort=name`));
  });

  it("paginates by links and moves to the start of the results", async () => {
    await show(paged);
    const pages = screen.getByRole("navigation", { name: "Pages" });
    expect(within(pages).getByRole("link", { name: "Page 1" }).getAttribute("aria-current")).toBe("page");
    const next = within(pages).getByRole("link", { name: /Next/ });
    expect(next.getAttribute("rel")).toBe("next");
    await userEvent.click(next);
    await waitFor(() => expect(address()).toBe(`${path}?page=2`));
    expect(await screen.findByRole("link", { name: /Previous/ })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("region", { name: "Results" })));
    expect(screen.getByText("Showing 5-8 of 11")).toBeTruthy();
  });
});
