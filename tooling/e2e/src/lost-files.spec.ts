import type { Page } from "@playwright/test";
import { sampleSkus, specialOrderSkus } from "@store/commerce-service/testing/sample-inputs";
import { beginAtPayment } from "./set-up/begin-at-step.ts";
import { openCart } from "./set-up/cart.ts";
import { holdScripts } from "./set-up/hold-scripts.ts";
import { expect, expectNoBarrier, expectScripts, test } from "./set-up/journey.ts";
import { chicago, fillCard } from "./set-up/shopper.ts";

const { lamp, sideTable } = sampleSkus;
const { sofa } = specialOrderSkus;
const failure = /ERR_|answered 404|status of 404|failed: \w+ |Failed to load/;
const noConnection = "We are having trouble connecting. Please check your connection and try again.";
const asks = "This page could not be loaded. Go there anyway?";

/** The scripts or styles of a page are gone, as after a deployment, or do not arrive. */
const lose = (page: Page, file: string, how: "gone" | "lost" = "gone") =>
  page.route(new RegExp(`/assets/${file}-[\\w-]{8}\\.(js|css)`), (route) =>
    how === "gone" ? route.fulfill({ status: 404, body: "" }) : route.abort(),
  );

/** The application runs, and what says that a page could not be loaded is there. */
async function expectNotice(page: Page): Promise<void> {
  await expectScripts(page);
  await expect(page.locator("[data-part=navigation-error]")).toBeAttached();
}

const stores = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Stores" }).first();
const titled = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const notice = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const search = (page: Page) => page.getByRole("combobox", { name: "Search" }).first();

const starts = [
  ["@us-phone", "/", "gone"],
  ["@caModern-desktop", "/browse/living-room", "lost"],
  ["@usModern-desktop", `/product/${sideTable}`, "gone"],
  ["@ca-phone", "/checkout/cart", "lost"],
] as const;

for (const [tag, path, how] of starts) {
  test(`a page whose file is ${how} is opened from ${path}, and without a connection the page stays, ${tag.slice(1)}`, {
    tag: [tag],
  }, async ({ page, storeUrl, faults }) => {
    faults.allow(failure);
    if (path === "/checkout/cart") await openCart(page, storeUrl, [{ Sku: lamp }]);
    else await page.goto(storeUrl + path);
    await expectNotice(page);
    await lose(page, "stores", how);
    await search(page).fill("beacon lamp");
    await page.context().setOffline(true);
    await stores(page).click();
    await expect(notice(page, noConnection)).toBeVisible();
    await expect(page).toHaveURL(storeUrl + (path === "/" ? "/" : path));
    await expect(search(page)).toHaveValue("beacon lamp");
    await page.context().setOffline(false);
    await notice(page, noConnection).getByRole("button", { name: "Close" }).click();
    await stores(page).click();
    await expect(titled(page, "Our stores")).toBeVisible();
    await expect(page).toHaveURL(`${storeUrl}/stores`);
  });
}

test("with a card typed and the next step's file gone, the step asks before it is left [PAY-01]", {
  tag: ["@us-desktop"],
}, async ({ page, storeUrl, faults }) => {
  faults.allow(failure);
  await beginAtPayment(page, storeUrl, { skus: [lamp], address: chicago });
  await expectNotice(page);
  // A deployment takes every file that is not open.
  for (const file of ["review", "load-files", "plain-way"]) await lose(page, file);
  await fillCard(page, "4111111111111111");
  const next = page.getByRole("button", { name: "Next: Review & Place Order" });
  await next.click();
  await expect(notice(page, asks)).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/paymentandbilling$/);
  await expect(page.getByLabel("Security Code")).toHaveValue("123");
  await expect(next).toBeEnabled();
  await expectNoBarrier(page);
  await notice(page, asks).getByRole("button", { name: "Go there" }).click();
  await expect(titled(page, "Review and Place Order")).toBeVisible();
});

