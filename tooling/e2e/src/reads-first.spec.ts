import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { holdScripts } from "./set-up/hold-scripts.ts";
import { expect, expectScripts, expectScriptsState, expectStableLayout, test } from "./set-up/journey.ts";

const { lamp, leftArmSeat, sofa, towels } = sampleSkus;

/** The names of the scripts that a page requests from now on. */
function noteScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Scripts that a document does not name arrive a second later. */
async function holdLaterScripts(page: Page, html: string): Promise<void> {
  await page.route("**/assets/*.js", async (route) => {
    if (!html.includes(new URL(route.request().url()).pathname))
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue().catch(() => undefined);
  });
}

const pagesToRead = [
  "/",
  "/browse/living-room",
  `/product/${sofa}`,
  "/stores",
  "/customer-service/rewards",
  "/customer-service/privacy-policy",
  `/free-swatches?sku=${sofa}`,
  "/account/login",
];

for (const tag of ["@us-desktop", "@caModern-phone"]) {
  test(`pages to read load no script until a control is touched, ${tag.slice(1)}`, {
    tag: [tag, "@deep"],
  }, async ({ page, storeUrl }) => {
    const scripts = noteScripts(page);
    for (const path of pagesToRead) {
      await page.goto(storeUrl + path, { waitUntil: "networkidle" });
      await page.mouse.wheel(0, 120);
      await expectScriptsState(page, "waiting");
    }
    expect(scripts).toEqual([]);
    await page.getByRole("link", { name: "Stores" }).first().focus();
    expect(scripts).toEqual([]);
    await page.getByRole("searchbox", { name: "Search" }).focus();
    await expectScriptsState(page, "running");
  });
}

