import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { createAccount, signIn } from "./set-up/account.ts";
import { expect, expectScripts, expectSoundPage, test } from "./set-up/journey.ts";
import { readMail } from "./set-up/mails.ts";
import { newEmail } from "./set-up/new-email.ts";
import { chicago, fillCard, orderNumber, toronto, viewCart } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";

const lamp = "Beacon Table Lamp, Brass";
const homes = {
  US: {
    ...{ firstName: "Adalind", lastName: "Vossberg", address1: "9 Larkspur Ct", city: "Evanston", state: "IL" },
    ...{ postalCode: "60201", country: "USA", dayPhone: "847-555-0139" },
  },
  CA: {
    ...{ firstName: "Adalind", lastName: "Vossberg", address1: "9 Larkspur Cres", city: "Oakville", state: "ON" },
    ...{ postalCode: "L6J 1A1", country: "CAN", dayPhone: "905-555-0139" },
  },
};

/** A registry of an account that wants two lamps, sent to its own address. */
async function createRegistry(email: string, site: keyof typeof homes) {
  const [row] = await storedRows<{ registry_id: string; share_code: string }>(
    `insert into registry (registry_id, account_id, site, name, registry_type, event_date, created_at, share_code, address)
     values (gen_random_uuid()::text, $1, $2, 'Ada and Ben', 'br', '2030-06-12', now(), gen_random_uuid()::text, $3)
     returning registry_id, share_code`,
    [email, site, JSON.stringify(homes[site])],
  );
  const { registry_id: grId = "", share_code: code = "" } = row ?? {};
  await storedRows(
    `insert into registry_item (registry_id, sku, quantity, added_at) values ($1, '${sampleSkus.lamp}', 2, now())`,
    [grId],
  );
  return { grId, code };
}

/** Nothing that a giver sees, in the text of the page or behind it, says where the owner is. */
async function expectNoAddress(page: Page, site: keyof typeof homes): Promise<void> {
  const { firstName, lastName, address1, city, postalCode, dayPhone } = homes[site];
  const html = await page.content();
  for (const secret of [firstName, lastName, address1, city, postalCode, dayPhone]) expect(html).not.toContain(secret);
}

/** From the shared page to the cart, with one lamp or more. */
async function takeGift(page: Page, address: string, quantity = "1"): Promise<void> {
  await page.goto(address);
  if (quantity !== "1") await page.getByLabel(`Quantity of ${lamp}`).fill(quantity);
  await page.getByRole("button", { name: `Add to Cart ${lamp}` }).click();
  await viewCart(page);
  await expect(page.getByText("Registry: Ada and Ben").first()).toBeVisible();
}

