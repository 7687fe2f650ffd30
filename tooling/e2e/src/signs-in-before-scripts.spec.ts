import type { Page } from "@playwright/test";
import { signsInAttribute } from "@store/ui-kit/early-protocol";
import { holdScripts } from "./set-up/hold-scripts.ts";
import { expect, expectNoBarrier, test } from "./set-up/journey.ts";

const shopper = { email: "nell.ashby@example.com", firstName: "Nell", password: "Linen-and-Oak-24" };

const dialog = (page: Page) => page.getByRole("dialog", { name: "Account Sign In" });
const email = (page: Page) => dialog(page).getByLabel(/^Email Address/);
const password = (page: Page) => dialog(page).getByLabel(/^Password/);
const loginPath = "/account/login?returnUrl=%2Fstores&isRedirect=true";

/** "Sign In" of the header, on a phone in its menu. */
async function findLink(page: Page, isMobile: boolean) {
  const header = page.getByRole("banner");
  if (isMobile) await header.getByRole("button", { name: "Menu", exact: true }).click();
  return header.getByRole("link", { name: "Sign In" }).filter({ visible: true });
}

/** Keeps the form from arriving until it is released. */
const holdForm = (page: Page) => holdScripts(page, "**/account/login/form?*");

test("Sign In before the scripts opens the popup at once, whose form signs in and stays on the page [AUTH-08, AUTH-21]", {
  tag: "@us-desktop",
}, async ({ page, storeUrl, isMobile }) => {
  await holdScripts(page);
  await page.goto(`${storeUrl}/stores`);
  await (await findLink(page, isMobile)).click();
  await expect(email(page)).toBeFocused();
  await expectNoBarrier(page);
  await email(page).fill(shopper.email);
  await password(page).fill(shopper.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Hi, ${shopper.firstName}`).first()).toBeAttached();
  await expect(page).toHaveURL(`${storeUrl}/stores`);
});

test("what was typed in the sign-in before the scripts is in the popup when they run, and is sent once [AUTH-08, AUTH-21]", {
  tag: "@us-phone",
}, async ({ page, storeUrl, isMobile }) => {
  const { release } = await holdScripts(page);
  const form = await holdForm(page);
  await page.goto(`${storeUrl}/stores`);
  await (await findLink(page, isMobile)).click();
  await expect(dialog(page)).toContainText("Loading");
  const before = await dialog(page).boundingBox();
  form.release();
  await email(page).fill(shopper.email);
  // It does not move when the form comes, but for a line that a font makes.
  const after = await dialog(page).boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(20);
  await password(page).fill(shopper.password.slice(0, -2));
  await dialog(page).getByRole("checkbox", { name: "Show password" }).check();
  await password(page).focus();
  release();
  // Only the popup shows a password.
  await expect(password(page)).toHaveAttribute("type", "text");
  await expect(dialog(page)).toHaveCount(1);
  await expect(email(page)).toHaveValue(shopper.email);
  await expect(password(page)).toBeFocused();
  await expectNoBarrier(page);
  const posts: string[] = [];
  page.on("request", (request) => void (request.isNavigationRequest() && posts.push(request.method())));
  await page.keyboard.type(shopper.password.slice(-2));
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Hi, ${shopper.firstName}`).first()).toBeAttached();
  await expect(page).toHaveURL(`${storeUrl}/stores`);
  expect(posts.filter((method) => method === "POST")).toHaveLength(1);
});

test("Sign In pressed twice, or without its form, leads to the sign-in page [AUTH-01, AUTH-20]", {
  tag: ["@caModern-phone", "@deep"],
}, async ({ page, faults, storeUrl, isMobile }) => {
  await holdScripts(page);
  await holdForm(page);
  await page.goto(`${storeUrl}/stores`);
  const link = await findLink(page, isMobile);
  await link.dblclick();
  await expect(page).toHaveURL(storeUrl + loginPath);

  await page.goto(`${storeUrl}/stores`);
  await (await findLink(page, isMobile)).click();
  await expect(dialog(page)).toContainText("Loading");
  await expectNoBarrier(page);
  await expect(page).toHaveURL(storeUrl + loginPath);

  faults.allow(/account\/login\/form|status of 503/);
  await page.route("**/account/login/form?*", (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto(`${storeUrl}/stores`);
  await (await findLink(page, isMobile)).click();
  await expect(page).toHaveURL(storeUrl + loginPath);
});

test("the sign-in before the scripts stays in a page that is drawn again, and works if they never load", {
  tag: ["@us-desktop", "@one-brand"],
}, async ({ page, faults, storeUrl, isMobile }) => {
  faults.allow(/Minified React error #418/);
  faults.allow(/\/assets\/.*\.js|Failed to load resource/);
  // The first page's popup cannot load.
  await page.route("**/assets/sign-in-popup*.js", (route) => route.abort());
  const { release } = await holdScripts(page, "**/assets/entry*.js");
  await page.goto(`${storeUrl}/stores`);
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Stores" })
    .first()
    .evaluate((stores) => {
      stores.lastChild?.replaceWith("Tiendas");
    });
  await (await findLink(page, isMobile)).click();
  await email(page).fill(shopper.email);
  release();
  await expect(page.locator("html")).toHaveAttribute(signsInAttribute, "");
  await expect(email(page)).toHaveValue(shopper.email);
  await expect(email(page)).toBeFocused();
  await password(page).fill(shopper.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Hi, ${shopper.firstName}`).first()).toBeAttached();
});

test("Sign In before the scripts of the cart opens the same popup when they run [AUTH-08]", {
  tag: ["@ca-phone", "@one-brand"],
}, async ({ page, storeUrl, isMobile }) => {
  const { release } = await holdScripts(page);
  await page.goto(`${storeUrl}/checkout/cart`, { waitUntil: "commit" });
  await (await findLink(page, isMobile)).click();
  release();
  await expect(email(page)).toBeVisible();
  await expect(page).toHaveURL(`${storeUrl}/checkout/cart`);
});