test("another fabric before the scripts have loaded keeps scroll, focus and history", {
  tag: ["@us-phone"],
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/browse/sofas`);
  const { release } = await holdScripts(page);
  await page.goto(`${storeUrl}/product/${sofa}`);
  const fabrics = page.getByRole("region", { name: "Fabric", exact: true });
  const other = fabrics.getByRole("listitem").nth(3).getByRole("link").first();
  await other.evaluate((link) => scrollTo({ top: link.getBoundingClientRect().top - 200, behavior: "instant" }));
  const before = await page.evaluate(() => ({ top: scrollY, entries: history.length }));
  await other.tap();
  await expect(other).toHaveAttribute("aria-current", "true");
  await expect(other).toBeFocused();
  expect(await page.evaluate(() => ({ top: scrollY, entries: history.length }))).toEqual(before);
  release();
  await page.goBack();
  await expect(page).toHaveURL(/\/browse\/sofas$/);
});

test("a filter chosen before the scripts have loaded is answered, and its panel stays open", {
  tag: ["@us-phone", "@one-brand"],
}, async ({ page, storeUrl }) => {
  const { release } = await holdScripts(page);
  await page.goto(`${storeUrl}/browse/living-room`);
  const main = page.getByRole("main");
  await main.locator("summary", { hasText: "Filter & Sort" }).tap();
  const box = main.getByRole("checkbox", { name: /in stock/i }).first();
  await box.check();
  await expect(page).toHaveURL(/availability=/);
  await expect(box).toBeChecked();
  await expect(box).toBeVisible();
  await expect(box).toBeFocused();
  release();
  await expectScripts(page);
  await expect(page).toHaveURL(/availability=/);
});

for (const tag of ["@us-phone", "@caModern-desktop"]) {
  test(`Add pressed twice as the first action adds once and shows what was added, ${tag.slice(1)}`, {
    tag,
  }, async ({ page, storeUrl }) => {
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && /\/product\/|\/early-add/.test(request.url())) posts.push(request.url());
    });
    await page.goto(`${storeUrl}/product/${lamp}`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: /^Add/ }).first().dblclick();
    await expect(page.getByRole("dialog", { name: "1 item added to your cart" })).toBeVisible();
    await expect(page.locator("[data-part=cart-count]")).toHaveText("1");
    expect(posts).toHaveLength(1);
  });
}

for (const sku of [sofa, towels, leftArmSeat]) {
  test(`an add as soon as the application runs leaves everything that product ${sku} shows in its place`, {
    tag: ["@us-phone", "@one-brand", "@deep"],
  }, async ({ page, storeUrl }) => {
    const url = `${storeUrl}/product/${sku}`;
    await holdLaterScripts(page, await (await page.request.get(url)).text());
    await page.goto(url);
    const parts = page.locator("main :is(section, form, ul, select, h2)");
    const before = await parts.evaluateAll((shown) => {
      for (const part of shown) part.toggleAttribute("data-was-shown", true);
      return shown.length;
    });
    await page.getByRole("searchbox", { name: "Search" }).focus();
    await expectScriptsState(page, "running");
    await page.getByRole("button", { name: /^Add/ }).first().tap();
    await expect(page.getByRole("dialog").or(page.getByRole("alert"))).toBeVisible();
    await expect(page.locator("main [data-was-shown]")).toHaveCount(before);
    await expectStableLayout(page);
  });
}

test("a page whose scripts cannot load answers a first press, and once", {
  tag: ["@ca-phone"],
}, async ({ page, faults, storeUrl }) => {
  faults.allow(/\/assets\/.*\.js/);
  faults.allow(/Failed to load resource/);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(`${storeUrl}/product/${lamp}`);
  await page.getByRole("button", { name: /^Add/ }).first().tap();
  const dialog = page.getByRole("dialog", { name: "1 item added to your cart" });
  await dialog.getByRole("link", { name: "View Cart & Checkout" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
  await expect(page.getByLabel(/^Quantity of/)).toHaveValue("1");
});

test("the count of a page to read follows another tab, and Back", {
  tag: ["@us-desktop", "@deep"],
}, async ({ page, context, storeUrl }) => {
  await page.goto(`${storeUrl}/stores`);
  await page.goto(`${storeUrl}/`);
  const other = await context.newPage();
  await other.goto(`${storeUrl}/product/${lamp}`);
  await expectScripts(other);
  await other.getByRole("button", { name: /^Add/ }).first().click();
  await expect(other.getByRole("dialog")).toBeVisible();
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByRole("link", { name: /^Cart, 1 item/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("link", { name: /^Cart, 1 item/ })).toBeVisible();
});

const worlds = [
  { world: "without scripts", tag: "@us-phone", javaScriptEnabled: false },
  {
    world: "with all scripts blocked",
    tag: "@caModern-phone",
    block: (page: Page) => page.route("**/assets/*.js", (route) => route.abort()),
  },
  { world: "before the scripts that a scroll loads have come", tag: "@usModern-phone", block: holdScripts },
];
for (const { world, tag, javaScriptEnabled = true, block } of worlds)
  test.describe(() => {
    test.use({ javaScriptEnabled });
    test(`reviews that are cut off show more and less ${world} [CONST-06]`, { tag: [tag, "@one-width"] }, async ({
      page,
      faults,
      storeUrl,
    }) => {
      faults.allow(/\/assets\/.*\.js/);
      faults.allow(/Failed to load resource/);
      const scripts = await block?.(page);
      await page.goto(`${storeUrl}/product/${sofa}`);
      const reviews = page.getByRole("region", { name: "Reviews" });
      const hiddenHeight = () =>
        reviews.locator("[data-part=reveal-window]").evaluate((shown) => shown.scrollHeight - shown.clientHeight);
      await reviews.getByRole("button", { name: "Show More" }).scrollIntoViewIfNeeded();
      expect(await hiddenHeight()).toBeGreaterThan(200);
      await page.emulateMedia({ media: "print" });
      expect(await hiddenHeight()).toBe(0);
      await page.emulateMedia({ media: "screen" });
      await reviews.getByRole("button", { name: "Show More" }).tap();
      await expect.poll(hiddenHeight).toBe(0);
      if (scripts && "release" in scripts) {
        scripts.release();
        await expectScripts(page);
      }
      await reviews.getByRole("button", { name: "Show Less" }).tap();
      await expect.poll(hiddenHeight).toBeGreaterThan(200);
      await expect(reviews.getByRole("button", { name: "Show More" })).toBeVisible();
    });
  });