async function toPayment(page: Page, email: string, site: keyof typeof homes): Promise<void> {
  await page.getByRole("radio", { name: "Registry: Ada and Ben" }).check();
  await page.locator('[name="registry.emailAddress"]').fill(email);
  await expectNoAddress(page, site);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Shipping and Gift Options" })).toBeVisible();
  await expectNoAddress(page, site);
  await page.getByRole("button", { name: "Next: Payment" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Payment and Billing" })).toBeVisible();
  await expectNoAddress(page, site);
}

async function fillBilling(page: Page, { firstName, lastName, address1, city, region, postalCode, phone } = chicago) {
  const billing = (name: string) => page.locator(`[name="billing.${name}"]`);
  await billing("firstName").fill(firstName);
  await billing("lastName").fill(lastName);
  await billing("address1").fill(address1);
  await billing("city").fill(city);
  await billing("state").selectOption(region);
  await billing("postalCode").fill(postalCode);
  await billing("dayPhone").fill(phone);
}

test("a guest sends a gift to the owner of a registry, who sees it bought [CONF-14, REG-13]", {
  tag: ["@us-phone", "@deep"],
}, async ({ page, storeUrl, browser }) => {
  test.slow();
  const owner = await createAccount();
  const { grId, code } = await createRegistry(owner, "US");
  const email = newEmail("giver");
  await takeGift(page, `${storeUrl}/gift-registry/shared/${code}`);
  await expectScripts(page);
  await page.getByRole("button", { name: "Checkout Now" }).click();
  await page.getByRole("button", { name: "Guest Checkout" }).click();
  await expect(page).toHaveURL(/\/checkout\/shipping$/);
  await page.getByRole("radio", { name: "Registry: Ada and Ben" }).check();
  await expect(page.getByLabel("First Name")).toBeHidden();
  await expectSoundPage(page);
  await toPayment(page, email, "US");
  await fillBilling(page);
  await fillCard(page, "4111 1111 1111 1111");
  await page.getByRole("button", { name: "Next: Review & Place Order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Review and Place Order" })).toBeVisible();
  await expect(page.getByText("Registry: Ada and Ben").filter({ visible: true })).not.toHaveCount(0);
  await expectNoAddress(page, "US");
  await page.getByRole("button", { name: "Place Order" }).click();
  await orderNumber(page);
  await expect(page.getByText("Registry: Ada and Ben").filter({ visible: true })).not.toHaveCount(0);
  await expectNoAddress(page, "US");
  await expectSoundPage(page);
  const mail = await readMail(email, /order/i);
  expect(mail).toContain("Registry: Ada and Ben");
  for (const secret of ["Larkspur", "Vossberg", "60201"]) expect(mail).not.toContain(secret);
  expect(
    await storedRows("select address->>'city' as city from order_recipient where registry_name = 'Ada and Ben'", []),
  ).toContainEqual({ city: "Evanston" });

  const home = await browser.newContext();
  const own = await home.newPage();
  await signIn(own, owner, `${storeUrl}/gift-registry/registrant-list/${grId}`);
  await expect(own.getByText("2 wanted · 1 bought · 1 left")).toBeVisible();
  await expect(own.getByText(/^Last bought on /)).toBeVisible();
  await expect(own.locator("body")).not.toContainText(/giver|Bauer/);
  await own.getByRole("button", { name: `Remove ${lamp}` }).click();
  await expect(own.getByText("1 was bought. Remove it?")).toBeInViewport();
  await own.getByRole("button", { name: "Remove It" }).click();
  await expect(own.getByText("The item was removed.")).toBeVisible();
  await expect(own.getByText("No longer wanted, 1 bought")).toBeVisible();
  await expect(own.getByText(/^Last bought on /)).toBeVisible();
  await own.goto(`${storeUrl}/gift-registry/registrant-list`);
  await expect(own.getByText("0 wanted · 1 bought")).toBeVisible();
  await own.goto(`${storeUrl}/gift-registry/shared/${code}`);
  await expect(own.getByText("There is nothing in this registry yet.")).toBeVisible();
  await home.close();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("a gift is sent to the owner of a registry, which its owner removes meanwhile", {
    tag: "@caModern-desktop",
  }, async ({ page, storeUrl, faults }) => {
    test.slow();
    faults.allow(/failed: GET .*\/assets\/.*\.js$/);
    faults.allow(/422/);
    const { grId, code } = await createRegistry(await createAccount(), "CA");
    const email = newEmail("giver");
    await takeGift(page, `${storeUrl}/gift-registry/shared/${code}`, "3");
    await expect(page.getByText("3 of 2 wanted. You can give more.")).toBeVisible();
    await page.getByRole("button", { name: "Checkout Now" }).click();
    await page.getByRole("link", { name: "Continue as Guest" }).click();
    await expect(page).toHaveURL(/\/checkout\/shipping$/);
    await page.getByRole("radio", { name: "Registry: Ada and Ben" }).check();
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(page.locator('[name="registry.emailAddress"]')).toHaveAccessibleDescription(/required/);
    await toPayment(page, email, "CA");
    await fillBilling(page, toronto);
    await fillCard(page, "4111 1111 1111 1111");
    await page.getByRole("button", { name: "Next: Review & Place Order" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Review and Place Order" })).toBeVisible();
    await storedRows("delete from registry_item where registry_id = $1", [grId]);
    await page.getByRole("button", { name: "Place Order" }).click();
    await expect(
      page.getByText(/is not in the registry of Ada and Ben any more\. Nothing was charged\./),
    ).toBeVisible();
    await page.getByRole("button", { name: "Place Order" }).click();
    await orderNumber(page);
    await expectNoAddress(page, "CA");
  });
});
