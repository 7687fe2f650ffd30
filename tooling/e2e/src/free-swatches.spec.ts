import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { trayKey } from "@store/ui-kit/early-protocol";
import { holdScripts } from "./set-up/hold-scripts.ts";
import {
  expect,
  expectNoBarrier,
  expectScripts,
  expectScriptsState,
  expectSoundPage,
  expectStableLayout,
  test,
} from "./set-up/journey.ts";
import { chicago, fillSwatchAddress } from "./set-up/swatch-address.ts";

const { lamp, pillow, sofa } = sampleSkus;

test("a swatch of a sofa is ordered on a phone, from the product page to the confirmation", {
  tag: ["@usModern-phone", "@one-brand", "@one-width"],
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/product/${sofa}`);
  await expectScripts(page);
  const flyout = page.getByRole("dialog", { name: "Oat Linen" });
  // Before its script has loaded, the link leads to the details on the page.
  await expect(async () => {
    if (!(await flyout.isVisible())) await page.getByRole("link", { name: /^Details of Oat Linen/ }).click();
    await expect(flyout).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(flyout.getByRole("definition").first()).toHaveText("0");
  await flyout.getByRole("button", { name: "Get Free Swatch" }).click();
  const popup = page.getByRole("dialog", { name: "Order Free Swatches" });
  const linen = popup.getByRole("group", { name: "Linen" });
  await expect(linen.getByRole("checkbox", { name: /^Oat Linen/ })).toBeChecked();
  await expect(popup.getByRole("group", { name: "Recently Viewed Swatches" })).toContainText("Oat Linen");
  await expectNoBarrier(page);
  await popup.getByRole("button", { name: "Enter Shipping Details" }).click();
  await fillSwatchAddress(page, chicago);
  await popup.getByRole("button", { name: "Send Swatches" }).click();
  const thanks = page.getByRole("dialog", { name: "Thank You!" });
  await expect(thanks).toContainText("Your free swatches will arrive in 5-7 business days.");
  await thanks.getByRole("button", { name: "Close" }).first().click();
  await expect(page.getByRole("region", { name: "Chosen swatches" })).toHaveCount(0);
  const readLayer = () => page.evaluate(() => (window as unknown as { dataLayer?: unknown[] }).dataLayer);
  // Sent after the confirmation, with a hash from the service.
  await expect
    .poll(readLayer)
    .toEqual([
      { event: "Form Submitted", formName: "freeSwatches", emailHash: expect.stringMatching(/^[\da-f]{64}$/) },
    ]);
});

/** The orders that the page sends from now on, by script or as a form. */
function noteOrders(page: Page): string[] {
  const orders: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST" && /^\/free-swatches|swatchessubmit$/.test(pathname)) orders.push(pathname);
  });
  return orders;
}

for (const tag of ["@us-phone", "@caModern-desktop"]) {
  test(`what is chosen and typed while the scripts load stays, and is sent once by them, ${tag.slice(1)}`, {
    tag: [tag, "@deep"],
  }, async ({ page, storeUrl }) => {
    const orders = noteOrders(page);
    const isCanada = tag.startsWith("@ca");
    const { release } = await holdScripts(page);
    await page.goto(`${storeUrl}/free-swatches?sku=${sofa}`);
    await expectScriptsState(page, "waiting");
    const linen = page.getByRole("checkbox", { name: /^Oat Linen/ }).first();
    await linen.check();
    await expectScriptsState(page, "starting");
    await fillSwatchAddress(page, isCanada ? { city: "Toronto", region: "ON", postalCode: "M5H 2N2" } : chicago);
    const signUp = page.getByRole("checkbox", { name: /^Send me e-mail/ });
    await signUp.check();
    release();
    await expectScriptsState(page, "running");
    await expect(linen).toBeChecked();
    await expect(signUp).toBeChecked();
    await expect(page.getByLabel(/^City/)).toHaveValue(isCanada ? "Toronto" : "Chicago");
    await expectStableLayout(page);
    await page.getByRole("button", { name: "Send Swatches" }).dblclick();
    await expect(page.getByRole("heading", { level: 1, name: "Thank You!" })).toBeVisible();
    expect(orders).toEqual([expect.stringMatching(/submit$/)]);
  });
}

test("a swatch that was asked for enters the tray of an untouched page", {
  tag: ["@us-desktop", "@one-brand", "@one-width"],
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/free-swatches?sku=${sofa}&choice=MOSSLINEN`);
  await expectScriptsState(page, "running");
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), trayKey)).toContain("MOSSLINEN");
});

for (const [how, prepare] of [
  ["are late", holdScripts],
  ["cannot be loaded", (page: Page) => page.route("**/assets/*.js", (route) => route.abort())],
] as const)
  test(`Send pressed twice while the scripts ${how} is one order, which the server answers`, {
    tag: ["@ca-phone", "@one-brand"],
  }, async ({ page, faults, storeUrl }) => {
    faults.allow(/\/assets\/.*\.js|Failed to load resource/);
    const orders = noteOrders(page);
    await prepare(page);
    await page.goto(`${storeUrl}/free-swatches?sku=${sofa}`);
    await page
      .getByRole("checkbox", { name: /^Oat Linen/ })
      .first()
      .check();
    await fillSwatchAddress(page, { city: "Toronto", region: "ON", postalCode: "M5H 2N2" });
    await page.getByRole("button", { name: "Send Swatches" }).dblclick();
    await expect(page).toHaveURL(/\/free-swatches\/thank-you$/);
    expect(orders).toEqual(["/free-swatches"]);
  });

