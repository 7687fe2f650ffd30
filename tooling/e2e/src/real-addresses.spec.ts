import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { callCart, openCart } from "./set-up/cart.ts";
import { expect, test } from "./set-up/journey.ts";
import { readMail } from "./set-up/mails.ts";
import { newEmail } from "./set-up/new-email.ts";
import { checkOutAsGuest, chicago, fillAddress, fillCard, orderNumber, toronto } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";

const { lamp } = sampleSkus;

const ordered = (number: string, column: "tax_cents" | "service_level") =>
  storedRows(
    `select ${column} from customer_order o join order_shipment s using (order_id) where o.order_number = $1`,
    [number],
  );

test("an order to an apartment abroad is confirmed, on the page and by mail, with every line and the country", {
  tag: "@us-phone",
}, async ({ page, storeUrl }) => {
  const email = newEmail("berlin");
  await callCart(page, storeUrl, "SetShipToCountry", { country: "DEU" });
  await openCart(page, storeUrl, [{ Sku: lamp }]);
  // Outside the United States the sign-in is not offered.
  await page.getByRole("button", { name: "Checkout Now" }).click();
  await page.getByLabel("First Name").fill("Grete");
  await page.getByLabel("Last Name").fill("Lindqvist");
  await page.getByLabel("Address 1").fill("Torstr. 12");
  await page.getByLabel("Address 2").fill("Apt 4B, buzz 12");
  await page.getByLabel("City").fill("Berlin");
  await page.getByLabel(/^Postal Code/).fill("10115");
  await page.getByLabel("Phone Number").fill("+49 30 1234567");
  await page.getByLabel("Email Address").fill(email);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("button", { name: "Next: Payment" }).click();
  await fillCard(page, "4111 1111 1111 1111");
  await page.getByRole("button", { name: "Next: Review & Place Order" }).click();
  await page.getByRole("button", { name: "Place Order" }).click();

  const number = await orderNumber(page);
  const address = "Torstr. 12, Apt 4B, buzz 12, 10115 Berlin, Germany";
  await expect(page.getByText(`Grete Lindqvist, ${address}`)).toBeVisible();
  const mail = await readMail(email, new RegExp(`order ${number}`));
  expect(mail.replace(/\s+/g, " ")).toContain(address);
});

test("a level with a promised day is given up when the order goes to Guam instead of Chicago", {
  tag: ["@usModern-desktop", "@deep"],
}, async ({ page, storeUrl }) => {
  await openCart(page, storeUrl, [{ Sku: lamp }]);
  await checkOutAsGuest(page);
  await fillAddress(page, { ...chicago, email: newEmail("guam") });
  await page.getByRole("button", { name: "Next", exact: true }).click();
  const express = page.getByRole("radio", { name: /Express/ });
  await express.check();
  await page.getByRole("button", { name: "Next: Payment" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Payment and Billing" })).toBeVisible();

  await page.goto(`${storeUrl}/checkout/shipping`);
  const barrigada = { city: "Barrigada", region: "GU", postalCode: "96913", phone: "(671) 234-5678" };
  await fillAddress(page, { ...chicago, ...barrigada, address1: "12 Canada Toto Loop Rd", email: newEmail("guam") });
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Shipping and Gift Options" })).toBeVisible();
  await expect(page.getByText(/Standard/).first()).toBeVisible();
  await expect(express).toHaveCount(0);
  await expect(page.getByRole("main").getByText(/Express|Premium/)).toHaveCount(0);
  await page.getByRole("button", { name: "Next: Payment" }).click();
  await fillCard(page, "4111 1111 1111 1111");
  await page.getByRole("button", { name: "Next: Review & Place Order" }).click();
  await page.getByRole("button", { name: "Place Order" }).click();
  expect(await ordered(await orderNumber(page), "service_level")).toEqual([{ service_level: 1 }]);
});

test("a city and its state with a ZIP Code of another state pay the higher tax as entered (AMB-290)", {
  tag: ["@us-desktop", "@nightly"],
}, async ({ page, storeUrl }) => {
  await openCart(page, storeUrl, [{ Sku: lamp }]);
  await checkOutAsGuest(page);
  const typed = { city: "San Francisco", region: "CA", postalCode: "97201", email: newEmail("as-entered") };
  await fillAddress(page, { ...chicago, ...typed });
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("radio", { name: "Use address as entered" }).check();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("button", { name: "Next: Payment" }).click();
  await fillCard(page, "4111 1111 1111 1111");
  await page.getByRole("button", { name: "Next: Review & Place Order" }).click();
  await page.getByRole("button", { name: "Place Order" }).click();
  const [order] = await ordered(await orderNumber(page), "tax_cents");
  expect(order).toMatchObject({ tax_cents: expect.any(Number) });
  expect(order?.tax_cents).toBeGreaterThan(0);
});

test("an order to Toronto is paid by a card that is billed in Chicago, without scripts", {
  tag: ["@caModern-phone", "@nightly"],
}, async ({ browser, storeUrl }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${storeUrl}/product/${lamp}`);
  await page.getByRole("button", { name: /^add( to cart)?$/i }).click();
  await page.getByRole("button", { name: "Checkout Now" }).click();
  await page.getByRole("link", { name: "Continue as Guest" }).click();
  await fillAddress(page, { ...toronto, email: newEmail("billed-in-chicago") });
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("button", { name: "Next: Payment" }).click();

  await page.getByRole("checkbox", { name: /same as my shipping address/ }).uncheck();
  await page.getByLabel("Country").selectOption("United States");
  await fillCard(page, "4111 1111 1111 1111");
  // The response has the fields of the country.
  await page.getByRole("button", { name: "Next: Review & Place Order" }).click();
  await expect(page.getByLabel("Country")).toHaveValue("USA");
  await fillAddress(page, { ...chicago, email: "" });
  await fillCard(page, "4111 1111 1111 1111");
  await page.getByRole("button", { name: "Next: Review & Place Order" }).click();
  await expect(page.getByText("Chicago, IL 60611").first()).toBeVisible();
  await page.getByRole("button", { name: "Place Order" }).click();
  const billing = await storedRows(
    "select a.city, a.state, a.country from order_address a join customer_order o using (order_id) where o.order_number = $1",
    [await orderNumber(page)],
  );
  expect(billing).toEqual([{ city: "Chicago", state: "IL", country: "USA" }]);
  await page.close();
});
