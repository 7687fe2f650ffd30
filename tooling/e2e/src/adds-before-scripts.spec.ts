import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { callCart } from "./set-up/cart.ts";
import { holdScripts } from "./set-up/hold-scripts.ts";
import { expect, expectNoBarrier, expectScripts, expectSoundPage, test } from "./set-up/journey.ts";
import { viewCart } from "./set-up/shopper.ts";

const { lamp } = sampleSkus;

const layer = (page: Page) => page.getByRole("dialog", { name: /items? added to your cart$/ });
const addButton = (page: Page) => page.getByRole("button", { name: /^add( to cart)?$/i });
const extras = (page: Page) => layer(page).getByRole("region", { name: "Extras and Essentials We Recommend" });

for (const tag of ["@us-phone", "@caModern-desktop"]) {
  test(`an add before the scripts is confirmed without them, and its layer gets its extras when they run, ${tag.slice(1)} [CONF-01, CONF-21, CONF-22]`, {
    tag: [tag, "@deep"],
  }, async ({ page, storeUrl }) => {
    const { release } = await holdScripts(page);
    await page.goto(`${storeUrl}/product/${lamp}`);
    await page.getByRole("combobox", { name: "Quantity" }).selectOption("2");
    await addButton(page).click();
    await expect(layer(page)).toHaveAccessibleName("2 items added to your cart");
    await expect(layer(page)).toContainText("Your Cart: 2 items");
    await expect(layer(page).getByRole("link", { name: "View Cart & Checkout" })).toBeVisible();
    await expectNoBarrier(page);
    const before = await layer(page).boundingBox();
    release();
    await extras(page).getByRole("button", { name: /^Add / }).first().click();
    await expect(layer(page)).toContainText("Your Cart: 3 items");
    await expect(layer(page)).toHaveCount(1);
    // Its height also depends on when the fonts have arrived.
    expect(await layer(page).boundingBox()).toMatchObject({ x: before?.x, width: before?.width });
    await expectSoundPage(page);
    await page.keyboard.press("Escape");
    await expect(layer(page)).toHaveCount(0);
    await expect(addButton(page)).toBeFocused();
    await expect(page.getByRole("link", { name: "Cart, 3 items" })).toBeVisible();
  });
}