test("Send as the first action names every missing field, and the first one that is filled loses its message", {
  tag: ["@us-phone", "@one-brand", "@one-width"],
}, async ({ page, faults, storeUrl }) => {
  faults.allow(/422/);
  await page.goto(`${storeUrl}/free-swatches?sku=${sofa}`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Send Swatches" }).tap();
  const summary = page.getByRole("alert").filter({ has: page.getByRole("link", { name: /City/ }) });
  await expect(summary.getByRole("link")).toHaveCount(8);
  await expect(page.getByText("Please select at least one swatch.").first()).toBeVisible();
  await expectScripts(page);
  await page.getByLabel(/^First Name/).fill("Ada");
  await expect(summary.getByRole("link")).toHaveCount(7);
});

test("a sixth swatch is refused, and the tray is the same after a refresh and in another tab", {
  tag: ["@us-desktop", "@one-brand", "@one-width", "@nightly"],
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/free-swatches`);
  await expectScripts(page);
  // With the keyboard only: a screen reader announces name, state and group.
  await page.getByRole("group", { name: "Linen" }).getByRole("checkbox", { name: "Oat Linen Price group 1" }).focus();
  for (const key of ["Space", "Tab", "Space", "Tab", "Space"]) await page.keyboard.press(key);
  for (const name of ["Oat Linen", "Moss Linen", "Stone Linen"])
    await expect(page.getByRole("checkbox", { name: new RegExp(`^${name}`) })).toBeChecked();
  for (const name of ["Rust Velvet", "Ink Velvet"])
    await page.getByRole("checkbox", { name: new RegExp(`^${name}`) }).check();
  await expect(page.getByRole("checkbox", { name: /^Sand Leather/ })).toBeDisabled();
  await expect(page.getByText("You may only select up to five swatches.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(5);
  await expectSoundPage(page);

  const other = await page.context().newPage();
  await other.goto(`${storeUrl}/product/${lamp}`);
  const tray = other.getByRole("region", { name: "Chosen swatches" });
  await expect(tray).toContainText("5 of 5");
  await tray.getByRole("button", { name: "Remove Moss Linen" }).click();
  await expect(tray).toContainText("4 of 5");
  await expect(page.getByRole("checkbox", { name: /^Sand Leather/ })).toBeEnabled();
  await expect(page.getByRole("checkbox", { name: /^Moss Linen/ })).not.toBeChecked();
  await tray.getByRole("link", { name: "Order Swatches" }).click();
  await expect(other.getByRole("checkbox", { checked: true })).toHaveCount(4);
});

test("fabrics without swatches are requested in a text field, for a suggested address", {
  tag: ["@us-phone", "@one-brand", "@one-width", "@nightly"],
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/product/${pillow}`);
  await page.getByRole("link", { name: "Ask for Free Swatches" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Order Free Swatches" })).toBeVisible();
  await expectScripts(page);
  await page.getByRole("textbox", { name: "Which swatches would you like?" }).fill("Rust and ink velvet, please.");
  await fillSwatchAddress(page, { ...chicago, city: "Springfield" });
  await page.getByRole("button", { name: "Send Swatches" }).click();
  await expect(page.getByText("There appears to be a problem with the city, state and ZIP combination.")).toBeVisible();
  await page.getByRole("radio", { name: /^Chicago, IL/ }).check();
  await expect(page.getByLabel(/^City/)).toHaveValue("Chicago");
  await page.getByRole("button", { name: "Send Swatches" }).dblclick();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a swatch is ordered in Canada with plain forms", { tag: ["@ca-phone", "@one-brand", "@one-width"] }, async ({
    page,
    faults,
    storeUrl,
  }) => {
    faults.allow(/failed: GET .*\/assets\/.*\.js$/);
    faults.allow(/answered 422|status of 422/);
    await page.goto(`${storeUrl}/product/${sofa}`);
    await page.getByRole("link", { name: /^Moss Linen/ }).click();
    await page.getByRole("link", { name: /^Get Free Swatch of Moss Linen/ }).click();
    await expect(page.getByRole("checkbox", { name: /^Moss Linen/ })).toBeChecked();
    await page.getByRole("button", { name: "Send Swatches" }).click();
    await expect(page.getByRole("link", { name: "The Postal Code field is required." })).toBeVisible();
    await expect(page).toHaveTitle(/^Error: Order Free Swatches \| /);
    await expect(page.getByRole("checkbox", { name: /^Moss Linen/ })).toBeChecked();
    await fillSwatchAddress(page, { city: "Vancouver", region: "ON", postalCode: "M5H 2N2" });
    await page.getByRole("button", { name: "Send Swatches" }).click();
    await page.getByRole("radio", { name: "Use address as entered" }).check();
    await page.getByRole("button", { name: "Send Swatches" }).click();
    await expect(page).toHaveURL(/\/free-swatches\/thank-you$/);
    await expect(page.getByRole("heading", { level: 1, name: "Thank You!" })).toBeVisible();
    await expect(page.getByText("Your free swatches will arrive in 5-12 business days.")).toBeVisible();
  });
});
