import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { accountPassword, createAccount } from "./set-up/account.ts";
import { beginAtPayment } from "./set-up/begin-at-step.ts";
import { openCart } from "./set-up/cart.ts";
import { expect, expectScripts, test } from "./set-up/journey.ts";
import { addToCart, checkOutAsGuest, chicago, fillAddress, fillCard, orderNumber, toronto } from "./set-up/shopper.ts";

const { armchair, lamp } = sampleSkus;
const wide = ["@one-brand", "@one-width"];

/** Marks the open document, which only the router leaves open. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => "isMarked" in window);

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("cart and steps are one document, which keeps a typed card, and the order loads another [CHK-35]", {
  tag: ["@us-desktop", ...wide],
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/product/${lamp}`);
  await expectScripts(page);
  await mark(page);
  await addToCart(page);
  expect(await isMarked(page), "from the product by a link").toBe(false);
  await mark(page);
  await checkOutAsGuest(page);
  await fillAddress(page, chicago);
  await press(page, "Next");
  await press(page, "Next: Payment");
  await expect(title(page, "Payment and Billing")).toBeVisible();
  await fillCard(page, "4111 1111 1111 1111");
  await page.goBack();
  await expect(title(page, "Shipping and Gift Options")).toBeVisible();
  await press(page, "Next: Payment");
  await expect(page.getByLabel("Card Number")).toHaveValue("4111 1111 1111 1111");
  await expect(page.getByLabel("Expiration Date (MM/YY)")).toHaveValue("12/30");
  await page.getByLabel("Security Code").pressSequentially("123");
  await press(page, "Next: Review & Place Order");
  await expect(title(page, "Review and Place Order")).toBeVisible();
  expect(await isMarked(page), "within the checkout").toBe(true);
  await page.getByRole("button", { name: "Place Order" }).first().click();
  await orderNumber(page);
  expect(await isMarked(page), "to the confirmation by a script").toBe(false);
});

test("forms, links and Back load a document at the border of the checkout", {
  tag: ["@caModern-desktop", ...wide],
}, async ({ page, storeUrl }) => {
  await openCart(page, storeUrl, [{ Sku: lamp }]);
  await mark(page);
  const search = page.locator("input[type=search]").first();
  await search.fill("lamp");
  await search.press("Enter");
  await expect(page).toHaveURL(/\/search\?query=lamp/);
  await expectScripts(page);
  expect(await isMarked(page), "to a search by its form").toBe(false);
  await mark(page);
  await page.goBack();
  await expect(title(page, "Cart")).toBeVisible();
  expect(await isMarked(page), "by Back").toBe(false);

  await beginAtPayment(page, storeUrl, { address: toronto });
  await mark(page);
  await page.getByRole("link", { name: "Back to Cart" }).click();
  await expect(title(page, "Cart")).toBeVisible();
  expect(await isMarked(page), "from a step to the cart").toBe(true);
  await page.locator("header a[href='/']").first().click();
  await expect(page).toHaveURL(`${storeUrl}/`);
  expect(await isMarked(page), "to the home page by a link").toBe(false);
});

test("a script that goes to the cart after an add, and a sign-in that leads back to it, load its document", {
  tag: ["@us-desktop", "@deep", ...wide],
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/product/${armchair}`);
  await expectScripts(page);
  await press(page, "Add to cart");
  await mark(page);
  await press(page, "Accept Terms And Add To Cart");
  await expect(title(page, "Cart")).toBeVisible();
  expect(await isMarked(page), "after an add").toBe(false);

  await page.goto(`${storeUrl}/account/login?returnUrl=/checkout/cart`);
  const form = page.getByRole("form", { name: "Sign in" });
  await form.getByLabel(/^Email Address/).fill(await createAccount());
  await form.getByLabel(/^Password/).fill(accountPassword);
  await expectScripts(page);
  await mark(page);
  await press(page, "Sign In");
  await expect(title(page, "Cart")).toBeVisible();
  expect(await isMarked(page), "after a sign-in").toBe(false);
});

test("a script's address, a frame and a policy of another origin are refused in the checkout", {
  tag: ["@us-desktop", "@deep", ...wide],
}, async ({ page, storeUrl, faults }) => {
  faults.allow(/TrustedScript|Content Security Policy|evil\.example|TrustedTypePolicy|Refused to create/);
  await openCart(page, storeUrl, [{ Sku: lamp }]);
  const refused = await page.evaluate(async () => {
    const scriptOf = (src: string) => () => Object.assign(document.createElement("script"), { src });
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    const attempts = [
      scriptOf("https://evil.example/a.js"),
      scriptOf("data:text/javascript,window.ran=true"),
      scriptOf("/assets/a.js"),
      () => document.body.append(Object.assign(document.createElement("script"), { text: "window.ran = true" })),
      () => trustedTypes.createPolicy("evil", {}),
    ];
    const results = attempts.map((attempt) => {
      try {
        attempt();
        return "allowed";
      } catch {
        return "refused";
      }
    });
    const frame = Object.assign(document.createElement("iframe"), { src: "https://evil.example/" });
    const violation = new Promise<string>((resolve) =>
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective: directive, blockedURI }) => {
        if (directive === "frame-src") resolve(blockedURI);
      }),
    );
    document.body.append(frame);
    return [...results, await violation, "ran" in window];
  });
  expect(refused).toEqual(["refused", "refused", "refused", "refused", "refused", "https://evil.example", false]);
});
