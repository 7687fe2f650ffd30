import type { Locator } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expect, expectScripts, test } from "./set-up/journey.ts";

/** Checks that the one chosen element has a style that the others do not have. */
async function expectTold(
  elements: Locator,
  property: "borderBottomColor" | "borderBottomWidth" | "color",
): Promise<void> {
  const styles = await elements.evaluateAll(
    (all, name) =>
      all.map((one) => ({
        isChosen: one.matches("[aria-current], [aria-expanded=true]"),
        style: getComputedStyle(one)[name],
      })),
    property,
  );
  const chosen = styles.filter(({ isChosen }) => isChosen).map(({ style }) => style);
  const others = styles.filter(({ isChosen }) => !isChosen).map(({ style }) => style);
  expect([chosen.length, others.length > 0]).toEqual([1, true]);
  expect(others).not.toContain(chosen[0]);
}

test("forced colors tell the chosen picture, the current list and the chosen piece", { tag: "@us-desktop" }, async ({
  page,
  storeUrl,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(`${storeUrl}/product/${sampleSkus.sofa}`);
  await expectTold(page.locator("[data-part=gallery-thumbnail]"), "borderBottomWidth");
  if (wide) await page.setViewportSize(wide);

  await page.goto(`${storeUrl}/browse/sofas`);
  await expectTold(page.locator("[data-part=subcategory]"), "borderBottomWidth");
  await expectTold(page.locator("[data-part=breadcrumbs] a"), "color");

  await page.goto(`${storeUrl}/sectional-planner/dune?design=10.LAS.ARM.RAS`);
  await expectScripts(page);
  const plan = page.getByRole("group", { name: "Plan, seen from above" });
  const pieces = plan.locator("[data-kind=piece]");
  await pieces.first().click();
  await expect(pieces.first()).toHaveAttribute("aria-expanded", "true");
  await page.mouse.move(0, 0);
  await expectTold(pieces, "borderBottomColor");
});
