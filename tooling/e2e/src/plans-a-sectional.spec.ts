import type { Locator, Page } from "@playwright/test";
import { beginAtReview } from "./set-up/begin-at-step.ts";
import { readLines } from "./set-up/cart.ts";
import { expect, expectScripts, expectSoundPage, expectStableLayout, forgetShifts, test } from "./set-up/journey.ts";
import { readMail } from "./set-up/mails.ts";
import { newEmail } from "./set-up/new-email.ts";
import { chicago, orderNumber } from "./set-up/shopper.ts";

const plan = (page: Page) => page.getByRole("group", { name: "Plan, seen from above" });
const addAll = (page: Page) => page.getByRole("main").getByRole("button", { name: "Add All to Cart", exact: true });
const total = (page: Page) => page.getByRole("main").locator("[data-part=planner-sum] strong");
const pieces = (page: Page, design: string) => page.getByRole("list", { name: `Pieces of ${design}`, exact: true });
const openEnd = "The right end is open: it has no arm.";
const popup = (page: Page) => page.getByRole("dialog", { name: /items? added to your cart/ });
/** One parameter of the address. */
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
const expectDesign = (page: Page, design: string) => expect.poll(() => parameter(page, "design")).toBe(design);

/** Opens the planner with its scripts. */
async function openPlanner(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectScripts(page);
  await page.waitForLoadState("networkidle");
}

/** Notes each sentence that the planner has read aloud. */
async function listen(page: Page): Promise<void> {
  await page.locator("[data-part=planner] > p[role=status]").evaluate((status) => {
    const heard: (string | null)[] = [];
    Object.assign(window, { heard });
    const note = () => heard.push(status.textContent);
    new MutationObserver(note).observe(status, { childList: true, characterData: true, subtree: true });
  });
}

type Step = readonly [key: string, focused: RegExp, ...said: string[]];

/** Presses each key, and expects the name of the button with the focus and all that is read aloud. */
async function pressKeys(page: Page, steps: readonly Step[]): Promise<void> {
  const takeHeard = (count: number) =>
    page.evaluate((last) => (window as unknown as { heard: string[] }).heard.splice(0, last), count);
  for (const [key, focused, ...said] of steps) {
    await page.keyboard.press(key);
    await expect(page.locator(":focus"), `the focus after ${key}`).toHaveAccessibleName(focused);
    for (const sentence of said)
      await expect.poll(() => takeHeard(1), { message: `what is said after ${key}` }).toEqual([sentence]);
  }
}

/** Presses the Tab key until one of these elements has the focus. */
async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  const isThere = async () => (await target.and(page.locator(":focus")).count()) > 0;
  for (let step = 0; step < 60 && !(await isThere()); step += 1) await page.keyboard.press(key);
  expect(await isThere(), `the ${key} key leads to ${target}`).toBe(true);
}

