import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expect, expectScripts, test } from "./set-up/journey.ts";
import { readMail } from "./set-up/mails.ts";
import { newEmail } from "./set-up/new-email.ts";
import { addToCart, chicago, orderNumber, proceedToReview } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";

// All journeys share one network address, which has limits for new accounts.
test.beforeEach(() => storedRows("delete from rate_limit where subject like 'new accounts%'"));

test("a guest's order survives Back, is confirmed by mail, and moves to an account with a password", {
  tag: ["@us-phone", "@deep"],
}, async ({ page, storeUrl, browser }) => {
  test.slow();
  const email = newEmail("back");
  await page.goto(`${storeUrl}/product/${sampleSkus.lamp}`);
  await addToCart(page);
  await proceedToReview(page, { ...chicago, email }, "4111 1111 1111 1111");
  const total = page.getByText(/^Show order summary /);
  const before = await total.textContent();
  await page.getByRole("button", { name: "Increase quantity of Beacon Table Lamp" }).click();
  await expect(total).not.toHaveText(before ?? "");
  await page.getByRole("button", { name: "Place Order" }).click();
  const number = await orderNumber(page);
  expect(number).toMatch(/^\d{10}$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await expect(page.getByText(`Order ${number} was placed.`)).toBeVisible();
  await page.getByRole("link", { name: "View Order" }).click();
  expect(await orderNumber(page)).toBe(number);

  const mail = await readMail(email, new RegExp(`order ${number}`));
  expect(mail).toContain("Beacon Table Lamp");
  const [link = ""] = /http:\S+\/order\/[\w.-]+/.exec(mail) ?? [];
  // The link shows the order on any device, without signing in.
  const device = await browser.newContext();
  const elsewhere = await device.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole("heading", { level: 1, name: new RegExp(number) })).toBeVisible();
  await expect(elsewhere.getByText("Quantity 2")).toBeVisible();
  await expect(elsewhere.getByText(email)).toBeHidden();
  await device.close();
  const offer = page.getByRole("form", { name: "Create an account" });
  await offer.getByLabel(/^Password/).fill("Alder-and-Ash-9");
  await offer.getByRole("button", { name: "Create Account" }).click();
  await page.getByRole("link", { name: "your account", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Order ${number}` })).toBeVisible();
  await page.getByRole("link", { name: "All Orders" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: `Order ${number}` })).toBeVisible();
});

test("adding an item without a connection keeps the page and the shopper's input", {
  tag: ["@usModern-desktop", "@nightly"],
}, async ({ page, context, faults, storeUrl }) => {
  // Pending requests fail with the connection.
  faults.allow(/^failed: /);
  faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch manifest/);
  await page.goto(`${storeUrl}/product/${sampleSkus.towels}`);
  await expectScripts(page);
  await page.getByText("Embroidery (optional)").click();
  const text = page.getByRole("group", { name: "Embroidery", exact: true }).getByRole("textbox", { name: "Text" });
  await text.fill("ADA");
  await context.setOffline(true);
  await page.getByRole("button", { name: /^add( to cart)?$/i }).click();
  await expect(page.getByText(/check your connection/)).toBeVisible();
  await expect(text).toHaveValue("ADA");
  await context.setOffline(false);
  await addToCart(page);
  await expect(page.getByRole("main").getByText("Personalized: “ADA”")).toBeVisible();
});

test("a step's URL in upper case is not found", { tag: ["@ca-desktop", "@nightly"] }, async ({
  page,
  faults,
  storeUrl,
}) => {
  faults.allow(/404/);
  const answer = await page.goto(`${storeUrl}/checkout/Review`);
  expect(answer?.status()).toBe(404);
});