test("with a password typed nothing is left by itself, and Close keeps it [AUTH-01]", {
  tag: ["@caModern-phone"],
}, async ({ page, storeUrl, faults }) => {
  faults.allow(failure);
  await page.goto(`${storeUrl}/account/login`);
  await expectNotice(page);
  await lose(page, "stores");
  const password = page.getByLabel(/^Password/).first();
  await password.fill("Alder-and-Ash-9");
  await stores(page).click();
  await notice(page, asks).getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(`${storeUrl}/account/login`);
  await expect(password).toHaveValue("Alder-and-Ash-9");
  await expect(stores(page)).toBeFocused();
});

test("Back to a page whose file is gone leads to it, and without a connection stays", {
  tag: ["@us-phone"],
}, async ({ page, storeUrl, faults }) => {
  faults.allow(failure);
  // The router's own words while it loads the document.
  faults.allow(/route module|dynamically imported/);
  await page.goto(storeUrl);
  await expectNotice(page);
  await stores(page).click();
  await expect(titled(page, "Our stores")).toBeVisible();
  await page.reload();
  await expectNotice(page);
  await lose(page, "home");
  await page.context().setOffline(true);
  await page.evaluate(() => history.back());
  await expect(notice(page, noConnection)).toBeVisible();
  await expect(page).toHaveURL(`${storeUrl}/stores`);
  await page.context().setOffline(false);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(`${storeUrl}/`);
  await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
  await expect(titled(page, "Our stores")).toHaveCount(0);
});

test("two quick steps back after a reload lead two pages back", {
  tag: ["@us-desktop"],
}, async ({ page, storeUrl }) => {
  await page.goto(storeUrl);
  await expectNotice(page);
  for (const name of ["Rewards", "Stores"]) {
    await page.getByRole("contentinfo").getByRole("link", { name }).first().click();
    await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
  }
  await page.reload();
  await expectNotice(page);
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expect(page).toHaveURL(`${storeUrl}/`);
  await expect(titled(page, "Our stores")).toHaveCount(0);
});

test("fabrics whose filters and dialogs are gone are shown, and a swatch of them is ordered on its own page", {
  tag: ["@us-phone", "@deep"],
}, async ({ page, storeUrl, faults }) => {
  faults.allow(failure);
  // The document is rendered again without the filters.
  faults.allow(/React error #418/);
  for (const file of ["swatch-filters", "swatch-dialogs"]) await lose(page, file);
  await page.goto(`${storeUrl}/special-order/${sofa}?choices=fabric.RUSTVELVET`);
  await expectNotice(page);
  await page.getByRole("link", { name: "Get Free Swatch" }).click();
  await expect(page).toHaveURL(new RegExp(`/free-swatches\\?sku=${sofa}&choice=RUSTVELVET$`));
});

test("a page whose style file is gone is opened as a document", {
  tag: ["@usModern-desktop"],
}, async ({ page, storeUrl, faults }) => {
  faults.allow(failure);
  await page.goto(`${storeUrl}/product/${sideTable}`);
  await expectScripts(page);
  await lose(page, "cart-styles");
  const document = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole("link", { name: /^Cart/ }).first().click();
  expect((await document).url()).toBe(`${storeUrl}/checkout/cart`);
  await expect(titled(page, "Cart")).toBeVisible();
});

test("an early Add without a connection keeps the page, and counts once when it is back [CONF-20]", {
  tag: ["@usModern-phone"],
}, async ({ page, storeUrl, faults }) => {
  faults.allow(failure);
  await holdScripts(page);
  await page.goto(`${storeUrl}/product/${lamp}`);
  const add = page.getByRole("button", { name: /^add( to cart)?$/i });
  await page.context().setOffline(true);
  await add.click();
  const alert = page.getByRole("alert").filter({ hasText: noConnection });
  await expect(alert).toBeVisible();
  await expectNoBarrier(page);
  await page.context().setOffline(false);
  await add.click();
  await expect(page.getByRole("dialog", { name: "1 item added to your cart" })).toBeVisible();
  await expect(alert).toHaveCount(0);
});
