import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { openCart, readQuantities } from "./set-up/cart.ts";
import { expect, test } from "./set-up/journey.ts";
import { newEmail } from "./set-up/new-email.ts";
import { checkOutAsGuest } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";

const { lamp } = sampleSkus;

/** What an extension does on one page: the texts it fills in and the boxes it checks, by the name of their controls. */
interface Visit {
  readonly path: string;
  readonly fills?: Readonly<Record<string, string>>;
  readonly checks?: readonly string[];
  /** Elements that get a node of the extension beside them, besides the controls. */
  readonly marks?: readonly string[];
}

/**
 * As soon as the document is parsed, long before React hydrates it, an extension such as a password manager fills in
 * the fields with the events of typing, and puts a node of its own after each. The last field has the focus. Nodes and
 * attributes outside the content are there as well. What React has not rendered again keeps the attribute `data-written`.
 */
async function install(page: Page, visit: Visit): Promise<void> {
  await page.addInitScript(({ path, fills = {}, checks = [], marks = [] }) => {
    if (location.pathname !== path) return;
    addEventListener("DOMContentLoaded", () => {
      for (const element of document.querySelectorAll("body > :is(header, main, footer)"))
        element.setAttribute("data-written", "");
      const mark = <Marked extends Element>(element: Marked) => {
        element.setAttribute("data-extension", "");
        return element;
      };
      const createNode = () => mark(document.createElement("div"));
      for (const element of [document.documentElement, document.body]) mark(element);
      const { nonce } = document.querySelector("style") ?? {};
      document.head.prepend(Object.assign(document.createElement("style"), { nonce }));
      for (const place of ["prepend", "append"] as const) document.body[place](createNode());

      const fill = (name: string, change: (control: HTMLInputElement) => void) => {
        const control = document.querySelector<HTMLInputElement>(`main [name="${name}"], header [name="${name}"]`);
        if (control === null) throw new Error(`There is no field ${name}.`);
        control.focus();
        change(control);
        for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
        control.after(createNode());
      };
      for (const selector of marks) document.querySelector(selector)?.after(createNode());
      for (const box of document.querySelectorAll<HTMLInputElement>("[type=checkbox]")) {
        if (!checks.includes(box.value)) continue;
        box.click();
        box.after(createNode());
      }
      for (const [name, text] of Object.entries(fills))
        fill(name, (control) => {
          control.value = text;
        });
    });
  }, visit);
}

/** React has rendered the parts again that had foreign nodes, and what was filled in is there. */
async function expectKept(page: Page, fills: Readonly<Record<string, string>>): Promise<void> {
  await expect(page.locator("main div[data-extension]")).toHaveCount(0);
  for (const [name, text] of Object.entries(fills))
    await expect(page.locator(`main [name="${name}"], header [name="${name}"]`).first()).toHaveValue(text);
}

/** React has rendered nothing else again. */
const expectRestWritten = (page: Page) => expect(page.locator("body > [data-written]")).toHaveCount(3);

test.beforeEach(({ faults }) => faults.allow(/console error: .*#418/));

test("a password manager's account name and password stay, and sign in", { tag: "@us-phone" }, async ({
  page,
  storeUrl,
}) => {
  const fills = { username: "nell.ashby@example.com", password: "Linen-and-Oak-24" };
  await install(page, { path: "/account/login", fills });
  await page.goto(`${storeUrl}/account/login`);
  await expectKept(page, fills);
  await expectRestWritten(page);
  await expect(page.getByLabel(/^Password/)).toBeFocused();
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your Account" })).toBeVisible();
});

test("a password manager's new account stays, and is created", { tag: "@caModern-desktop" }, async ({
  page,
  storeUrl,
}) => {
  await storedRows("delete from rate_limit where subject like 'new accounts%'");
  const email = newEmail("wren");
  const fills = { firstName: "Wren", lastName: "Okafor", email, password: "Alder-and-Ash-9" };
  await install(page, { path: "/account/create-account", fills });
  await page.goto(`${storeUrl}/account/create-account`);
  await expectKept(page, fills);
  await expectRestWritten(page);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("main").getByText(email)).toBeVisible();
});

test("swatches checked and an address filled in by an extension stay, and are ordered", {
  tag: "@usModern-desktop",
}, async ({ page, storeUrl }) => {
  const fills = {
    firstName: "Ada",
    lastName: "Bauer",
    // An address gets only five swatch orders in thirty days.
    address1: `${Math.floor(Math.random() * 1e9)} Mill Rd`,
    city: "Chicago",
    state: "IL",
    postalCode: "60611",
    dayPhone: "(312) 234-5678",
    emailAddress: "ada@example.com",
  };
  await install(page, { path: "/free-swatches", fills, checks: ["OATLINEN", "RUSTVELVET", "on"] });
  await page.goto(`${storeUrl}/free-swatches`);
  await expectKept(page, fills);
  await expectRestWritten(page);
  for (const name of [/^Oat Linen/, /^Rust Velvet/, /^Send me e-mail/])
    await expect(page.getByRole("checkbox", { name }).first()).toBeChecked();
  const sent = page.waitForRequest((request) => request.postData()?.includes("Mill Rd") === true);
  await page.getByRole("button", { name: "Send Swatches" }).click();
  expect((await sent).postData()).toMatch(/RUSTVELVET.*"SignUp":true/s);
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
});

test("a shipping address filled in by an extension stays, and is saved", { tag: "@ca-phone" }, async ({
  page,
  storeUrl,
}) => {
  const fills = {
    "shipping.firstName": "Zoë",
    "shipping.lastName": "Tremblay",
    "shipping.address1": "111 Queen St W",
    "shipping.city": "Toronto",
    "shipping.state": "ON",
    "shipping.postalCode": "M5H 2N2",
    "shipping.dayPhone": "(416) 234-5678",
    "shipping.emailAddress": "zoe@example.com",
  };
  await openCart(page, storeUrl, [{ Sku: lamp }]);
  await checkOutAsGuest(page);
  await install(page, { path: "/checkout/shipping", fills });
  await page.reload();
  await expectKept(page, fills);
  await expectRestWritten(page);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Shipping and Gift Options" })).toBeVisible();
});

test("a quantity and a search text entered before hydration stay although the document is rendered again", {
  tag: "@us-desktop",
}, async ({ page, storeUrl }) => {
  const fills = { quantity: "3", query: "walnut" };
  const marks = ['[data-part="price"]', '[data-part="product-details"] h2'];
  await install(page, { path: `/product/${lamp}`, fills, marks });
  await page.goto(`${storeUrl}/product/${lamp}`);
  await expectKept(page, fills);
  await page.getByRole("button", { name: /^add( to cart)?$/i }).click();
  await expect.poll(() => readQuantities(page, storeUrl)).toEqual({ [lamp]: 3 });
  await expect(page.getByRole("dialog")).toContainText("Your Cart: 3 items");
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("combobox", { name: "Search" }).press("Enter");
  await expect(page).toHaveURL(/\/search\?query=walnut$/);
});
