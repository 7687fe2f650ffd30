import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expect, expectScripts, expectSoundPage, test } from "./set-up/journey.ts";
import { viewCart } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";

const lamp = "Beacon Table Lamp, Brass";
const newPath = "/gift-registry/new";

/** Signs in on the way to a page of registries. */
async function signInFor(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const form = page.getByRole("form", { name: "Sign in" });
  const link = page.getByRole("main").getByRole("link", { name: "Sign In" });
  await expect(form.or(link)).toBeVisible();
  if (await link.isVisible()) await link.click();
  await form.getByLabel(/^Email Address/).fill("nell.ashby@example.com");
  await form.getByLabel(/^Password/).fill("Linen-and-Oak-24");
  await form.getByRole("button", { name: "Sign In" }).click();
}

/** Creates a registry and returns the path of its page. */
async function create(page: Page, name: string): Promise<string> {
  await page.getByLabel(/^Registry Name/).fill(name);
  await page.getByLabel(/^Event Date/).fill("2027-06-12");
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Edit Registry" })).toBeVisible();
  await expect(page.getByText("Your registry is ready.")).toBeVisible();
  return new URL(page.url()).pathname;
}

/** The registry of a page has these items; how many of each are wanted. */
async function fill(path: string, items: Readonly<Record<string, number>>): Promise<void> {
  const grId = path.split("/").at(-1);
  for (const [sku, quantity] of Object.entries(items))
    await storedRows("insert into registry_item (registry_id, sku, quantity, added_at) values ($1, $2, $3, now())", [
      grId,
      sku,
      quantity,
    ]);
}

const itemOf = (page: Page, name: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: name });
const deleteOf = (page: Page) => page.getByRole("link", { name: "Delete This Registry" });

test("a registry is made, changed, shared and deleted, and a guest adds from it [REG-12, REG-13, CONF-14]", {
  tag: ["@us-phone", "@deep"],
}, async ({ page, storeUrl, browser, context, faults }) => {
  test.slow();
  faults.allow(/422.*gift-registry|404.*gift-registry|status of 4(22|04)/);
  const name = `Ada & Ben ${crypto.randomUUID().slice(0, 8)}`;
  await signInFor(page, `${storeUrl}${newPath}`);
  await expect(page).toHaveURL(`${storeUrl}${newPath}`);
  await expectSoundPage(page);
  await page.getByLabel(/^Delivery Address/).selectOption({ index: 0 });
  const path = await create(page, name);
  await expect(page.getByText(/they never see it\. It is Nell Ashby, /)).toBeVisible();
  await fill(path, { [sampleSkus.lamp]: 3, [sampleSkus.towels]: 2 });

  // The list opens it in a window of its own.
  await page.goto(`${storeUrl}/gift-registry/registrant-list`);
  await expectSoundPage(page);
  await expect(itemOf(page, name)).toContainText("5 wanted · 0 bought");
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: `Edit ${name}, in a new window` }).click();
  const edit = await opened;
  await expectScripts(edit);

  const wanted = edit.getByLabel(`Wanted of ${lamp}`);
  await wanted.fill("100");
  await edit.getByRole("button", { name: `Update ${lamp}` }).click();
  await expect(wanted).toHaveAccessibleDescription("Please enter a quantity from 1 to 99.");
  await expect(wanted).toHaveValue("100");
  await wanted.fill("4");
  await edit.getByRole("button", { name: `Update ${lamp}` }).click();
  await expect(itemOf(edit, lamp)).toContainText("4 wanted · 0 bought · 4 left");
  await expect(itemOf(edit, lamp).getByText("Updated.")).toBeInViewport();

  // Undo brings back what was wanted, not what was typed beside it.
  await edit.getByLabel(`Wanted of ${lamp}`).fill("9");
  await edit.getByRole("button", { name: `Remove ${lamp}` }).click();
  await expect(edit.getByText("The item was removed.")).toBeVisible();
  await expect(itemOf(edit, lamp)).toHaveCount(0);
  await edit.getByRole("button", { name: "Undo" }).click();
  await expect(itemOf(edit, lamp)).toContainText("4 wanted");

  await edit.getByRole("link", { name: "View Checklist" }).click();
  await expect(edit.getByRole("heading", { level: 1, name: "Checklist" })).toBeVisible();
  await expect(edit.getByRole("main").getByRole("listitem").filter({ hasText: "Shop Bath" })).toContainText(
    "2 of 6 added",
  );
  await edit.goBack();
  const shared = await edit.getByLabel("Link to your registry").inputValue();

  const guest = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const giver = await guest.newPage();
  await giver.goto(shared);
  await expect(giver.getByRole("heading", { level: 1, name })).toBeVisible();
  await expectScripts(giver);
  await expectSoundPage(giver);
  await expect(giver.locator("body")).not.toContainText(/Ashby|@example/);
  await giver.getByLabel(`Quantity of ${lamp}`).fill("5");
  await expect(giver.getByText("Only 4 are still wanted. You can give more.")).toBeVisible();
  await giver.getByLabel(`Quantity of ${lamp}`).fill("2");
  await giver.getByRole("button", { name: `Add to Cart ${lamp}` }).click();
  await expect(giver.getByRole("dialog", { name: "2 items added to your cart" })).toBeVisible();
  await viewCart(giver);
  const code = shared.split("/").at(-1);
  const lines = () => storedRows("select quantity from basket_line where registry_code = $1", [code]);
  expect(await lines()).toEqual([{ quantity: 2 }]);

  // A renewed link kills the old one, after a question.
  await edit.getByRole("link", { name: "Replace the Link" }).click();
  await edit.getByRole("link", { name: "Keep It" }).click();
  await edit.getByRole("link", { name: "Replace the Link" }).click();
  await edit.getByRole("button", { name: "Replace It" }).click();
  await expect(edit.getByText("Your registry has a new link.")).toBeVisible();
  await expect(edit.getByLabel("Link to your registry")).not.toHaveValue(shared);
  await giver.goto(shared);
  await expect(giver.getByRole("heading", { level: 1, name: "We can't find this registry." })).toBeVisible();
  await giver.goto(`${storeUrl}/checkout/cart`);
  await expect(giver.getByText(/^Not for a registry any more:/)).toBeVisible();
  await guest.close();

  await deleteOf(edit).click();
  await expect(edit.getByText(`Delete “${name}” with all its items?`)).toBeVisible();
  await edit.getByRole("button", { name: "Delete It" }).click();
  await expect(edit).toHaveURL(/registrant-list\?done=removeRegistry$/);
  await expect(edit.getByText("The registry was deleted.")).toBeVisible();
  await expect(edit.getByText(name)).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ faults }) => {
    faults.allow(/failed: GET .*\/assets\/.*\.js$/);
    faults.allow(/422.*gift-registry|status of 422/);
  });

  test("a registry is made, changed, shared and deleted", { tag: ["@caModern-desktop", "@deep"] }, async ({
    page,
    storeUrl,
    browser,
  }) => {
    test.slow();
    const name = `Baby ${crypto.randomUUID().slice(0, 8)}`;
    const listPath = "/gift-registry/registrant-list";
    await signInFor(page, `${storeUrl}${newPath}?returnUrl=${encodeURIComponent(listPath)}`);
    await page.getByLabel(/^Registry Name/).fill(name);
    await page.getByRole("button", { name: "Create" }).click();
    await expect(page.getByLabel(/^Event Date/)).toHaveAccessibleDescription("Please enter a valid Event Date.");
    await expect(page.getByLabel(/^Registry Name/)).toHaveValue(name);
    await page.getByLabel(/^Occasion/).selectOption("Baby");
    await page.getByLabel(/^Event Date/).fill("2027-06-12");
    await page.getByRole("button", { name: "Create" }).click();
    await expect(page).toHaveURL(`${storeUrl}${listPath}`);
    const path = await page.getByRole("link", { name: `Edit ${name}` }).getAttribute("href");
    await fill(path ?? "", { [sampleSkus.lamp]: 1 });

    await page.goto(`${storeUrl}${path}`);
    await page.getByLabel(/^Wanted/).fill("2");
    await page.getByRole("button", { name: /^Update/ }).click();
    await expect(page.getByText("Updated.")).toBeVisible();
    await page.getByRole("button", { name: /^Remove/ }).click();
    await page.getByRole("button", { name: "Undo" }).dblclick();
    await expect(page.getByText("2 wanted · 0 bought · 2 left")).toBeVisible();

    const guest = await browser.newContext({ javaScriptEnabled: false });
    const giver = await guest.newPage();
    await giver.goto(await page.getByLabel("Link to your registry").inputValue());
    await giver.getByLabel(/^Quantity/).fill("0");
    await giver.getByRole("button", { name: /^Add to Cart/ }).click();
    await expect(giver.getByLabel(/^Quantity/)).toHaveAccessibleDescription("Please enter a quantity from 1 to 99.");
    await giver.getByLabel(/^Quantity/).fill("1");
    await giver.getByRole("button", { name: /^Add to Cart/ }).click();
    await viewCart(giver);
    await guest.close();

    await page.getByLabel(/^Registry Name/).fill(`${name}!`);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Your registry was saved.")).toBeVisible();
    await deleteOf(page).click();
    await page.getByRole("button", { name: "Delete It" }).click();
    await expect(page.getByText("The registry was deleted.")).toBeVisible();
  });
});

