import "@store/ui-kit/styles.css";
import "../../shop/search/search-box.css";
import "./layout.css";
import { cleanup, render } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { suggestionsSample } from "../../shop/search/search-box.samples.ts";
import { answeringStore } from "../../web/hydration/answering-store.fixture.ts";
import { Header } from "./header.tsx";
import { modernStoreSample, navigationSample, shipToSample, storeSample } from "./layout.samples.ts";

const place = { otherSiteUrl: "http://localhost:3001/", shipTo: shipToSample };

const stores = { general: storeSample, modern: modernStoreSample };
const brands = ["general", "modern"] as const;

afterEach(cleanup);

async function show(width: number, brand: (typeof brands)[number] = "general") {
  await page.viewport(width, 900);
  document.documentElement.dataset.brand = brand;
  render(
    <Provider store={answeringStore(() => suggestionsSample)}>
      <Header {...navigationSample} store={stores[brand]} {...place} cartCount={2} />
      <main id="content" style={{ paddingTop: "38rem" }}>
        <h1>Below</h1>
      </main>
    </Provider>,
    // As in the store, where the header is a child of the body.
    { container: document.body },
  );
  // The pointer of an earlier test could still be over a department.
  await userEvent.hover(page.getByRole("heading", { name: "Below" }));
}

const openPanels = () => document.querySelectorAll(":popover-open").length;
const livingRoom = () => page.getByRole("button", { name: "Living Room: show categories" });

describe("a department's panel", () => {
  it("opens from its button and returns the focus on Escape", async () => {
    await show(1440);
    await userEvent.click(livingRoom());
    await expect.element(page.getByRole("link", { name: "Sectionals" })).toBeVisible();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe("Sofas & Loveseats");
    await userEvent.keyboard("{Escape}");
    expect(openPanels()).toBe(0);
    expect(document.activeElement).toBe(livingRoom().element());
  });

  it("closes when the keyboard focus leaves it", async () => {
    await show(1440);
    await userEvent.click(livingRoom());
    expect(openPanels()).toBe(1);
    // Five categories, all of them, the feature, and the next department.
    for (let stop = 0; stop < 8; stop += 1) await userEvent.tab();
    expect(document.activeElement?.textContent).toBe("Dining Room");
    expect(openPanels()).toBe(0);
  });

  it("opens below the header while the pointer is over the department, one at a time", async () => {
    await show(1440);
    await userEvent.hover(page.getByRole("link", { name: "Living Room", exact: true }));
    await vi.waitFor(() => expect(openPanels()).toBe(1));
    await userEvent.hover(page.getByRole("link", { name: "Lighting", exact: true }));
    await expect.element(page.getByRole("link", { name: "Pendants" })).toBeVisible();
    expect(openPanels()).toBe(1);
    await vi.waitFor(() => {
      const panel = document.querySelector(":popover-open")?.getBoundingClientRect();
      const header = document.querySelector("header")?.getBoundingClientRect();
      expect(Math.abs((panel?.top ?? 0) - (header?.bottom ?? 0))).toBeLessThan(1);
    });
    await userEvent.hover(page.getByRole("heading", { name: "Below" }));
    await vi.waitFor(() => expect(openPanels()).toBe(0));
  });
});

describe("the menu of a phone", () => {
  it("has every department behind one button, and the page behind it does not scroll", async () => {
    await show(390);
    await userEvent.click(page.getByRole("button", { name: "Menu" }));
    const summaries = [...document.querySelectorAll<HTMLElement>("#shop-menu summary")];
    expect(summaries.map((summary) => summary.textContent)).toContain("Rugs & Decor");
    await userEvent.click(summaries[0] ?? document.body);
    await expect.element(page.getByRole("link", { name: "Sectionals" })).toBeVisible();
    expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
    await userEvent.click(page.getByRole("button", { name: "Close menu" }));
    expect(openPanels()).toBe(0);
    expect(getComputedStyle(document.documentElement).overflow).toBe("visible");
  });

  it("closes when the keyboard focus leaves it, so that the focus is never below it", async () => {
    await show(390);
    await userEvent.click(page.getByRole("button", { name: "Menu" }));
    const links = document.querySelectorAll<HTMLElement>("#shop-menu a");
    [...links].at(-1)?.focus();
    expect(openPanels()).toBe(1);
    await userEvent.tab();
    expect(document.activeElement?.closest("#shop-menu")).toBeNull();
    expect(openPanels()).toBe(0);
  });
});

describe.each(brands)("the header of a phone whose page is scrolled, %s", (brand) => {
  it("keeps the row of the logo, and brings the search field back by its icon", async () => {
    await show(390, brand);
    document.querySelector("main")?.style.setProperty("height", "200rem");
    const bar = () => document.querySelector('[data-part="home-link"]')?.getBoundingClientRect();
    const field = () => page.getByRole("combobox", { name: "Search" }).element().getBoundingClientRect();
    const { top = 0 } = bar() ?? {};
    expect(field().top).toBeGreaterThan(top);
    window.scrollTo(0, 800);
    await vi.waitFor(() => expect(field().bottom).toBeLessThanOrEqual(bar()?.bottom ?? 0));
    expect(bar()?.top).toBeGreaterThanOrEqual(0);
    const below = document.elementFromPoint(195, (bar()?.bottom ?? 0) + 20);
    expect(below?.closest("header"), "what is in sight below the row can be pressed").toBeNull();
    document.querySelector<HTMLElement>('[data-part="search-find"]')?.click();
    await vi.waitFor(() => expect(field().top).toBeGreaterThanOrEqual(bar()?.bottom ?? 0));
    expect(document.activeElement?.id).toBe("shop-search");
    expect(window.scrollY).toBe(800);
    window.scrollTo(0, 0);
  });
});

describe.each(brands)("the header of the %s brand", (brand) => {
  it.each([
    [769, "Shop"],
    [768, "Menu"],
  ] as const)("at %i pixels shows its departments as %s [CONST-01]", async (width, shown) => {
    await show(width, brand);
    expect(page.getByRole("button", { name: "Menu" }).elements()).toHaveLength(shown === "Menu" ? 1 : 0);
    expect(page.getByRole("navigation", { name: "Shop" }).elements()).toHaveLength(shown === "Shop" ? 1 : 0);
  });

  it.each([320, 390, 768, 769, 1280, 1440])("fits %i pixels", async (width) => {
    await show(width, brand);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  it("has large enough touch targets in a phone's header", async () => {
    await show(390, brand);
    const targets = [...document.querySelectorAll("header :is(a, button)")].filter((target) =>
      target.checkVisibility({ visibilityProperty: true }),
    );
    const small = targets
      .filter((target) => !target.matches("[data-part=skip-link], [data-part=announcement] p *"))
      .filter((target) => target.getBoundingClientRect().height < 44);
    expect(small.map((target) => target.textContent)).toEqual([]);
  });
});
