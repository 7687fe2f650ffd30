import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { accountPassword, createAccount, signIn } from "./set-up/account.ts";
import { expect, expectScripts, expectSoundPage, forgetShifts, test } from "./set-up/journey.ts";
import { createRegistry } from "./set-up/registry.ts";
import { storedRows } from "./set-up/stored-rows.ts";

const { blackLamp, lamp, mirror } = sampleSkus;

const registryButton = (page: Page) => page.getByRole("button", { name: "Add to Registry", exact: true });
const signedInText = "You are signed in. Add it to your registry now.";

/** What the registries of an account contain, as "sku x quantity". */
async function itemsOf(email: string): Promise<string[]> {
  const rows = await storedRows<{ item: string }>(
    `select sku || ' x ' || quantity as item from registry_item join registry using (registry_id)
     where account_id = $1 order by sku`,
    [email],
  );
  return rows.map(({ item }) => item);
}

async function signInHere(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/gift-registry\/authenticate\?/);
  const form = page.getByRole("form", { name: "Sign in" });
  await form.getByLabel(/^Email Address/).fill(email);
  await form.getByLabel(/^Password/).fill(accountPassword);
  await form.getByRole("button", { name: "Sign In" }).click();
}

const layerOf = (page: Page, count: number) =>
  page.getByRole("dialog", { name: `${count} ${count === 1 ? "item" : "items"} added to your registry` });

test("a guest signs in for the registry, comes back to the button and adds [REG-11, REG-04, REG-08]", {
  tag: "@us-phone",
}, async ({ page, storeUrl }) => {
  const email = await createAccount();
  await createRegistry(email, "Tess & Sam");
  await page.goto(`${storeUrl}/product/${lamp}?postalCode=60614`);
  await expectScripts(page);
  await page.getByRole("combobox", { name: "Quantity" }).selectOption("2");
  await registryButton(page).click();
  await signInHere(page, email);
  await expect(page).toHaveURL(new RegExp(`/product/${lamp}\\?postalCode=60614&quantity=2#add-to-registry$`));
  await expect(registryButton(page)).toBeFocused();
  await expect(page.getByText(signedInText)).toBeVisible();
  expect(await itemsOf(email)).toEqual([]);
  await expectSoundPage(page);

  await registryButton(page).click();
  const layer = layerOf(page, 2);
  await expect(layer).toContainText("(312) 555-0101, open Mon-Sun 8 am-9 pm CT");
  await expect(layer.getByRole("link", { name: "View Registry" })).toBeVisible();
  await expect(layer.getByRole("link", { name: "View Checklist" })).toBeVisible();
  await expectSoundPage(page);
  const events = await page.evaluate(() => (window as unknown as { dataLayer: object[] }).dataLayer);
  expect(events).toMatchObject([
    { event: "registryItemAdded", sku: lamp, quantity: 2, registryType: "br", price: 14_900 },
  ]);
  await layer.getByRole("button", { name: "Continue Shopping" }).click();
  await expect(page.getByRole("region", { name: "You May Also Want" })).toBeVisible();
  expect(await itemsOf(email)).toEqual([`${lamp} x 2`]);
});

test("an owner without a registry makes the first one and comes back [SITE-05, REG-03]", {
  tag: "@ca-desktop",
}, async ({ page, storeUrl }) => {
  const email = await createAccount();
  await signIn(page, email, `${storeUrl}/product/${lamp}`);
  await expectScripts(page);
  await registryButton(page).click();
  await expect(page).toHaveURL(/\/gift-registry\/new\?returnUrl=/);
  await page.getByLabel("Registry Name").fill("Our new home");
  await page.getByLabel("Occasion").selectOption({ label: "Housewarming" });
  await page.getByLabel("Event Date").fill("2028-06-12");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/product/${lamp}#add-to-registry$`));
  await expectScripts(page);
  await expect(registryButton(page)).toBeFocused();
  await registryButton(page).click();
  const layer = layerOf(page, 1);
  await expect(layer).toContainText("(416) 555-0151, open Mon-Sun 8 am-9 pm CT");
  await expect(layer.getByRole("link", { name: "View Registry" })).toBeVisible();
  await expect(layer.getByRole("link", { name: "View Checklist" })).toHaveCount(0);
  expect(await itemsOf(email)).toEqual([`${lamp} x 1`]);
});

test("an owner of two registries chooses one, and finds it first the next time", {
  tag: ["@us-desktop", "@deep"],
}, async ({ page, storeUrl }) => {
  const email = await createAccount();
  await createRegistry(email, "Tess & Sam");
  await createRegistry(email, "For the baby", { type: "bb" });
  await signIn(page, email, `${storeUrl}/product/${lamp}`);
  await expectScripts(page);
  await registryButton(page).click();
  const choice = page.getByRole("group", { name: "Choose a registry" });
  await expect(choice.getByRole("radio")).toHaveCount(2);
  // The choice was asked for.
  await forgetShifts(page);
  await expectSoundPage(page);
  const other = choice.getByRole("radio").nth(1);
  const name = (await choice.getByRole("radio").nth(1).locator("..").textContent()) ?? "";
  await other.check();
  await page.getByRole("button", { name: "Add to This Registry" }).click();
  await expect(layerOf(page, 1)).toBeVisible();
  await page.goto(`${storeUrl}/product/${blackLamp}`);
  await expectScripts(page);
  await registryButton(page).click();
  await expect(choice.getByRole("radio", { name })).toBeChecked();
  expect(await itemsOf(email)).toEqual([`${lamp} x 1`]);
});

