import type { Page } from "@playwright/test";
import { readLines } from "./set-up/cart.ts";
import { expect, expectNoBarrier, test } from "./set-up/journey.ts";
import { open3d } from "./set-up/open-3d.ts";
import { openSecondStore, type SecondStore } from "./set-up/open-second-store.ts";

let store: SecondStore;

// Its planner is the configurator of somebody else, which knows no layouts.
test.beforeAll(async () => {
  test.setTimeout(180_000);
  store = await openSecondStore();
});

const planner = (query = "") => `${store.addresses.us}/sectional-planner/dune${query}`;
const expectDesign = (page: Page, design: string) =>
  expect.poll(() => new URL(page.url()).searchParams.get("design")).toBe(design);
const total = (page: Page) => page.locator("[data-part=planner-sum] strong").first();
const list = (page: Page) => page.getByRole("list", { name: "Pieces from left to right" });
const noPlan = "The 3D view's pieces do not join as a plan. The plan and the list stay as they were.";
const otherPieces = "The 3D view shows other pieces than the plan and the list.";
const tag = ["@us-desktop", "@one-brand", "@one-width"];

test("a configurator of another origin that sends item types alone changes plan, list, details, total and cart [SECT-02] [SECT-24]", {
  tag: [...tag, "@deep"],
}, async ({ page, faults }) => {
  test.slow();
  // The accessibility check speaks to every frame.
  faults.allow(/target origin provided/);
  const frame = await open3d(page, planner());
  const told = frame.locator("#told");
  await expectDesign(page, "10.LAS.RAS");
  await expect(total(page)).toHaveText("$2,598.00");
  await expectNoBarrier(page);
  await frame.getByRole("button", { name: "Add ARM" }).click();
  await expectDesign(page, "10.LAS.ARM.RAS");
  await expect(total(page)).toHaveText("$3,597.00");
  await expect(list(page)).toContainText("Armless Seat");
  // It is told the panel, the fabric and the price that it asked for.
  await expect(told).toContainText('"itemType":"ARM","currentPrice":99900,"regularPrice":99900');
  await expect(told).toContainText('"panel":"BuildSectional"');
  await page.getByRole("tab", { name: "2. Select Fabric" }).click();
  await expect(told).toContainText('"panel":"SelectFabric"');
  await page.getByRole("link", { name: /Slate Linen/ }).click();
  await expect(told).toContainText('"fabricChoiceCode":"SLATELINEN"');
  const flyout = page.getByRole("dialog", { name: "Slate Linen" });
  await expect(flyout).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(flyout).toBeHidden();
  await frame.getByRole("button", { name: "Remove RAS" }).click();
  await frame.getByRole("button", { name: "Add RAC" }).click();
  await expectDesign(page, "10.LAS.ARM.RAC");
  await expect(total(page)).toHaveText("$3,897.00");
  await page.getByRole("link", { name: "Sectional Details" }).click();
  const details = page.getByRole("dialog", { name: "Sectional Details" });
  await expect(details.getByRole("list", { name: "Pieces" }).getByRole("listitem")).toHaveCount(3);
  await expect(details).toContainText("Right-Arm Chaise");
  await details.getByRole("button", { name: "Add All to Cart" }).click();
  await expect(page.getByRole("dialog", { name: /items? added to your cart/ })).toContainText("$3,897.00");
  const lines = await readLines(page, store.addresses.us);
  expect(lines.map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
});

test("pieces that join to no plan are said plainly, and plan, total and cart stay; the next ones that join are heard", {
  tag,
}, async ({ page }) => {
  test.slow();
  const frame = await open3d(page, planner());
  await frame.getByRole("button", { name: "Add LAS" }).click();
  await expect(page.getByText(noPlan)).toBeVisible();
  await expectDesign(page, "10.LAS.RAS");
  await expect(total(page)).toHaveText("$2,598.00");
  await frame.getByRole("button", { name: "Remove LAS" }).first().click();
  await expect(page.getByText(noPlan)).toHaveCount(0);
  await frame.getByRole("button", { name: "Add COR" }).click();
  await expectDesign(page, "10.LAS.COR.RAS");
  await expect(total(page)).toHaveText("$3,797.00");
  await page.getByRole("button", { name: "Add All to Cart" }).click();
  await expect(page.getByRole("dialog", { name: /items? added to your cart/ })).toContainText("$3,797.00");
  await expect(page.getByRole("heading", { name: "Oops!" })).toHaveCount(0);
});

test("what the frame begins with leaves the shopper's design as it is; an edit of the page that it does not answer does not make the page deaf", {
  tag,
}, async ({ page }) => {
  test.slow();
  const frame = await open3d(page, planner("?design=10.LAS.ARM.RAS"));
  await expect(page.getByText(otherPieces)).toBeVisible();
  await expectDesign(page, "10.LAS.ARM.RAS");
  await frame.getByRole("button", { name: "Add ARM" }).click();
  await expect(page.getByText(otherPieces)).toHaveCount(0);
  await expectDesign(page, "10.LAS.ARM.RAS");
  await list(page)
    .getByRole("button", { name: /^Change Armless Seat/ })
    .press("Enter");
  await page.getByRole("menuitem", { name: "Remove", exact: true }).press("Enter");
  await expectDesign(page, "10.LAS.RAS");
  await expect(page.getByText(otherPieces)).toBeVisible();
  await frame.getByRole("button", { name: "Add ARM" }).click();
  await expectDesign(page, "10.LAS.2xARM.RAS");
  await expect(page.getByText(otherPieces)).toHaveCount(0);
});