test("five pieces are put together and ordered with keys alone, at the prices of the plan [SECT-06] [SECT-08]", {
  tag: ["@us-desktop", "@deep"],
}, async ({ page, storeUrl }) => {
  test.slow();
  await openPlanner(page, `${storeUrl}/sectional-planner/dune`);
  await listen(page);
  await expectSoundPage(page);
  await tabTo(page, plan(page).getByRole("button", { name: "Add the first piece, 11 fit" }));
  await pressKeys(page, [["Enter", /^Left-Arm Seat$/]]);
  await expect(page.getByRole("menu", { name: "Add the first piece, 11 fit" })).toBeVisible();
  await expectSoundPage(page);
  const end = /^Add a piece at the right end, \d+ fit$/;
  await pressKeys(page, [
    ["Escape", /^Add the first piece, 11 fit$/],
    ["Space", /^Left-Arm Seat$/],
    [
      "Enter",
      /^Left-Arm Seat, piece 1 of 1, 40 by 39 inches$/,
      "Left-Arm Seat added. 1 piece, 40 by 39 inches.",
      "Total $1,299.00.",
    ],
    ["ArrowRight", end],
    ["Enter", /^Right-Arm Seat$/],
    ["a", /^Armless Seat$/],
    ["Enter", /^Armless Seat, piece 2 of 2/, "Armless Seat added. 2 pieces, 72 by 39 inches.", "Total $2,298.00."],
    ["ArrowDown", end],
    ["Enter", /^Right-Arm Seat$/],
    ["c", /^Corner$/],
    ["Enter", /^Corner, piece 3 of 3/, "Corner added. 3 pieces, 111 by 39 inches.", "Total $3,497.00."],
    ["ArrowRight", end],
    ["Enter", /^Right-Arm Seat$/],
    ["ArrowDown", /^Armless Seat$/],
    ["Enter", /^Armless Seat, piece 4 of 4/, "Armless Seat added. 4 pieces, 111 by 71 inches.", "Total $4,496.00."],
    ["ArrowRight", end],
    ["Enter", /^Right-Arm Seat$/],
    [
      "Enter",
      /^Right-Arm Seat, piece 5 of 5/,
      "Right-Arm Seat added. 5 pieces, 111 by 111 inches.",
      "Total $5,795.00.",
    ],
  ]);
  await tabTo(page, addAll(page));
  await page.keyboard.press("Enter");
  await expect(popup(page)).toContainText("5 items added to your cart");
  await expect(popup(page)).toContainText("$5,795.00");
  await tabTo(page, page.getByRole("link", { name: "View Cart & Checkout" }));
  await page.keyboard.press("Enter");
  await expect(pieces(page, "Dune Sectional").getByRole("listitem")).toHaveCount(4);
  await expect(page.locator("[data-part=cart-design-head]")).toContainText("5 pieces: $5,795.00");

  const email = newEmail("planner");
  await beginAtReview(page, storeUrl, { address: { ...chicago, email }, card: "4111 1111 1111 1111" });
  await page.getByRole("button", { name: "Place Order", exact: true }).click();
  const number = await orderNumber(page);
  const ordered = pieces(page, "Dune Sectional");
  const prices = [
    ["Left-Arm Seat", "$1,299.00"],
    ["Armless Seat", "$1,998.00"],
    ["Corner", "$1,199.00"],
    ["Right-Arm Seat", "$1,299.00"],
  ] as const;
  for (const [name, price] of prices)
    await expect(ordered.getByRole("listitem").filter({ hasText: `${name}, Stone Linen` })).toContainText(price);
  const mail = await readMail(email, new RegExp(number));
  for (const text of ["Dune Sectional", "$5,795.00", ...prices.flat()]) expect(mail).toContain(text);

  await page.getByRole("link", { name: "Edit this design: Dune Sectional" }).click();
  await expectDesign(page, "10.LAS.ARM.COR.ARM.RAS");
  expect(parameter(page, "replaces")).toBeNull();
  await expect(total(page)).toHaveText("$5,795.00");
});

test("each key of the plan does what its table says, and what it did is read aloud", {
  tag: ["@us-desktop", "@deep"],
}, async ({ page, storeUrl }) => {
  await openPlanner(page, `${storeUrl}/sectional-planner/dune`);
  await listen(page);
  await tabTo(page, page.getByRole("link", { name: "Small Corner" }));
  await page.keyboard.press("Enter");
  await tabTo(page, plan(page).getByRole("button"), "Shift+Tab");
  await pressKeys(page, [
    ["Home", /^Left-Arm Seat, piece 1 of 4/, "Small Corner opened. 4 pieces, 111 by 79 inches.", "Total $4,796.00."],
    ["End", /^Right-Arm Seat, piece 4 of 4/],
    ["ArrowLeft", /^Add a piece between Corner and Right-Arm Seat, \d fit$/],
    ["ArrowUp", /^Corner, piece 3 of 4/],
    ["ArrowRight", /^Add a piece between Corner and Right-Arm Seat, \d fit$/],
    ["Home", /^Left-Arm Seat, piece 1 of 4/],
    ["Shift+ArrowRight", /^Left-Arm Seat, piece 1 of 4/, "Left-Arm Seat fits at the left end only. Nothing changed."],
    ["ArrowDown", /^Add a piece between Left-Arm Seat and Armless Seat, \d fit$/],
    ["ArrowDown", /^Armless Seat, piece 2 of 4/],
    [
      "Shift+ArrowRight",
      /^Armless Seat, piece 3 of 4/,
      "Armless Seat moved to place 3. 4 pieces, 79 by 111 inches.",
      "Total $4,796.00.",
    ],
    ["Delete", /^Right-Arm Seat, piece 3 of 3/, "Armless Seat removed. 3 pieces, 79 by 79 inches.", "Total $3,797.00."],
    ["Control+z", /^Right-Arm Seat, piece 4 of 4/, "Undone. 4 pieces, 79 by 111 inches.", "Total $4,796.00."],
    ["Control+Shift+z", /^Right-Arm Seat, piece 3 of 3/, "Redone. 3 pieces, 79 by 79 inches.", "Total $3,797.00."],
    ["Control+z", /^Right-Arm Seat, piece 4 of 4/, "Undone. 4 pieces, 79 by 111 inches.", "Total $4,796.00."],
    ["Control+y", /^Right-Arm Seat, piece 3 of 3/, "Redone. 3 pieces, 79 by 79 inches.", "Total $3,797.00."],
    ["Control+y", /^Right-Arm Seat, piece 3 of 3/, "Nothing to redo."],
    ["Backspace", /^Corner, piece 2 of 2/, "Right-Arm Seat removed. 2 pieces, 79 by 39 inches.", "Total $2,498.00."],
    ["Tab", /^1\. Build Sectional$/],
    ["Shift+Tab", /^Corner, piece 2 of 2/],
  ]);
});

