import "@store/ui-kit/styles.css";
import "@store/product-ui/styles.css";
import "../../app/frame/layout.css";
import "../home/home.css";
import "./listing.css";
import { cleanup, render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import { createRoutesStub } from "react-router";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { answeringStore } from "../../web/hydration/answering-store.fixture.ts";
import { CategoryPage } from "./category-page.tsx";
import { categorySample } from "./listing.samples.ts";

afterEach(cleanup);

const boxOf = (selector: string) => {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`The page has no ${selector}.`);
  return element.getBoundingClientRect();
};
const items = [1, 2, 3].flatMap((part) =>
  categorySample.items.map((item) => ({ ...item, id: `${item.id}-${part}`, sku: `${item.sku}${part}` })),
);
const summary = "[data-part=filter-summary]";

it.each(["general", "modern"])(
  "starts with its products on a phone, and keeps the filters in reach, %s",
  async (brand) => {
    await page.viewport(390, 844);
    document.documentElement.dataset.brand = brand;
    const Page = () => <CategoryPage category={{ ...categorySample, items, total: 12 }} path="/browse/sofas" />;
    const Shop = createRoutesStub([{ path: "/browse/sofas", Component: Page }]);
    render(
      <Provider store={answeringStore(() => ({ title: "", items: [] }))}>
        <Shop initialEntries={["/browse/sofas"]} />
      </Provider>,
    );
    await screen.findByRole("heading", { level: 1 });
    const [count, button] = [boxOf("[data-part=listing-count]"), boxOf(summary)];
    expect(Math.abs(count.top + count.bottom - button.top - button.bottom) / 2).toBeLessThan(4);
    expect(count.right).toBeLessThan(button.left);
    expect(boxOf("article").top).toBeLessThan(220);
    expect(boxOf("[data-part=category-head] > p").top).toBeGreaterThan(boxOf("[data-part=product-grid]").bottom);
    scrollTo({ top: 600, behavior: "instant" });
    await expect.poll(() => boxOf(summary).top).toBeGreaterThan(0);
    expect(boxOf(summary).bottom).toBeLessThan(200);
    // As one bar from edge to edge, below which no card shows through, with the count in it.
    const bar = boxOf("[data-part=listing-filters]");
    expect([bar.left, bar.right]).toEqual([0, document.documentElement.clientWidth]);
    const inBar = boxOf("[data-part=listing-count]");
    expect(inBar.top).toBeGreaterThanOrEqual(bar.top);
    expect(inBar.bottom).toBeLessThanOrEqual(bar.bottom);
    expect(document.elementFromPoint(8, bar.top + 8)?.closest("article") ?? null).toBeNull();
    scrollTo({ top: 0, behavior: "instant" });
  },
);