test("the terms of a final sale come before the sign-in, and again after it [CONF-10, CONF-13]", {
  tag: ["@us-phone", "@deep"],
}, async ({ page, storeUrl }) => {
  const email = await createAccount();
  await createRegistry(email, "Tess & Sam");
  await page.goto(`${storeUrl}/product/${mirror}`);
  await expectScripts(page);
  await registryButton(page).click();
  const terms = page.getByRole("dialog", { name: "Final Sale" });
  await expect(terms).toContainText("cannot be returned");
  await terms.getByRole("button", { name: "Decline" }).click();
  await expect(terms).toHaveCount(0);
  await registryButton(page).click();
  await terms.getByRole("button", { name: "Accept And Add" }).click();
  await signInHere(page, email);
  await expect(page).toHaveURL(new RegExp(`/product/${mirror}#add-to-registry$`));
  await expect(page.getByText(signedInText)).toBeVisible();
  expect(await itemsOf(email)).toEqual([]);
  await registryButton(page).click();
  await terms.getByRole("button", { name: "Accept And Add" }).click();
  await expect(layerOf(page, 1)).toBeVisible();
  expect(await itemsOf(email)).toEqual([`${mirror} x 1`]);
});

test("a card adds to the registry in a drawer, after a sign-in that returns to the list [REG-05, REG-11]", {
  tag: ["@us-desktop", "@deep"],
}, async ({ page, storeUrl }) => {
  const email = await createAccount();
  await createRegistry(email, "Tess & Sam");
  await page.goto(`${storeUrl}/search?query=heron+floor+lamp`);
  await expectScripts(page);
  // The script of the cards loads after the page; before, a card's form leads to the product's page.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /page-extras/.test(name)),
  );
  await page.waitForLoadState("networkidle");
  const button = page.getByRole("button", { name: /^Add to Registry Heron Floor Lamp/ }).first();
  await button.click();
  await signInHere(page, email);
  await expect(page).toHaveURL(/\/search\?query=heron\+floor\+lamp#add-to-registry-\d+$/);
  await expect(button).toBeFocused();
  await expect(page.getByText(signedInText)).toBeVisible();
  await button.click();
  const layer = layerOf(page, 1);
  await expect(layer.getByRole("region", { name: "You May Also Want" })).toBeVisible();
  await expect(layer).toHaveAttribute("data-part", "drawer");
  await expectSoundPage(page);
  expect(await itemsOf(email)).toHaveLength(1);
});

test("three items are scanned one after the other, and scanning is ended [REG-15, REG-02]", {
  tag: "@us-phone",
}, async ({ page, storeUrl, faults, context }) => {
  for (const pattern of [/answered 422/, /status of 422/]) faults.allow(pattern);
  const email = await createAccount();
  await createRegistry(email, "Tess & Sam");
  const policies: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith("/gift-registry/scan") && response.request().isNavigationRequest())
      policies.push((await response.allHeaders())["permissions-policy"] ?? "");
  });
  await page.goto(`${storeUrl}/gift-registry/scan`);
  await signInHere(page, email);
  await expect(page.getByRole("heading", { level: 1, name: "Scan Items" })).toBeVisible();
  await expect.poll(() => policies.some((policy) => policy.includes("camera=(self)"))).toBe(true);
  await expectScripts(page);
  await expectSoundPage(page);
  const field = page.getByRole("textbox", { name: "Item Number or Product Address" });
  const add = page.getByRole("button", { name: "Add to Registry", exact: true });
  await expect(field).toBeFocused();
  await field.fill("999999");
  await add.click();
  await expect(field).toHaveAccessibleDescription(/We do not know this number/);
  await expect(field).toHaveValue("999999");
  for (const code of [lamp, `${storeUrl}/product/${blackLamp}`, lamp]) {
    await field.fill(code);
    await add.click();
    const layer = layerOf(page, 1);
    await layer.getByRole("button", { name: "Scan Another Item" }).click();
    await expect(layer).toHaveCount(0);
    await expect(field).toHaveValue("");
    await expect(field).toBeFocused();
  }
  expect(await itemsOf(email)).toEqual([`${lamp} x 2`, `${blackLamp} x 1`]);
  await expect(page.getByRole("region", { name: "You May Also Want" })).toBeVisible();
  await page.getByRole("button", { name: "Stop Scanning" }).click();
  await expect(page).toHaveURL(/\/gift-registry\/registrant-list$/);
  expect((await context.cookies()).find(({ name }) => name === "scanMode")).toBeUndefined();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest signs in, adds, and a page confirms it [REG-01, REG-11]", { tag: "@ca-phone" }, async ({
    page,
    storeUrl,
    faults,
  }) => {
    faults.allow(/failed: GET .*\/assets\/.*\.js$/);
    const email = await createAccount();
    await createRegistry(email, "Tess & Sam", { site: "CA" });
    // Whoever only got the address of the button is not signed in.
    await page.goto(`${storeUrl}/product/${lamp}#add-to-registry`);
    await expect(registryButton(page)).toBeFocused();
    await expect(page.getByText(signedInText)).toBeHidden();
    await registryButton(page).click();
    await signInHere(page, email);
    await expect(page).toHaveURL(new RegExp(`/product/${lamp}#add-to-registry$`));
    await expect(registryButton(page)).toBeFocused();
    await expect(page.getByText(signedInText)).toBeVisible();
    await registryButton(page).click();
    await expect(page.getByRole("heading", { level: 1, name: "1 item added to your registry" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("(416) 555-0151, open Mon-Sun 8 am-9 pm CT");
    await page.getByRole("link", { name: "Continue Shopping" }).click();
    await expect(page).toHaveURL(new RegExp(`/product/${lamp}$`));
    expect(await itemsOf(email)).toEqual([`${lamp} x 1`]);
  });
});
