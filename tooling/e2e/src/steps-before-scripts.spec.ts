import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expect, expectScriptsState, test } from "./set-up/journey.ts";
import { addToCart, checkOutAsGuest, chicago, fillAddress, orderNumber } from "./set-up/shopper.ts";

/** Holds back the scripts of the following pages until they are released. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const scripts = /\/assets\/.*\.js$/;
  await page.route(scripts, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return async () => {
    letGo();
    await expectScriptsState(page, "running");
    await page.unroute(scripts);
  };
}

test("input on the steps before their scripts run is kept after hydration", {
  tag: ["@us-desktop", "@nightly"],
}, async ({ page, storeUrl }) => {
  test.slow();
  await page.goto(`${storeUrl}/product/${sampleSkus.lamp}`);
  await addToCart(page);
  await checkOutAsGuest(page);

  let release = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await fillAddress(page, { ...chicago, email: "early@example.com" });
  await release();
  await expect(page.getByLabel("First Name")).toHaveValue(chicago.firstName);
  await expect(page.getByLabel("State")).toHaveValue(chicago.region);
  await page.getByRole("button", { name: "Next", exact: true }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Shipping and Gift Options" })).toBeVisible();
  release = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await page.getByRole("group", { name: "Delivery" }).first().getByRole("radio").last().check();
  await release();
  await expect(page.getByRole("group", { name: "Delivery" }).first().getByRole("radio").last()).toBeChecked();
  await page.getByRole("button", { name: "Next: Payment" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Payment and Billing" })).toBeVisible();
  release = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await page.getByLabel("Card Number").fill("4111111111111111");
  await page.getByLabel("Expiration Date (MM/YY)").fill("12/30");
  await page.getByLabel("Security Code").fill("123");
  await page.getByRole("checkbox", { name: /same as my shipping address/ }).uncheck();
  await release();
  await expect(page.getByLabel("Card Number")).toHaveValue("4111111111111111");
  await expect(page.getByRole("checkbox", { name: /same as my shipping address/ })).not.toBeChecked();
  await expect(page.getByLabel("First Name")).toBeVisible();
  await page.getByRole("checkbox", { name: /same as my shipping address/ }).check();
  await page.getByRole("button", { name: "Next: Review & Place Order" }).click();
  await page.getByRole("button", { name: "Place Order" }).click();
  await orderNumber(page);
});

test("a step submitted before its scripts run is saved once, or rendered with its errors", {
  tag: ["@ca-phone", "@nightly"],
}, async ({ page, faults, storeUrl }) => {
  faults.allow(/422/);
  await page.goto(`${storeUrl}/product/${sampleSkus.lamp}`);
  await addToCart(page);
  await checkOutAsGuest(page);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await page.getByLabel("First Name").fill("Zoë");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  const problem = page.getByRole("alert").getByRole("link", { name: "The Last Name field is required." });
  await expect(problem).toBeVisible();
  await release();
  await expect(problem).toBeVisible();
  await expect(page.getByLabel("First Name")).toHaveValue("Zoë");
  await page.getByLabel("Last Name").fill("Tremblay");
  await expect(problem).toBeHidden();
});
