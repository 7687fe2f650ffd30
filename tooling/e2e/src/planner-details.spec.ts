import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { addressOf, expect, expectScripts, expectSoundPage, test } from "./set-up/journey.ts";
import { viewCart } from "./set-up/shopper.ts";

const { leftArmSeat } = sampleSkus;

const plan = (page: Page) => page.getByRole("group", { name: "Plan, seen from above" });
const main = (page: Page) => page.getByRole("main");
const addAll = (page: Page) => main(page).getByRole("button", { name: "Add All to Cart", exact: true });
const total = (page: Page) => main(page).locator("[data-part=planner-sum] strong");
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
const expectDesign = (page: Page, design: string | null) => expect.poll(() => parameter(page, "design")).toBe(design);

const call = "**/browse/sectionalplanner/GetSectionalDetailsData";

/** Opens the planner with its scripts. */
async function openPlanner(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectScripts(page);
  await page.waitForLoadState("networkidle");
}

test("details that fail switch Add All off, with its reason, until another try loads them [CALL-100]", {
  tag: "@us-desktop",
}, async ({ page, storeUrl, faults }) => {
  faults.allow(/failed: POST .*GetSectionalDetailsData|net::ERR_FAILED/);
  await openPlanner(page, `${storeUrl}/sectional-planner/dune`);
  await page.route(call, (route) => route.abort("failed"));
  await page.getByRole("link", { name: "Small Corner" }).click();
  await expect(main(page).getByText("The total could not be loaded.")).toBeVisible();
  await expect(addAll(page)).toBeDisabled();
  await expectSoundPage(page);
  await page.unroute(call);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(total(page)).toHaveText("$4,796.00");
  await expect(addAll(page)).toBeEnabled();
  await expect(main(page).getByText("The total could not be loaded.")).toHaveCount(0);
});

