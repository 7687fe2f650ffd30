import type { Page } from "@playwright/test";
import { expect, expectScripts, test } from "./set-up/journey.ts";
import { viewCart } from "./set-up/shopper.ts";

const plan = (page: Page) => page.getByRole("group", { name: "Plan, seen from above" });
const main = (page: Page) => page.getByRole("main");
const total = (page: Page) => main(page).locator("[data-part=planner-sum] strong");
const head = (page: Page) => page.locator("[data-part=cart-design-head]");

/** Opens the planner with its scripts. */
async function openPlanner(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectScripts(page);
  await page.waitForLoadState("networkidle");
}

test("undoing an added piece keeps the focus on the plan, so that the next key works", { tag: "@us-desktop" }, async ({
  page,
  storeUrl,
}) => {
  await openPlanner(page, `${storeUrl}/sectional-planner/dune`);
  await plan(page).getByRole("button").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(plan(page).getByRole("button", { name: /^Left-Arm Seat, piece 1 of 1/ })).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(plan(page).getByRole("button", { name: /^Add the first piece/ })).toBeFocused();
  await page.keyboard.press("Control+y");
  await expect(plan(page).getByRole("button", { name: /^Left-Arm Seat, piece 1 of 1/ })).toBeVisible();
});

test("what a command did is read aloud, also if its total is known at once", { tag: "@us-desktop" }, async ({
  page,
  storeUrl,
}) => {
  await openPlanner(page, `${storeUrl}/sectional-planner/dune?design=10.LAS.ARM.RAS`);
  const heard = await page.locator("[data-part=planner] > p[role=status]").evaluateHandle((status) => {
    const texts: (string | null)[] = [];
    new MutationObserver(() => texts.push(status.textContent)).observe(status, { childList: true, subtree: true });
    return texts;
  });
  await plan(page)
    .getByRole("button", { name: /^Armless Seat/ })
    .focus();
  await page.keyboard.press("Delete");
  await expect(page.locator("[data-part=planner] > p[role=status]")).toHaveText("Total $2,598.00.");
  await page.keyboard.press("Control+z");
  await expect(total(page)).toHaveText("$3,597.00");
  await expect
    .poll(() => heard.jsonValue())
    .toEqual([
      "Armless Seat removed. 2 pieces, 80 by 39 inches.",
      "Total $2,598.00.",
      "Undone. 3 pieces, 112 by 39 inches.",
      "Total $3,597.00.",
    ]);
});

for (const [name, query] of [
  ["Remove all", "?design=10.LAS.ARM.RAS"],
  ["Add it as another design instead", "?design=10.LAS.ARM.RAS&replaces=d-1"],
  ["Restore my design", ""],
] as const) {
  test(`"${name}" goes away when it is pressed, and leaves the focus in the planner`, {
    tag: ["@us-desktop", "@deep"],
  }, async ({ page, storeUrl }) => {
    await openPlanner(page, `${storeUrl}/sectional-planner/dune?design=10.LAS.ARM.RAS`);
    await openPlanner(page, `${storeUrl}/sectional-planner/dune${query}`);
    const link = page.getByRole("link", { name, exact: true });
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(link).toHaveCount(0);
    await expect(main(page).locator(":focus")).toHaveCount(1);
  });
}

test("a changed design replaces the one in the cart, and the confirmation stays until it is closed", {
  tag: ["@us-desktop", "@deep"],
}, async ({ page, storeUrl }) => {
  await openPlanner(page, `${storeUrl}/sectional-planner/dune?design=10.LAS.2xARM.RAS`);
  await main(page).getByRole("button", { name: "Add All to Cart" }).click();
  await viewCart(page);
  await page.getByRole("link", { name: "Edit this design: Dune Sectional" }).click();
  await expect(page.getByText("You are changing a design of your cart.")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await plan(page)
    .getByRole("button", { name: /^Right-Arm Seat/ })
    .click();
  await page.getByRole("menuitem", { name: "Right-Arm Chaise" }).click();
  await expect(total(page)).toHaveText("$4,896.00");
  await main(page).getByRole("button", { name: "Add All to Cart" }).click();
  const popup = page.getByRole("dialog", { name: "4 items added to your cart" });
  await expect(popup).toBeVisible();
  await expect.poll(() => new URL(page.url()).searchParams.get("replaces")).toBeNull();
  await expect(popup.getByRole("button", { name: "Close" })).toBeVisible();
  await viewCart(page);
  await expect(head(page)).toHaveCount(1);
  await expect(head(page)).toContainText("4 pieces: $4,896.00");
});
