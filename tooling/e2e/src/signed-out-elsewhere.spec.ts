import type { Browser, Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { accountPassword, createAccount, signIn } from "./set-up/account.ts";
import { expect, expectScripts, expectSoundPage, forgetShifts, test } from "./set-up/journey.ts";
import { readMail } from "./set-up/mails.ts";
import { chicago, fillAddress, viewCart } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";

const { lamp, towels } = sampleSkus;
const newPassword = "Walnut-and-Wool-3";
const sentence = "You were signed out.";

// All journeys share one network address.
test.beforeEach(() => storedRows("delete from rate_limit where subject like 'password resets%'"));

/** Another browser of the shopper, with scripts. */
async function openOther(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: true });
  return context.newPage();
}

/** The ways in which another browser ends the sessions of an account. */
const ways = {
  async everywhere(other: Page) {
    await other.getByRole("button", { name: "Sign Out Everywhere" }).click();
    await expect(other).toHaveURL(/\/account\/login$/);
  },
  async device(other: Page) {
    await other.getByRole("button", { name: /^Sign Out .+ on / }).click();
    await expect(other).toHaveURL(/done=signOutDevice/);
    await expect(other.getByRole("button", { name: /^Sign Out .+ on / })).toHaveCount(0);
  },
  async password(other: Page) {
    const form = other.getByRole("region", { name: "Password" });
    await form.getByLabel(/^Current Password/).fill(accountPassword);
    await form.getByLabel(/^New Password/).fill(newPassword);
    await form.getByRole("button").last().click();
    await expect(other).toHaveURL(/done=changePassword/);
  },
};

async function endFromElsewhere(browser: Browser, { email, storeUrl, way }: EndedSession): Promise<void> {
  const other = await openOther(browser);
  await signIn(other, email, `${storeUrl}/account/profile`);
  await expectScripts(other);
  await ways[way](other);
  // The browser that did it is not told.
  await expect(other.getByText(sentence)).toHaveCount(0);
  await other.goto(`${storeUrl}/checkout/cart`);
  await expect(other.getByText(sentence)).toHaveCount(0);
  await other.context().close();
}

interface EndedSession {
  email: string;
  storeUrl: string;
  way: keyof typeof ways;
}

const notice = (page: Page) => page.getByRole("main").getByRole("status").filter({ hasText: sentence });
const add = (page: Page) => page.getByRole("button", { name: /^add( to cart)?$/i });

/** Expects a guest: the header offers the sign-in, and the pages that failed before work. */
async function expectGuest(page: Page, storeUrl: string): Promise<void> {
  await page.goto(`${storeUrl}/free-swatches`);
  await expect(page.getByRole("heading", { level: 1, name: "Order Free Swatches" })).toBeVisible();
  await expect(page.getByText(sentence)).toHaveCount(0);
  await expect(page.getByText("Hi, Tess")).toHaveCount(0);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Sign In" })).toBeVisible();
  await page.goto(`${storeUrl}/account/orders`);
  await expect(page).toHaveURL(`${storeUrl}/account/login?returnUrl=%2Faccount%2Forders&isRedirect=true`);
}

