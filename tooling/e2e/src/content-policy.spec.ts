import fs from "node:fs";
import path from "node:path";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expect, expectScripts, test } from "./set-up/journey.ts";
import { addToCart } from "./set-up/shopper.ts";

const readLog = () => fs.readFileSync(path.join(process.env.JOURNEY_FOLDER ?? "", "commerce-service.log"), "utf8");

test("the scripts of home, product and cart and the served HTML of a popup run under the content policy", {
  tag: ["@us-desktop", "@deep"],
}, async ({ page, storeUrl }) => {
  // Every violation would be an error in the console, which fails the journey.
  const answer = await page.goto(storeUrl);
  const policy = answer?.headers()["content-security-policy"];
  expect(policy).toContain("'strict-dynamic'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(answer?.headers()["cross-origin-opener-policy"]).toBe("same-origin");
  await page.waitForLoadState("networkidle");
  await expectScripts(page);

  // Opened in the browser, the product's data for search engines are made by React.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole("main").locator('a[href^="/product/"]').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);

  await page.goto(`${storeUrl}/product/${sampleSkus.lamp}`);
  await addToCart(page);
  await page.route("**/Cart/Checkout", async (route) => {
    const response = await route.fetch();
    const popupUrl = "/SharedLayer/PopupV2?popupName=CreditCardVerification";
    await route.fulfill({ response, json: { ...(await response.json()), popupUrl } });
  });
  // Before scripts the button is a form, which leads to the sign-in.
  await expectScripts(page);
  await page.getByRole("button", { name: "Checkout Now" }).click();
  const popup = page.getByRole("dialog", { name: "Where Is My Security Code?" });
  await expect(popup.locator('[data-part="served-html"] > *').first()).toBeVisible();
});

test("HTML and scripts without a nonce or hash are refused, and a browser's report is logged without the shopper's input", {
  tag: ["@ca-desktop", "@one-brand", "@one-width"],
}, async ({ page, storeUrl, faults }) => {
  faults.allow(/TrustedHTML|TrustedScript|Content Security Policy|evil\.example/);
  const address = `${storeUrl}/stores?query=ann@example.com`;
  // Over HTTP browsers do not support `report-to`, but still prefer it to `report-uri`.
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const policy = response.headers()["content-security-policy"]?.replace("; report-to policy", "") ?? "";
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
  });
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  const refused = await page.evaluate(() => {
    const attempts = [
      () => document.body.insertAdjacentHTML("beforeend", "<b>evil</b>"),
      () => document.createElement("script").setAttribute("src", "https://evil.example/a.js"),
      () => document.body.append(Object.assign(document.createElement("script"), { text: "window.ran = true" })),
    ];
    const isRefused = (attempt: () => void) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    };
    return [...attempts.map(isRefused), !("ran" in window)];
  });
  expect(refused).toEqual([true, true, true, true]);

  // A picture's address may contain the shopper's input.
  await page.evaluate(() => Object.assign(new Image(), { src: "https://evil.example/a.png?typed=1" }));
  await expect.poll(readLog).toContain("Content policy: img-src refused https://evil.example on /stores");
  expect(readLog()).toContain("Content policy: require-trusted-types-for refused trusted-types-sink on /stores");
  expect(readLog()).not.toMatch(/ann@example|typed=/);
});
