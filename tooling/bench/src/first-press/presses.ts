import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { replacesAttribute } from "@store/ui-kit/early-protocol";
import type { Locator, Page } from "playwright";

/** The first thing that a shopper does on a page. */
export interface FirstPress {
  readonly name: string;
  readonly path: string;
  /** What is pressed. */
  readonly target: (page: Page) => Locator;
  /** Resolves when the page answers, whether the browser or the application does. */
  readonly answer: (page: Page) => Promise<unknown>;
  /** What has to be opened before on a phone. */
  readonly openOnPhone?: (page: Page) => Locator;
  /** The only width that has it. */
  readonly width?: "desktop" | "phone";
}

const addButton = (page: Page) => page.getByRole("button", { name: /^Add/ }).first();
const layerOrCart = (page: Page) => page.getByRole("dialog").or(page.getByRole("heading", { level: 1, name: "Cart" }));

const choices = `a[${replacesAttribute}]`;

/** One press of each kind that a page to read has. */
export const firstPresses: readonly FirstPress[] = [
  {
    name: "link",
    path: "/",
    target: (page) => page.locator("main a[href^='/browse/']:visible").first(),
    answer: (page) => page.waitForURL(/\/browse\//, { waitUntil: "domcontentloaded" }),
  },
  {
    name: "Add",
    path: `/product/${sampleSkus.lamp}`,
    target: addButton,
    answer: (page) => layerOrCart(page).waitFor(),
  },
  {
    name: "Add of a card",
    path: "/browse/lighting",
    target: (page) => page.locator("[data-part=card-add] button").first(),
    answer: (page) => layerOrCart(page).waitFor(),
  },
  {
    name: "fabric",
    path: `/product/${sampleSkus.sofa}`,
    target: (page) => page.locator(choices).nth(3),
    answer: (page) =>
      page.waitForFunction((links) => document.querySelectorAll(links)[3]?.ariaCurrent === "true", choices),
  },
  {
    name: "filter",
    path: "/browse/living-room",
    openOnPhone: (page) => page.locator("summary[data-part=filter-summary]"),
    // On a phone they are in a drawer if the application runs by then.
    target: (page) => page.getByRole("main").or(page.getByRole("dialog")).getByRole("checkbox").first(),
    answer: (page) => page.waitForURL(/\?/, { waitUntil: "domcontentloaded" }),
  },
  {
    name: "menu",
    path: "/",
    width: "phone",
    target: (page) => page.getByRole("button", { name: "Menu" }),
    answer: (page) => page.locator("#shop-menu:popover-open").waitFor(),
  },
  {
    name: "arrow of a row",
    path: "/",
    width: "desktop",
    target: (page) => page.getByRole("button", { name: /^Next,/ }).first(),
    answer: (page) =>
      page.waitForFunction(() => (document.querySelector("[data-part=carousel-strip]")?.scrollLeft ?? 0) > 20),
  },
];
