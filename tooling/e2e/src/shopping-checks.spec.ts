import { test as plain } from "@playwright/test";
import { expect, test } from "./set-up/journey.ts";
import { cartChecks, checkoutChecks } from "./shopping-checks/cart-and-checkout.ts";
import { listChecks, searchChecks } from "./shopping-checks/lists.ts";
import { firstScreenChecks, sofaChecks } from "./shopping-checks/product-page.ts";
import { shoppingChecks } from "./shopping-checks/shopping-checks.ts";
import type { PageTest } from "./shopping-checks/visit.ts";

/** The checks of one visit, in their order. */
const visits: Readonly<Record<string, readonly PageTest[]>> = {
  "the page of a sofa": sofaChecks,
  "first screens": firstScreenChecks,
  "a department": listChecks,
  "the search": searchChecks,
  "cart and checkout": [...cartChecks, ...checkoutChecks],
};

plain("forty checks are listed, at least 28 pass, and those alone have a page test", () => {
  const passing = shoppingChecks.flatMap(({ state }, index) => (state === "passes" ? [index + 1] : []));
  const tested = Object.values(visits).flatMap((checks) => checks.map(({ number }) => number));
  expect(shoppingChecks).toHaveLength(40);
  expect(passing.length).toBeGreaterThanOrEqual(28);
  expect(tested.sort((one, other) => one - other)).toEqual(passing);
  expect(shoppingChecks.filter(({ state, needs }) => (state === "passes") === Boolean(needs))).toEqual([]);
});

const brandsAndWidths = ["@us-phone", "@usModern-desktop", "@us-desktop", "@usModern-phone"];

for (const [place, checks] of Object.entries(visits))
  for (const [turn, tag] of brandsAndWidths.entries())
    test(`shopping checks of ${place} pass ${tag}`, {
      // Each brand and each width once; the other two of the four take as long again.
      tag: [tag, "@one-brand", "@one-width", ...(turn > 1 ? ["@deep"] : [])],
    }, async ({ page, storeUrl, isMobile, faults }) => {
      // The router warns of the browser's own links within a page.
      faults.allow(/use a blocker on a POP navigation/);
      const here = checks.filter(({ on }) => on === undefined || on === (isMobile ? "phone" : "desktop"));
      for (const { number, test: check } of here)
        await test.step(`${number}. ${shoppingChecks[number - 1]?.title}`, () => check({ page, storeUrl }));
    });