test("an add of a card before the scripts is confirmed on its page, and Back shows the page without the layer [CONF-21, CONF-22]", {
  tag: ["@us-phone", "@one-brand"],
}, async ({ page, storeUrl }) => {
  const { release } = await holdScripts(page);
  // The row below so few lamps wants the scripts at once, and the page has loaded only with them.
  await page.goto(`${storeUrl}/browse/floor-lamps`, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Add Heron Floor Lamp", exact: true }).dblclick();
  await expect(layer(page)).toContainText("Heron Floor Lamp");
  await layer(page).getByRole("button", { name: "Continue Shopping" }).click();
  await expect(layer(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Add Heron Floor Lamp", exact: true }).click();
  await expect(layer(page)).toContainText("Your Cart: 2 items");
  await layer(page).getByRole("link", { name: "View Cart & Checkout" }).click();
  await expect(page.getByLabel(/^Quantity of/)).toHaveValue("2");
  release();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Floor Lamps" })).toBeVisible();
  await expect(layer(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
});

test("what cannot simply be added before the scripts is answered by the page itself, once [CONF-20]", {
  tag: ["@us-desktop", "@one-brand"],
}, async ({ page, faults, storeUrl }) => {
  for (const pattern of [/answered 422/, /status of 422/]) faults.allow(pattern);
  const items = [{ Sku: lamp, Quantity: 95, Url: `/product/${lamp}` }];
  expect(await callCart(page, storeUrl, "AddItems", { items })).toMatchObject({ isSuccess: true });
  await page.goto(`${storeUrl}/product/${lamp}`);
  // A line has 99 pieces at most: the service refuses, and the page says so.
  await page.getByRole("combobox", { name: "Quantity" }).selectOption("10");
  await addButton(page).click();
  await expect(page.getByRole("main").getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
  await expectScripts(page);
  await expect(layer(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Cart, 95 items" })).toBeVisible();
  await page.getByRole("combobox", { name: "Quantity" }).selectOption("1");
  await addButton(page).click();
  await expect(layer(page)).toContainText("Your Cart: 96 items");
  await expect(page.getByRole("main").getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
});

for (const losses of [1, 2]) {
  test(`an add whose answer is lost on the way counts once, lost ${losses} times [CONF-20]`, {
    tag: ["@us-phone", "@one-brand"],
  }, async ({ page, faults, storeUrl }) => {
    faults.allow(/early-add/);
    faults.allow(/Failed to load resource/);
    let left = losses;
    await page.route("**/early-add", async (route) => {
      if (left === 0) return route.continue();
      left -= 1;
      // It arrives, and its answer does not.
      await route.fetch();
      await route.abort();
    });
    await page.goto(`${storeUrl}/product/${lamp}`);
    await addButton(page).click();
    // The browser sends what was lost twice, and the cart shows it.
    await viewCart(page);
    await expect(page.getByLabel(/^Quantity of/)).toHaveValue("1");
  });
}

test("a second Enter on Add stays on the page, and what has the focus keeps it when the scripts run [CONF-21]", {
  tag: ["@us-desktop", "@one-brand"],
}, async ({ page, storeUrl }) => {
  const { release } = await holdScripts(page);
  await page.goto(`${storeUrl}/product/${lamp}`);
  await addButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(layer(page)).toBeVisible();
  await page.keyboard.press("Enter");
  await layer(page).getByRole("link", { name: "View Cart & Checkout" }).focus();
  release();
  await expect(extras(page)).toBeVisible();
  await expect(layer(page).getByRole("link", { name: "View Cart & Checkout" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(/^Quantity of/)).toHaveValue("1");
});

test("a page that a translator has changed keeps the confirmation, and the focus in it [CONF-21]", {
  tag: ["@us-desktop", "@one-brand"],
}, async ({ page, faults, storeUrl }) => {
  // React finds another text than the server's, and draws the document again.
  faults.allow(/Hydration failed|Minified React error #418/);
  const { release } = await holdScripts(page);
  await page.goto(`${storeUrl}/product/${lamp}`);
  await page.evaluate(() => {
    for (const named of document.querySelectorAll("[aria-label]")) named.ariaLabel += ".";
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement, textContent }) =>
      !textContent?.trim() || parentElement?.closest("script, style, svg")
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const all: Text[] = [];
    while (texts.nextNode()) all.push(texts.currentNode as Text);
    for (const text of all) {
      const font = document.createElement("font");
      font.append(text.data);
      text.replaceWith(font);
    }
  });
  await addButton(page).click();
  await expect(layer(page)).toBeVisible();
  await layer(page).getByRole("link", { name: "View Cart & Checkout" }).focus();
  release();
  await expect(extras(page)).toBeVisible();
  await expect(page.locator("main font")).toHaveCount(0);
  await expect(layer(page).getByRole("link", { name: "View Cart & Checkout" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(layer(page)).toHaveCount(0);
  await expect(addButton(page)).toBeFocused();
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
});

test("the count of an add stands if no script comes, and a script that comes late finds its page [CONF-20]", {
  tag: ["@ca-phone", "@one-brand"],
}, async ({ page, storeUrl }) => {
  const { release } = await holdScripts(page);
  await page.goto(`${storeUrl}/product/${lamp}`);
  await addButton(page).tap();
  await expect(layer(page)).toBeVisible();
  const cart = page.locator("[data-part=cart-link]");
  await expect(cart).toContainText("Cart, 0 items");
  // What a script that cannot be loaded leaves behind.
  await page.evaluate(() => {
    const promise = Promise.resolve();
    dispatchEvent(new PromiseRejectionEvent("unhandledrejection", { promise, reason: new TypeError() }));
  });
  await expect(cart).toContainText("Cart, 1 item");
  release();
  await expect(extras(page)).toBeVisible();
  await expect(cart).toContainText("Cart, 1 item");
  await expectSoundPage(page);
});