test("a layout is changed by touch; its fabric shows seven facts and a free swatch [SECT-04] [SECT-13] [SECT-14]", {
  tag: ["@caModern-phone", "@one-width"],
}, async ({ page, storeUrl }) => {
  await openPlanner(page, `${storeUrl}/sectional-planner/mesa`);
  await expectSoundPage(page);
  await page.getByRole("link", { name: "Sofa for Three" }).tap();
  await plan(page)
    .getByRole("button", { name: /^Armless Seat, piece 2 of 3/ })
    .tap();
  await expectSoundPage(page);
  await page.getByRole("menuitem", { name: "Armless Loveseat" }).tap();
  await expectDesign(page, "10.LAS.LOV.RAS");
  await expect(plan(page).getByRole("button", { name: /^Armless Loveseat, piece 2 of 3/ })).toBeVisible();

  await page.getByRole("tab", { name: "2. Select Fabric" }).tap();
  await page.getByRole("link", { name: /^Cognac Leather/ }).tap();
  await expect.poll(() => parameter(page, "fabric")).toBe("COGNACLEATHER");
  const flyout = page.getByRole("dialog", { name: "Cognac Leather" });
  await expect(flyout.getByRole("heading", { name: "Cognac Leather" })).toBeVisible();
  for (const fact of ["Price Group", "Fabric Type", "Content", "Origin", "Care Instructions"])
    await expect(flyout.getByRole("term").filter({ hasText: fact })).toBeVisible();
  await expect(flyout.getByRole("definition")).toHaveCount(5);
  const care = flyout.getByRole("list", { name: "Care" });
  await expect(care.getByRole("listitem")).toHaveText(["Dust with a dry cloth", "Condition twice a year"]);
  await expect(care.locator("svg")).toHaveCount(2);
  await expectSoundPage(page);
  await flyout.getByRole("button", { name: "Get Free Swatch" }).tap();
  const order = page.getByRole("dialog", { name: "Order Free Swatches" });
  await expect(order.getByRole("group", { name: "Leather" }).getByRole("checkbox", { name: /^Cognac/ })).toBeChecked();
  await expectSoundPage(page);
  await order.getByRole("button", { name: "Close" }).tap();
  await expect(order).toHaveCount(0);
});

