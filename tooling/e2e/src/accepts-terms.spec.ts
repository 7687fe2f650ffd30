import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { holdScripts } from "./set-up/hold-scripts.ts";
import { expect, expectScripts, expectSoundPage, test } from "./set-up/journey.ts";

const { armchair, mossArmchair } = sampleSkus;
const title = "Confirm Your Selection";

test("a chair made to order is added only when its terms are accepted, and the cart opens [CONF-09, CONF-11, CONF-12]", {
  tag: ["@us-desktop", "@deep"],
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/product/${armchair}`);
  await expectScripts(page);
  const add = page.getByRole("button", { name: /^add( to cart)?$/i });
  const terms = page.getByRole("dialog", { name: title });
  await add.click();
  await expect(terms).toContainText("cannot be returned unless it arrives damaged or wrong");
  await expectSoundPage(page);
  await terms.getByRole("button", { name: "Decline" }).click();
  await expect(terms).toHaveCount(0);
  await expect(
    page.getByRole("link", { name: "Cart, 0 items" }).or(page.getByRole("link", { name: "Cart", exact: true })),
  ).toBeVisible();

  await add.click();
  await terms.getByRole("button", { name: "Accept Terms And Add To Cart" }).click();
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  const lines = page.getByRole("list", { name: "Items in your cart" }).getByRole("listitem");
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText("Alder Armchair");
});

test("terms that were asked for before scripts ran stay on the page when they run", {
  tag: ["@ca-phone", "@deep"],
}, async ({ page, storeUrl }) => {
  const { release } = await holdScripts(page);
  await page.goto(`${storeUrl}/product/${mossArmchair}`, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const terms = page.getByRole("region", { name: title });
  await expect(terms).toBeVisible();
  release();
  await expectScripts(page);
  await page.waitForLoadState("networkidle");
  await terms.getByRole("button", { name: "Accept And Add" }).click();
  await expect(page).toHaveURL(/\/checkout\/cart$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the terms of a chair made to order are accepted on the page", { tag: "@ca-phone" }, async ({
    page,
    storeUrl,
    faults,
  }) => {
    faults.allow(/failed: GET .*\/assets\/.*\.js$/);
    await page.goto(`${storeUrl}/product/${mossArmchair}`);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    const terms = page.getByRole("region", { name: title });
    await expect(terms).toContainText("cannot be returned");
    await terms.getByRole("link", { name: "Decline" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Alder Armchair" })).toBeVisible();
    await expect(terms).toHaveCount(0);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await terms.getByRole("button", { name: "Accept And Add" }).click();
    await expect(page).toHaveURL(/\/checkout\/cart$/);
    await expect(page.getByRole("main")).toContainText("Alder Armchair");
  });
});
