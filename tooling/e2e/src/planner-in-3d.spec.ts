import type { FrameLocator } from "@playwright/test";
import { expect, expectNoBarrier, expectScripts, test } from "./set-up/journey.ts";
import { frameOf, open3d, softwareGraphics } from "./set-up/open-3d.ts";

const design = "10.LAC.ARM.COR.ARM.RAS";
const detailsCall = "/browse/sectionalplanner/GetSectionalDetailsData";
const priceCall = "/browse/sectionalplanner/GetSectionalPriceByPiece";

const canvas = (frame: FrameLocator) => frame.getByRole("img", { name: /^3D view of your sectional with/ });

test("a piece changed in the 3D view changes address, list, total and cart; the price of a choice is asked for [SECT-02] [SECT-21] [CALL-101]", {
  tag: ["@us-desktop", "@deep"],
}, async ({ page, storeUrl, faults }) => {
  test.slow();
  faults.allow(softwareGraphics);
  // The accessibility check speaks to every frame.
  faults.allow(/target origin provided/);
  const frame = await open3d(page, `${storeUrl}/sectional-planner/dune?design=${design}`);
  await expect(canvas(frame)).toHaveAccessibleName("3D view of your sectional with 5 pieces");
  await expectNoBarrier(page);
  const asked = page.waitForRequest((request) => request.url().endsWith(priceCall));
  // Pieces in front may cover the button for a pointer; the keyboard reaches it.
  await frame.getByRole("button", { name: /^Armless Seat, piece 2 of 5/ }).press("Enter");
  expect(Object.keys((await asked).postDataJSON()).toSorted()).toEqual([
    "armChoiceCode",
    "collectionCode",
    "cushionChoice",
    "cushionCode",
    "fabricChoiceCode",
    "itemType",
    "legFinishCode",
    "repositoryCode",
  ]);
  const loveseat = frame.getByRole("menuitem", { name: /Armless Loveseat/ });
  await expect(loveseat).toHaveAttribute("data-price", "$1,799.00");
  await loveseat.press("Enter");
  await expect(frame.locator(":focus")).toHaveAccessibleName(/^Armless Loveseat, piece 2 of 5/);
  await expect(page).toHaveURL(/design=10\.LAC\.LOV\.COR\.ARM\.RAS/);
  await expect(page.locator("[data-part=planner-sum]").first()).toContainText("$6,895.00");
  await expect(page.getByRole("list", { name: "Pieces from left to right" })).toContainText("Armless Loveseat");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL(new RegExp(`design=${design.replaceAll(".", "\\.")}`));
  await expect(frame.getByRole("button", { name: /^Armless Seat, piece 2 of 5/ })).toBeAttached();
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(frame.getByRole("button", { name: /^Armless Loveseat, piece 2 of 5/ })).toBeAttached();
  await page.getByRole("button", { name: "Add All to Cart" }).click();
  await expect(page.getByRole("dialog", { name: /items? added to your cart/ })).toContainText("$6,895.00");
});

test("choosing a fabric tells the 3D view, opens the flyout and loads the details [SECT-20] [SECT-24]", {
  tag: "@usModern-desktop",
}, async ({ page, storeUrl, faults }) => {
  test.slow();
  faults.allow(softwareGraphics);
  const frame = await open3d(page, `${storeUrl}/sectional-planner/dune?design=10.LAS.RAS`);
  const rendered = () => frame.locator("html").getAttribute("data-rendered").then(Number);
  await page.getByRole("tab", { name: "2. Select Fabric" }).click();
  await expect(frame.getByRole("button", { name: /^Left-Arm Seat/ })).toBeHidden();
  const before = await rendered();
  const details = page.waitForRequest(
    (request) => request.url().endsWith(detailsCall) || request.url().includes("sectional-planner/dune.data"),
  );
  await page.getByRole("link", { name: /Slate Linen/ }).click();
  await details;
  await expect(page).toHaveURL(/fabric=SLATELINEN/);
  await expect(page.getByRole("dialog", { name: "Slate Linen" })).toBeVisible();
  await expect.poll(rendered).toBeGreaterThan(before);
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "1. Build Sectional" }).click();
  await expect(frame.getByRole("button", { name: /^Left-Arm Seat/ })).toBeVisible();
});