test("a layout in leather is added on a phone once its terms are accepted [SECT-05] [SECT-07] [SECT-10]", {
  tag: ["@caModern-phone", "@one-brand", "@one-width", "@deep"],
}, async ({ page, storeUrl }) => {
  await openPlanner(page, `${storeUrl}/sectional-planner/mesa?design=10.LAS.LOV.RAS&fabric=COGNACLEATHER`);
  await page.getByRole("link", { name: "Sectional Details" }).tap();
  const details = page.getByRole("dialog", { name: "Sectional Details" });
  await expect(details.getByRole("definition").first()).toHaveText("Cognac Leather");
  await expectSoundPage(page);
  const sum = (await details.locator("[data-part=planner-sum] strong").textContent()) ?? "";
  const terms = page.getByRole("dialog", { name: "Confirm Your Selection" });
  for (const answer of ["Decline", "Accept"]) {
    await details.getByRole("button", { name: "Add All to Cart" }).tap();
    await expect(terms).toContainText("Every piece is made for you");
    expect(await readLines(page, storeUrl)).toEqual([]);
    await terms.getByRole("button", { name: new RegExp(`^${answer}`) }).tap();
    await expect(terms).toHaveCount(0);
  }
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(pieces(page, "Mesa Sectional").getByRole("listitem")).toHaveCount(3);
  await expect(page.locator("[data-part=cart-design-head]")).toContainText(`3 pieces: ${sum}`);
  await page.getByRole("link", { name: "Edit this design: Mesa Sectional" }).tap();
  await expect(page.getByText("You are changing a design of your cart.")).toBeVisible();
  await page.getByRole("link", { name: "Start Over" }).tap();
  await expect(page).toHaveURL(/\/sectional-planner-collections\/$/);
  await expectSoundPage(page);
});

test("a layout with an open end is added after one question", { tag: "@us-desktop" }, async ({
  page,
  storeUrl,
  faults,
}) => {
  faults.allow(/answered 422|status of 422/);
  await openPlanner(page, `${storeUrl}/sectional-planner/dune?design=10.LAS.ARM`);
  await addAll(page).click();
  await expect(page.getByRole("alert")).toHaveText(`${openEnd} Would you like to add it anyway?`);
  // The question makes room for itself, on a slow machine long after the press.
  await forgetShifts(page);
  await expectSoundPage(page);
  await page.getByRole("button", { name: "Add All to Cart Anyway" }).click();
  await expect(popup(page)).toContainText("2 items added to your cart");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a sectional is planned and added by links and forms; an open end is asked about first [SECT-06]", {
    tag: "@usModern-phone",
  }, async ({ page, storeUrl, faults }) => {
    faults.allow(/failed: GET .*\/assets\/.*\.js$/);
    faults.allow(/answered 422|status of 422/);
    await page.goto(`${storeUrl}/sectional-planner/harbor`);
    await page.getByRole("link", { name: "Sofa with Chaise" }).click();
    await expectDesign(page, "10.LAS.ARM.RAC");
    await plan(page)
      .getByRole("button", { name: /^Armless Seat, piece 2 of 3/ })
      .click();
    await expect(page).toHaveURL(/#place-menu$/);
    await page.getByRole("menuitem", { name: "Armless Loveseat" }).click();
    await expectDesign(page, "10.LAS.LOV.RAC");
    await expect(page.getByText("3 pieces, ")).toBeVisible();
    await page.getByRole("link", { name: /^Slate Linen/ }).click();
    await page.getByRole("radio", { name: "Blackened Oak" }).check();
    await page.getByRole("button", { name: "Choose Legs" }).click();
    await expect.poll(() => parameter(page, "legs")).toBe("BLK");
    await page.getByRole("link", { name: "Sectional Details" }).click();
    const details = page.getByRole("region", { name: "Sectional Details" });
    await expect(details.getByRole("listitem")).toHaveCount(3);
    await expect(details.getByRole("definition")).toHaveText(["Slate Linen", "Blackened Oak"]);
    await expectStableLayout(page);

    await page
      .getByRole("list", { name: "Pieces from left to right" })
      .getByRole("button", { name: /^Change Right-Arm Chaise/ })
      .click();
    await page.getByRole("menuitem", { name: "Remove", exact: true }).click();
    await expectDesign(page, "10.LAS.LOV");
    await addAll(page).click();
    await expect(page.getByRole("alert")).toContainText(openEnd);
    await expectStableLayout(page);
    await page.getByRole("button", { name: "Add All to Cart Anyway" }).click();
    await expect(page).toHaveURL(/\/checkout\/cart$/);
    await expect(pieces(page, "Harbor Sectional").getByRole("listitem")).toHaveCount(2);
    await expect(page.getByText("Armless Loveseat, Slate Linen, Blackened Oak legs")).toBeVisible();
  });
});
