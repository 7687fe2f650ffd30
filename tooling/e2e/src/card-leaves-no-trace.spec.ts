import fs from "node:fs";
import path from "node:path";
import type { Response } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expect, test } from "./set-up/journey.ts";
import { readBrowserStorage, tracesOf } from "./set-up/secrets.ts";
import { addToCart, checkOutAsGuest, chicago, fillAddress, orderNumber } from "./set-up/shopper.ts";

/** An American Express number that no test table knows, and a code that nothing else spells. */
const number = "3787 344936 71000";
const code = "7391";

/** The scripts of this build: nothing else may run where a card is typed. */
const built = path.resolve(import.meta.dirname, "../../../apps/storefront-us/build/client");
const readBuilt = (url: string) => fs.readFileSync(path.join(built, new URL(url).pathname), "utf8");

test("a card's number and code are sent only to the store, once, and are neither repeated nor stored (AMB-089)", {
  tag: ["@usModern-phone", "@nightly"],
}, async ({ page, storeUrl, faults }) => {
  test.slow();
  for (const fault of [/SavePayment/, /Failed to load resource/]) faults.allow(fault);
  const hasNumber = tracesOf([number.replaceAll(" ", "")]);
  const hasTrace = (text: string) => hasNumber(text) || new RegExp(`["=>:]${code}["&<,}\\s]`).test(text);
  const sent: string[] = [];
  const answers: Promise<string>[] = [];
  const scripts: Response[] = [];
  page.on("request", (request) => {
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`);
  });
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
    const isText = ["document", "fetch", "xhr"].includes(response.request().resourceType());
    const read = () => response.text().then((text) => `${response.url()} ${text}`);
    // A redirect has no body, and the body of an earlier page can no longer be read.
    if (isText) answers.push(read().catch(() => ""));
  });

  await page.goto(`${storeUrl}/product/${sampleSkus.blackLamp}`);
  await addToCart(page);
  await checkOutAsGuest(page);
  await fillAddress(page, { ...chicago, email: "trace@example.com" });
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("button", { name: "Next: Payment" }).click();
  await page.getByLabel("Card Number").fill(number);
  await page.getByLabel("Expiration Date (MM/YY)").fill("12/30");
  await page.getByLabel("Security Code").fill(code);

  // One response is lost, which the page reports.
  let lost = 1;
  await page.route("**/SavePayment", (route) => (lost-- > 0 ? route.abort("timedout") : route.continue()));
  await page.getByRole("button", { name: "Next: Review & Place Order" }).click();
  await page.getByRole("dialog", { name: "Network Error" }).getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Review and Place Order" })).toBeVisible();
  expect(sent.filter((request) => request.includes("/Checkout/Log "))).toHaveLength(1);

  // The document of the payment step loads only the unmodified scripts of this build.
  scripts.length = 0;
  await page.goto(`${storeUrl}/checkout/paymentandbilling`);
  await expect(page.getByText("American Express ending in 1000")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(scripts.length).toBeGreaterThan(10);
  for (const script of scripts) {
    expect(script.url().startsWith(`${storeUrl}/assets/`), script.url()).toBe(true);
    expect((await script.text()) === readBuilt(script.url()), script.url()).toBe(true);
  }
  expect(await page.locator("script:not([src])").evaluateAll((all) => all.filter((one) => !one.nonce).length)).toBe(0);
  await page.getByRole("button", { name: "Next: Review & Place Order" }).click();
  await page.getByRole("button", { name: "Place Order" }).click();
  await orderNumber(page);

  const holding = sent.filter(hasTrace).map((request) => request.split(" ")[1]);
  expect(new Set(holding)).toEqual(new Set([`${storeUrl}/ReactCheckout/SavePayment`]));
  expect((await Promise.all(answers)).filter(hasTrace)).toEqual([]);
  expect(hasTrace(await readBrowserStorage(page))).toBe(false);
  expect(hasTrace(await page.content())).toBe(false);
});