test("the frame on a Canadian phone; what it reports as an error is logged and shows the panel; the design survives [SECT-12] [SECT-22] [SECT-23]", {
  tag: ["@ca-phone", "@deep"],
}, async ({ page, storeUrl, faults }) => {
  test.slow();
  faults.allow(softwareGraphics);
  const url = `${storeUrl}/sectional-planner/harbor?design=10.LAS.RAS`;
  for (const message of [
    { type: "ConfiguratorError", data: { message: "The view broke." } },
    { type: "ConfiguratorProductsItemTypesChanged", data: { itemTypes: "LAS" } },
  ]) {
    await open3d(page, url);
    const address = new URL(frameOf(page).url());
    expect(Object.fromEntries(address.searchParams)).toEqual({
      mode: "mobile",
      collection: "harbor",
      country: "ca",
      design: "10.LAS.RAS",
    });
    const logged = page.waitForRequest((request) => request.postData()?.includes("The 3D view failed") === true);
    await frameOf(page).evaluate((sent) => window.parent.postMessage(sent, "*"), message);
    await expect(page.getByRole("heading", { level: 1, name: "Oops!" })).toBeVisible();
    await expect(
      page.getByText("An error occurred attempting to load this sectional planner. Please try again shortly."),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "Shop More Sectionals" })).toHaveAttribute(
      "href",
      "/furniture-sectional-sofas/",
    );
    await logged;
    // The panel takes the place of the planner without a press, so that what is below it moves.
    await expectNoBarrier(page);
  }
  await page.reload();
  await expect(page.getByText("2 pieces, 213 cm wide, 107 cm deep.")).toBeVisible();
});

test("the 3D view opens on the way from the home page, too", { tag: "@us-desktop" }, async ({
  page,
  storeUrl,
  faults,
}) => {
  test.slow();
  faults.allow(softwareGraphics);
  await page.goto(`${storeUrl}/sectional-planner-collections/`);
  await expectScripts(page);
  await page.getByRole("link", { name: "Dune Sectional" }).click();
  await page.getByRole("link", { name: "Sofa for Three" }).click();
  await expect(page).toHaveURL(/design=10\.LAS\.ARM\.RAS/);
  await expectScripts(page);
  await page.getByRole("link", { name: "Turn", exact: true }).click();
  await page.getByRole("radio", { name: "3D view" }).check();
  await expect(page.locator("[data-part=frame-view][data-ready]")).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/design=11\.LAS\.ARM\.RAS&view=3d/);
  // The document stayed, and with it what can be undone.
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL(/design=10\.LAS\.ARM\.RAS&view=3d/);
  // The policy of the planner stays behind with its document.
  await page.getByRole("link", { name: "Linden & Loam" }).first().click();
  await expect(page).toHaveURL(`${storeUrl}/`);
  const loaded = () => page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name);
  expect(await loaded()).toBe(`${storeUrl}/`);
});

test("a drag that begins on a piece turns the view, a press opens its menu, and a swipe up leaves the view", {
  tag: "@ca-phone",
}, async ({ page, storeUrl, faults }) => {
  test.slow();
  faults.allow(softwareGraphics);
  const frame = await open3d(page, `${storeUrl}/sectional-planner/dune?design=10.LAS.RAS`);
  const piece = frame.getByRole("button", { name: /^Left-Arm Seat/ });
  await piece.scrollIntoViewIfNeeded();
  const before = await piece.boundingBox();
  if (!before) throw new Error("The piece is not in the view.");
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => Math.abs(((await piece.boundingBox())?.x ?? 0) - before.x)).toBeGreaterThan(3);
  await expect(frame.getByRole("menu")).toBeHidden();
  await piece.click();
  await expect(frame.getByRole("menu", { name: /^Left-Arm Seat/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(piece).toBeFocused();
});

test("messages of other windows and of unknown types have no effect [SECT-25]", { tag: "@us-desktop" }, async ({
  page,
  storeUrl,
  faults,
}) => {
  test.slow();
  faults.allow(softwareGraphics);
  await open3d(page, `${storeUrl}/sectional-planner/dune?design=10.LAS.RAS`);
  const error = { type: "ConfiguratorError", data: { message: "from elsewhere" } };
  await page.evaluate((message) => window.postMessage(message, "*"), error);
  await frameOf(page).evaluate(() => {
    for (const type of ["SetPanel", "__proto__", "other"]) window.parent.postMessage({ type, data: {} }, "*");
    window.parent.postMessage("ConfiguratorError", "*");
  });
  // The right window is still heard after them.
  const frame = page.frameLocator("[data-part=frame-view] > iframe");
  await frame.getByRole("button", { name: /^Right-Arm Seat/ }).press("Enter");
  await frame.getByRole("menuitem", { name: "Remove", exact: true }).press("Enter");
  await expect(page).toHaveURL(/design=10\.LAS&view=3d$/);
  await expect(page.getByRole("heading", { name: "Oops!" })).toHaveCount(0);
});

test("without the frame, the plan goes on", { tag: ["@us-desktop", "@deep"] }, async ({ page, storeUrl, faults }) => {
  test.slow();
  faults.allow(/planner\.localhost/);
  await page.route(/planner\.localhost/, (route) => route.abort());
  await page.goto(`${storeUrl}/sectional-planner/dune?design=10.LAS.RAS`);
  await expectScripts(page);
  await page.getByRole("radio", { name: "3D view" }).check();
  await expect(page.getByText("3D is not available here. The plan and the list have everything.")).toBeVisible({
    timeout: 25_000,
  });
  await page.getByRole("radio", { name: "Plan", exact: true }).check();
  await page.getByRole("link", { name: "Swap left and right" }).click();
  await expect(page.getByText("2 pieces, 80 in wide, 39 in deep.")).toBeVisible();
});