test("the registry of another account is nothing to a shopper, whatever they send", {
  tag: "@us-desktop",
}, async ({ page, storeUrl, faults }) => {
  faults.allow(/ 404|404:/);
  const grId = `of-priya-${crypto.randomUUID().slice(0, 8)}`;
  await storedRows(
    `insert into registry (registry_id, account_id, site, name, registry_type, event_date, share_code, created_at)
      values ($1, 'account-priya', 'US', 'Priya', 'br', '2027-06-12', $1, now())`,
    [grId],
  );
  await fill(grId, { [sampleSkus.lamp]: 3 });
  await signInFor(page, `${storeUrl}${newPath}`);
  await expect(page).toHaveURL(`${storeUrl}${newPath}`);
  const path = `/gift-registry/registrant-list/${grId}`;
  expect((await page.request.get(`${storeUrl}${path}`)).status()).toBe(404);
  expect((await page.request.get(`${storeUrl}/gift-registry/checklist/${grId}`)).status()).toBe(404);
  const token = await page.locator('input[name="__RequestVerificationToken"]').first().inputValue();
  const fields = {
    name: "Taken",
    registryType: "br",
    eventDate: "2027-06-12",
    address: "",
    sku: sampleSkus.lamp,
    quantity: "9",
  };
  const commands = ["saveRegistry", "updateItem", "removeItem", "undoRemove", "renewLink", "removeRegistry"];
  for (const intent of commands) {
    const form = { __RequestVerificationToken: token, nonce: intent, intent, ...fields };
    const answer = await page.request.post(`${storeUrl}${path}`, { form, headers: { origin: storeUrl } });
    expect(answer.status(), intent).toBe(404);
  }
  expect(await storedRows("select name, share_code from registry where registry_id = $1", [grId])).toEqual([
    { name: "Priya", share_code: grId },
  ]);
  expect(await storedRows("select quantity from registry_item where registry_id = $1", [grId])).toEqual([
    { quantity: 3 },
  ]);
});