test("after Sign Out Everywhere on another device, the add of an open page is a guest's, and the next page says why", {
  tag: ["@us-desktop", "@deep"],
}, async ({ page, browser, storeUrl }) => {
  test.slow();
  const email = await createAccount();
  await signIn(page, email, `${storeUrl}/product/${lamp}`);
  await add(page).click();
  await viewCart(page);
  await page.goto(`${storeUrl}/product/${towels}`);
  await expectScripts(page);
  await endFromElsewhere(browser, { email, storeUrl, way: "everywhere" });

  await add(page).click();
  await expect(page.getByRole("dialog")).toContainText("Your Cart: 1 item");
  await page.getByRole("link", { name: "View Cart & Checkout" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole("main").getByText("Tidewater Bath Towels").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  await expectSoundPage(page);

  await page.getByRole("contentinfo").getByRole("link", { name: "Stores" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Stores" })).toBeVisible();
  await expect(page.getByText(sentence)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
  await expect(page.getByText(sentence)).toHaveCount(0);
  await expectGuest(page, storeUrl);
});

test("after a reset link was used on another device, the next link and an open checkout lead to the cart, which says why", {
  tag: ["@usModern-phone", "@deep"],
}, async ({ page, browser, storeUrl, context }) => {
  test.slow();
  const email = await createAccount();
  await signIn(page, email, `${storeUrl}/product/${lamp}`);
  await add(page).click();
  await viewCart(page);
  await expectScripts(page);
  const tab = await context.newPage();
  await tab.goto(`${storeUrl}/product/${towels}`);
  await expectScripts(tab);
  await page.getByRole("button", { name: "Checkout Now" }).click();
  await expect(page).toHaveURL(/\/checkout\/shipping$/);
  await fillAddress(page, { ...chicago, email: "" });

  const other = await openOther(browser);
  await other.goto(`${storeUrl}/account/reset-password`);
  await other.getByLabel(/^Email Address/).fill(email);
  await other.getByRole("main").getByRole("button").last().click();
  await expect(other.getByText(/If there is an account with this email address/)).toBeVisible();
  const mail = await readMail(email, /^Subject: Reset your/m);
  await other.goto(/http:\S+\/account\/reset-password\?token=[\w-]+/.exec(mail)?.[0] ?? "");
  await other.getByLabel(/^New Password/).fill(newPassword);
  await other.getByRole("button", { name: "Save Password" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Your Account" })).toBeVisible();
  await expect(other.getByText(sentence)).toHaveCount(0);
  await other.goto(`${storeUrl}/checkout/cart`);
  await expect(other.getByRole("main").getByText("Beacon Table Lamp").first()).toBeVisible();
  await other.context().close();

  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Back to Cart" }).click();
  await expect(page).toHaveURL(`${storeUrl}/checkout/cart`);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  // The answers of the pages before came when they came.
  await forgetShifts(page);
  await expectSoundPage(page);

  // The other tab is the same guest, and has nothing more to say.
  await add(tab).click();
  await expect(tab.getByRole("dialog")).toContainText("Your Cart: 1 item");
  await tab.getByRole("link", { name: "View Cart & Checkout" }).click();
  await expect(tab.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
  await expect(tab.getByText(sentence)).toHaveCount(0);
  await expectGuest(page, storeUrl);
});

test("after a new password on another device, two tabs that load at once are one guest", {
  tag: ["@ca-phone", "@nightly"],
}, async ({ page, browser, storeUrl, context }) => {
  test.slow();
  const email = await createAccount();
  await signIn(page, email, `${storeUrl}/product/${lamp}`);
  await endFromElsewhere(browser, { email, storeUrl, way: "password" });
  const tab = await context.newPage();
  await Promise.all([page.goto(`${storeUrl}/checkout/cart`), tab.goto(`${storeUrl}/free-swatches`)]);
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await expect(tab.getByRole("heading", { level: 1, name: "Order Free Swatches" })).toBeVisible();
  for (const each of [page, tab]) await expect(notice(each)).toBeVisible();
  // The same add from both within three seconds would count as a double press.
  for (const [each, sku] of [
    [page, towels],
    [tab, lamp],
  ] as const) {
    await each.goto(`${storeUrl}/product/${sku}`);
    await add(each).click();
    await viewCart(each);
  }
  await expect(tab.getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
  await expectGuest(tab, storeUrl);
});

test("the next link of an open page is loaded as a guest's after its session was ended from elsewhere", {
  tag: ["@us-phone", "@nightly"],
}, async ({ page, browser, storeUrl }) => {
  test.slow();
  const email = await createAccount();
  await signIn(page, email, `${storeUrl}/product/${lamp}`);
  await expectScripts(page);
  await endFromElsewhere(browser, { email, storeUrl, way: "device" });
  await page.getByRole("banner").getByRole("link", { name: /^Cart/ }).click();
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expectGuest(page, storeUrl);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("after the sign-out of the device on another one, two clicks on the add of an open page add once, and the cart says why", {
    tag: ["@caModern-desktop", "@deep"],
  }, async ({ page, browser, storeUrl, faults }) => {
    test.slow();
    faults.allow(/failed: GET .*\/assets\/.*\.js$/);
    const email = await createAccount();
    await signIn(page, email, `${storeUrl}/product/${lamp}`);
    await add(page).click();
    await viewCart(page);
    await page.goto(`${storeUrl}/product/${towels}`);
    await endFromElsewhere(browser, { email, storeUrl, way: "device" });

    await add(page).dblclick();
    await expect(page).toHaveURL(/\/checkout\/cart(\?repeated=1)?$/);
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole("main").getByText("Tidewater Bath Towels").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Sign In" })).toBeVisible();
    await page.reload();
    await expect(page.getByText(sentence)).toHaveCount(0);
    await expectGuest(page, storeUrl);
  });
});
