import "@store/ui-kit/styles.css";
import "../../shop/search/search-box.css";
import "./layout.css";
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { CheckoutHeader } from "./checkout-header.tsx";
import { Header } from "./header.tsx";
import { modernStoreSample, navigationSample, shipToSample, storeSample } from "./layout.samples.ts";

const place = { otherSiteUrl: "http://localhost:3001/", shipTo: shipToSample };

const account = { firstName: "Maximiliane-Alexandra" };
const stores = { general: storeSample, modern: modernStoreSample };
const { style, dataset } = document.documentElement;

afterEach(() => {
  cleanup();
  style.removeProperty("font-size");
});

/** The visible boxes in the bar. */
function shownBoxes(): DOMRect[] {
  return [...document.querySelectorAll('[data-part="header-bar"] > :not([popover])')]
    .filter((part) => part.checkVisibility())
    .map((part) => part.getBoundingClientRect());
}

const overlap = (a: DOMRect, b: DOMRect) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

describe.each(["general", "modern"] as const)("the %s header with text twice as large", (brand) => {
  const widths = [320, 390, 768, 769, 1024, 1152, 1280].flatMap((width) => [
    { width, who: "a guest", account: null },
    { width, who: "a long name", account },
  ]);

  it.each(widths)("has space for all its parts at $width pixels, with $who", async ({ width, account }) => {
    await page.viewport(width, 900);
    dataset.brand = brand;
    style.fontSize = "200%";
    const store = stores[brand];
    render(<Header {...navigationSample} store={store} {...place} cartCount={2} account={account} />);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const boxes = shownBoxes();
    expect(boxes.length).toBeGreaterThanOrEqual(4);
    const clashes = boxes.flatMap((box, index) => boxes.slice(index + 1).filter((other) => overlap(box, other)));
    expect(clashes).toEqual([]);
    const search = document.querySelector('[data-part="header-bar"] > search > form');
    const { left = 0, top = 0, height = 0 } = search?.getBoundingClientRect() ?? {};
    expect(search?.contains(document.elementFromPoint(left + 20, top + height / 2)), "is pressed").toBe(true);
  });

  it.each([
    [320, "200%"],
    [390, "200%"],
    [320, "100%"],
    [390, "100%"],
    [1280, "200%"],
  ])("has space for the name and the link to the cart in the checkout at %i pixels and %s", async (width, fontSize) => {
    await page.viewport(width, 900);
    dataset.brand = brand;
    style.fontSize = fontSize;
    render(<CheckoutHeader store={stores[brand]} account={account} />);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const [sign, links] = shownBoxes();
    expect(sign && links && overlap(sign, links)).toBe(false);
  });
});