test("a reply that comes late, after a newer one, never shows its total", { tag: "@us-desktop" }, async ({
  page,
  storeUrl,
}) => {
  await openPlanner(page, `${storeUrl}/sectional-planner/dune`);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld = false;
  let hasArrived = false;
  await page.route(call, async (route) => {
    if (isHeld) return route.continue();
    isHeld = true;
    const reply = await route.fetch();
    await released;
    await route.fulfill({ response: reply }).catch(() => undefined);
    hasArrived = true;
  });
  await page.getByRole("link", { name: "Small Corner" }).click();
  await expect.poll(() => isHeld).toBe(true);
  await page.getByRole("link", { name: "Two Chaises" }).click();
  await expect(total(page)).toHaveText("$5,196.00");
  const shown = await total(page).evaluateHandle((sum) => {
    const texts: (string | null)[] = [];
    new MutationObserver(() => texts.push(sum.textContent)).observe(sum, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  release();
  await expect.poll(() => hasArrived).toBe(true);
  await page.getByRole("link", { name: "Conversation Curve" }).click();
  await expect(total(page)).toHaveText("$6,595.00");
  expect(await shown.jsonValue()).toEqual(["$6,595.00"]);
});

/** Counts how often more than a tenth of a second passes between two keys. */
async function notePauses(page: Page): Promise<() => Promise<number>> {
  const pauses = await page.evaluateHandle(() => {
    const seen = { count: 0, last: Number.POSITIVE_INFINITY };
    window.addEventListener(
      "keydown",
      ({ key }) => {
        if (key === "Shift") return;
        const now = performance.now();
        if (now - seen.last > 100) seen.count++;
        seen.last = now;
      },
      { capture: true },
    );
    return seen;
  });
  return async () => (await pauses.jsonValue()).count;
}

test("ten quick moves make one call of the details, with all of its fields [CALL-100]", {
  tag: "@us-desktop",
}, async ({ page, storeUrl }) => {
  await openPlanner(page, `${storeUrl}/sectional-planner/dune?design=10.LAS.ARM.LOV.COR.RAS`);
  const calls: unknown[] = [];
  await page.route(call, (route) => {
    calls.push(route.request().postDataJSON());
    return route.continue();
  });
  await plan(page)
    .getByRole("button", { name: /^Armless Seat/ })
    .focus();
  const keys = ["Right", "Left", "Right", "Left", "Right", "Left", "Right", "Left", "Right", "Right"];
  const countPauses = await notePauses(page);
  for (const key of keys) await page.keyboard.press(`Shift+Arrow${key}`);
  await expectDesign(page, "10.LAS.LOV.COR.ARM.RAS");
  await expect(main(page).locator("[data-part=planner-sum][data-stale]")).toHaveCount(0);
  expect(calls.at(-1)).toEqual({
    collectionCode: "dune",
    fabricChoiceCode: "STONELINEN",
    itemTypes: ["LAS", "LOV", "COR", "ARM", "RAS"],
    legFinishCode: "OAK",
    repositoryCode: expect.any(String),
    armChoiceCode: expect.any(String),
    cushionCode: expect.any(String),
    cushionChoice: expect.any(String),
  });
  // A machine under load presses the keys too slowly for one call.
  expect(calls.length).toBeLessThanOrEqual(1 + (await countPauses()));
});

test("the drawer lists all there is to know of each piece, the options and the total [SECT-15] [SECT-16] [SECT-17]", {
  tag: "@us-desktop",
}, async ({ page, storeUrl }) => {
  await openPlanner(page, `${storeUrl}/sectional-planner/dune?design=10.LAS.2xARM.RAC&fabric=SLATELINEN&legs=BLK`);
  await page.getByRole("link", { name: "Sectional Details" }).click();
  const drawer = page.getByRole("dialog", { name: "Sectional Details" });
  const rows = drawer.getByRole("list", { name: "Pieces" }).getByRole("listitem");
  const seat = ["Armless Seat", "$999.00", "32 in wide, 39 in deep, 31 in high"];
  const expected = [
    ["LAS", "Left-Arm Seat", "$1,299.00", "40 in wide, 39 in deep, 31 in high"],
    ["ARM", ...seat],
    ["ARM", ...seat],
    ["RAC", "Right-Arm Chaise", "$1,599.00", "38 in wide, 66 in deep, 31 in high"],
  ];
  await expect(rows).toHaveCount(expected.length);
  for (const [index, [itemType = "", name = "", ...facts]] of expected.entries()) {
    const row = rows.nth(index);
    await expect(row).toHaveAttribute("data-item-type", itemType);
    const sku = /\d{6}/.exec((await row.textContent()) ?? "")?.[0];
    await expect(row.getByRole("link", { name, exact: true })).toHaveAttribute("href", `/product/${sku}`);
    for (const fact of [...facts, `Item ${sku}`, "In stock"]) await expect(row).toContainText(fact);
    await row.scrollIntoViewIfNeeded();
    await expect
      .poll(() => row.locator("img").evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect(drawer.getByRole("definition")).toHaveText(["Slate Linen", "Blackened Oak"]);
  await expect(drawer.locator("[data-part=planner-sum] strong")).toHaveText("$4,896.00");
  await expectSoundPage(page);
});

test("each brand has its own title of the planner [SECT-01]", { tag: ["@us-desktop", "@one-brand"] }, async ({
  page,
}) => {
  for (const [storefront, title] of [
    ["us", "Sectional Planner: Create Your Own"],
    ["usModern", "Sectional Configurator: Harbor Sectional"],
  ] as const) {
    await page.goto(`${addressOf(storefront)}/sectional-planner/harbor`);
    await expect(page).toHaveTitle(new RegExp(`^${title} \\| `));
    await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
  }
});

test("the tabs show pieces or fabrics, beside the plan [SECT-03] [SECT-19]", { tag: "@us-desktop" }, async ({
  page,
  storeUrl,
}) => {
  await openPlanner(page, `${storeUrl}/sectional-planner/dune?design=10.LAS.RAS`);
  const planner = page.locator("[data-part=planner]");
  await expect(planner).toHaveAttribute("data-panel", "BuildSectional");
  await page.getByRole("tab", { name: "2. Select Fabric" }).click();
  await expect(planner).toHaveAttribute("data-panel", "SelectFabric");
  await expect.poll(() => parameter(page, "panel")).toBe("SelectFabric");
  await expect(page.getByRole("link", { name: /^Slate Linen/ })).toBeVisible();
  await expect(plan(page)).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole("tab", { name: "1. Build Sectional" }).click();
  await expect(planner).toHaveAttribute("data-panel", "BuildSectional");
  await expect(page.getByRole("list", { name: "Pieces from left to right" })).toBeVisible();
});

test("the menu leads to the planners; both pages of sectionals have one address [SECT-10, SECT-11]", {
  tag: ["@us-desktop", "@one-width"],
}, async ({ page, storeUrl }) => {
  for (const path of ["/furniture-sectional-sofas", "/sectional-planner-collections"]) {
    const answer = await page.request.get(`${storeUrl}${path}`, { maxRedirects: 0, maxRetries: 2 });
    expect([answer.status(), new URL(answer.headers().location ?? "", storeUrl).pathname]).toEqual([308, `${path}/`]);
  }
  await page.goto(storeUrl);
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "Living Room: show categories" }).click();
  await header.getByRole("link", { name: "Sectional Planner" }).filter({ visible: true }).click();
  await expect(page).toHaveURL(`${storeUrl}/sectional-planner-collections/`);
  await expectSoundPage(page);
  await page.getByRole("link", { name: "Shop More Sectionals" }).click();
  await expect(page).toHaveURL(`${storeUrl}/furniture-sectional-sofas/`);
  await expect(page.getByRole("link", { name: "Harbor Sofa", exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Plan a Sectional" })).toBeVisible();
  await page.getByRole("link", { name: "Dune Sectional" }).click();
  await expect(page).toHaveURL(`${storeUrl}/sectional-planner/dune`);
  await expect(page.getByRole("heading", { level: 1, name: /^Sectional/ })).toBeVisible();
});

test("a design sent from the United States opens in Canada, at Canadian prices and in centimeters", {
  tag: "@ca-desktop",
}, async ({ page, storeUrl }) => {
  await openPlanner(page, `${addressOf("us")}/sectional-planner/dune?fabric=SLATELINEN&legs=BLK`);
  await page.getByRole("link", { name: "Small Corner" }).click();
  await expect(total(page)).toHaveText("$4,796.00");
  const { pathname, search } = new URL(page.url());
  await openPlanner(page, `${storeUrl}${pathname}${search}`);
  await expect(total(page)).toHaveText("$6,296.00");
  await expect(page.getByText("4 pieces, 282 cm wide, 201 cm deep.")).toBeVisible();
  await expect(plan(page).getByRole("button", { name: "Corner, piece 3 of 4, 99 by 99 centimetres" })).toBeVisible();
  await page.getByRole("tab", { name: "2. Select Fabric" }).click();
  await expect(page.getByRole("radio", { name: "Blackened Oak" })).toBeChecked();
  await expect(page.getByText("Fabric: Slate Linen")).toBeVisible();
});

test("a design that cannot be built opens as the nearest one that can, with what is missing", {
  tag: "@ca-desktop",
}, async ({ page, storeUrl }) => {
  await openPlanner(page, `${storeUrl}/sectional-planner/dune?design=10.LAC.COR.COR.RAS`);
  await expect(main(page).getByText("This design cannot be opened as it was.")).toBeVisible();
  await expect(main(page).getByText("Left out, because it does not fit: Right-Arm Seat.")).toBeVisible();
  await expect(page.getByText(/^3 pieces, /)).toBeVisible();
  await expectSoundPage(page);
});

test("after ten commands Back leaves the planner, Forward returns to the last design, and each tab has its own", {
  tag: ["@us-desktop", "@deep"],
}, async ({ page, storeUrl }) => {
  const product = `${storeUrl}/product/${leftArmSeat}?layout=small-corner`;
  await page.goto(product);
  await expectScripts(page);
  await page.getByRole("link", { name: "Design your own" }).click();
  await expectDesign(page, "10.LAS.ARM.COR.RAS");
  // Before scripts, each command is an entry of the history.
  await expectScripts(page);
  for (let turn = 1; turn <= 10; turn += 1) {
    await page.getByRole("link", { name: "Turn", exact: true }).click();
    await expectDesign(page, `1${turn % 4}.LAS.ARM.COR.RAS`);
  }
  await page.goBack();
  await expect(page).toHaveURL(product);
  await expect(page.getByRole("heading", { level: 1, name: "Dune Sectional" })).toBeVisible();
  await page.goForward();
  await expectDesign(page, "12.LAS.ARM.COR.RAS");
  await expect(page.getByText("4 pieces, 111 in wide, 79 in deep.")).toBeVisible();
  await page.reload();
  await expectScripts(page);
  await expect(plan(page).getByRole("button", { name: /^Corner, piece 3 of 4/ })).toBeVisible();

  const other = await page.context().newPage();
  await openPlanner(other, `${storeUrl}/sectional-planner/dune`);
  await other.getByRole("link", { name: "Two Chaises" }).click();
  await expect(total(other)).toHaveText("$5,196.00");
  await page.reload();
  await expect(total(page)).toHaveText("$4,796.00");
  await expect(total(other)).toHaveText("$5,196.00");
});

test("Start Over loads the bare planner anew, which offers once to restore the design [SECT-09]", {
  tag: ["@us-desktop", "@one-brand"],
}, async ({ page, storeUrl }) => {
  await openPlanner(page, `${storeUrl}/sectional-planner/dune?design=10.LAS.ARM.RAS&fabric=SLATELINEN&legs=BLK`);
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await page.getByRole("link", { name: "Start Over" }).click();
  await expect(page).toHaveURL(`${storeUrl}/sectional-planner/dune`);
  await expectScripts(page);
  expect(await page.evaluate(() => "isOld" in window)).toBe(false);
  await expect(plan(page).getByRole("button", { name: /^Add the first piece/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Restore my design" })).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole("link", { name: "Restore my design" }).click();
  await expect(page).toHaveURL(`${storeUrl}/sectional-planner/dune?design=10.LAS.ARM.RAS&fabric=SLATELINEN&legs=BLK`);
  await expect(page.getByRole("link", { name: "Restore my design" })).toHaveCount(0);
  await expect(total(page)).not.toHaveText("–");
});

test("a design of the cart opens as its lines are now, to replace it or to be another one", {
  tag: ["@us-desktop", "@deep"],
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/product/${leftArmSeat}?layout=sofa-for-three`);
  await expectScripts(page);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Add all 3 pieces to cart" }).click();
  await viewCart(page);
  await expectScripts(page);
  await page.getByRole("button", { name: /^One more of .*Armless Seat/ }).click();
  await expect(page.locator("[data-part=cart-design-head]")).toContainText("4 pieces: $4,596.00");
  await page.getByRole("link", { name: "Edit this design: Dune Sectional" }).click();
  await expectDesign(page, "10.LAS.2xARM.RAS");
  expect(parameter(page, "replaces")).not.toBeNull();
  await expect(page.getByText("You are changing a design of your cart.")).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole("link", { name: "Add it as another design instead" }).click();
  await expect.poll(() => parameter(page, "replaces")).toBeNull();
});
