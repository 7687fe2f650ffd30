import type { Locator, Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expect, expectScripts, expectSoundPage, test } from "./set-up/journey.ts";
import { readMail } from "./set-up/mails.ts";
import { newEmail } from "./set-up/new-email.ts";
import { chicago, fillAddress, fillCard, orderNumber } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";

const { lamp } = sampleSkus;

// All journeys share one network address, which has limits for new accounts and resets.
test.beforeEach(() =>
  storedRows("delete from rate_limit where subject like 'new accounts%' or subject like 'password resets%'"),
);

const passwords = { first: "Alder-and-Ash-9", second: "Walnut-and-Wool-3" };
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Opens a page and the popup of its header. The popup's script loads after the page; until then the link opens a page. */
async function openSignInPopup(page: Page, url: string): Promise<Locator> {
  const popup = page.getByRole("dialog", { name: "Account Sign In" });
  await expect(async () => {
    await page.goto(url);
    await expectScripts(page);
    await page.waitForLoadState("networkidle");
    await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
    await expect(popup).toBeVisible();
  }).toPass();
  return popup;
}
async function createAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel("First Name").fill("Wren");
  await page.getByLabel("Last Name").fill("Okafor");
  await page.getByLabel(/^Email Address/).fill(email);
  await page.getByLabel(/^Password/).fill(passwords.first);
  await page.getByRole("button", { name: "Create Account" }).click();
}
/** Sets the second password with the mailed link, and returns the link. */
async function setPassword(page: Page, storeUrl: string, email: string): Promise<string> {
  const mail = await readMail(email, /Reset your/);
  const [link = ""] = /http:\S+\/account\/reset-password\?token=[\w-]+/.exec(mail) ?? [];
  expect(new URL(link).origin).toBe(storeUrl);
  await page.goto(link);
  await expect(heading(page, "Choose a New Password")).toBeVisible();
  await page.getByLabel(/^New Password/).fill(passwords.second);
  await page.getByRole("button", { name: "Save Password" }).click();
  await expect(heading(page, "Your Account")).toBeVisible();
  await expect(page.getByRole("main").getByText(email)).toBeVisible();
  return link;
}
/** Opens a link that was used, and asks for a new one on the page that says so. */
async function replaceUsedLink(page: Page, link: string, email: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole("alert").getByText(/This link has expired or was used already/)).toBeVisible();
  await expect(page.getByLabel(/^New Password/)).toHaveCount(0);
  await page.getByLabel(/^Email Address/).fill(email);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText(/If there is an account with this email address/)).toBeVisible();
}

test("a guest creates an account from the header, resets the password by mail, adds to the cart and orders [AUTH-03, AUTH-13, CONF-22]", {
  tag: ["@usModern-desktop", "@deep"],
}, async ({ page, storeUrl, context }) => {
  test.slow();
  const email = newEmail("wren");
  const popup = await openSignInPopup(page, `${storeUrl}/product/${lamp}`);
  await popup.getByRole("link", { name: "Create an Account" }).click();
  await expect(heading(page, "Create an Account")).toBeVisible();
  // The popup fades out over the next page.
  await expect(popup).toHaveCount(0);
  await expectSoundPage(page);
  await createAccount(page, email);
  // Back on the page before, signed in.
  await expect(page).toHaveURL(`${storeUrl}/product/${lamp}`);
  await expect(page.getByRole("banner").getByRole("button", { name: "Hi, Wren" })).toBeVisible();
  expect(await readMail(email, /Welcome to/)).toContain("Wren");

  await context.clearCookies();
  await openSignInPopup(page, `${storeUrl}/stores`);
  await popup.getByRole("link", { name: "Reset password" }).click();
  const reset = page.getByRole("dialog", { name: "Reset Password" });
  await reset.getByLabel(/^Email Address/).fill(email);
  await reset.getByLabel(/^Email Address/).press("Enter");
  await expect(reset.getByText(/If there is an account with this email address/)).toBeVisible();
  await setPassword(page, storeUrl, email);

  // The checkout offers the saved address, and the account lists the order.
  await page.getByRole("link", { name: "All Addresses" }).click();
  await page.getByRole("link", { name: "Add an Address" }).click();
  await fillAddress(page, { ...chicago, email: "" });
  await page.getByRole("button", { name: "Save Address" }).click();
  await expect(page.getByText("Your address was saved.")).toBeVisible();
  await page.goto(`${storeUrl}/product/${lamp}`);
  await expectScripts(page);
  await page.getByRole("button", { name: /^add( to cart)?$/i }).click();
  await expect(page.getByRole("dialog")).toContainText("Your Cart: 1 item");
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" }).click();
  await expect(heading(page, "Cart")).toBeVisible();
  await expectScripts(page);
  await page.getByRole("button", { name: "Checkout Now" }).click();
  await expect(page.getByRole("radio", { name: "Ada Bauer" })).toBeChecked();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("button", { name: "Next: Payment" }).click();
  await fillCard(page, "4111 1111 1111 1111");
  await page.getByRole("button", { name: "Next: Review & Place Order" }).click();
  await page.getByRole("button", { name: "Place Order" }).click();
  const number = await orderNumber(page);
  await page.getByRole("banner").getByRole("button", { name: "Hi, Wren" }).press("Enter");
  await page.getByRole("banner").getByRole("link", { name: "Orders" }).click();
  await page.getByRole("link", { name: `Order ${number}` }).click();
  await expect(page.getByText("410 N Michigan Ave").first()).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest creates an account and resets its password with plain forms [AUTH-02]", { tag: "@ca-phone" }, async ({
    page,
    storeUrl,
    faults,
    context,
  }) => {
    faults.allow(/failed: GET .*\/assets\/.*\.js$/);
    faults.allow(/422/);
    const email = newEmail("wren");
    await page.goto(`${storeUrl}/account/create-account`);
    await createAccount(page, "wren");
    await expect(page.getByText(/Please enter a valid Email Address/).first()).toBeVisible();
    await expect(page.getByLabel("First Name")).toHaveValue("Wren");
    await createAccount(page, email);
    await expect(heading(page, "Your Account")).toBeVisible();
    await context.clearCookies();
    await page.goto(`${storeUrl}/account/reset-password`);
    await page.getByLabel(/^Email Address/).fill(email);
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByText(/If there is an account with this email address/)).toBeVisible();
    const link = await setPassword(page, storeUrl, email);
    await replaceUsedLink(page, link, email);
  });
});
