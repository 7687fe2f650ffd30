import type { Page } from "@playwright/test";
import { expect, expectScripts, forgetShifts } from "./journey.ts";
import { saveScreenshot } from "./save-screenshot.ts";

export interface TypedAddress {
  firstName: string;
  lastName: string;
  address1: string;
  city: string;
  region: string;
  postalCode: string;
  phone: string;
  email: string;
}
export const chicago: TypedAddress = {
  firstName: "Ada",
  lastName: "Bauer",
  address1: "410 N Michigan Ave",
  city: "Chicago",
  region: "IL",
  postalCode: "60611",
  phone: "(312) 234-5678",
  email: "ada@example.com",
};
export const toronto: TypedAddress = {
  firstName: "Zoë",
  lastName: "Tremblay",
  address1: "111 Queen St W",
  city: "Toronto",
  region: "ON",
  postalCode: "M5H 2N2",
  phone: "(416) 234-5678",
  email: "zoe@example.com",
};

/** Puts one of what the page shows into the cart and opens the cart. */
export async function addToCart(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^add( to cart)?$/i }).click();
  await viewCart(page);
}

/** Opens the cart after an add: by the confirmation's link, or waits for the redirect of a form without scripts. */
export async function viewCart(page: Page): Promise<void> {
  const link = page.getByRole("link", { name: "View Cart & Checkout" });
  await expect(link.or(page.getByRole("heading", { level: 1, name: "Cart" }))).toBeVisible();
  if (await link.isVisible()) await link.click();
  await expect(page).toHaveURL(/\/checkout\/cart(\?repeated=1)?$/);
  await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
}

/** From the cart into the checkout, without signing in. */
export async function checkOutAsGuest(page: Page): Promise<void> {
  await expectScripts(page);
  await page.getByRole("button", { name: "Checkout Now" }).click();
  await page.getByRole("button", { name: "Guest Checkout" }).click();
  await expect(page).toHaveURL(/\/checkout\/shipping$/);
}

/** From the cart to the review step as a guest, checking every step on the way if the journey requests it. */
export async function proceedToReview(
  page: Page,
  address: TypedAddress,
  card: string,
  look: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  await checkOutAsGuest(page);
  await expect(page.getByRole("heading", { level: 1, name: "Shipping" })).toBeVisible();
  await look(page);
  await fillAddress(page, address);
  await page.getByRole("button", { name: "Next", exact: true }).click();

  await expect(page).toHaveURL(/\/checkout\/shippingandgiftoptions$/);
  await expect(page.getByRole("heading", { level: 1, name: "Shipping and Gift Options" })).toBeVisible();
  await look(page);
  await page.getByRole("button", { name: "Next: Payment" }).click();

  await expect(page).toHaveURL(/\/checkout\/paymentandbilling$/);
  await expect(page.getByRole("heading", { level: 1, name: "Payment and Billing" })).toBeVisible();
  await look(page);
  await fillCard(page, card);
  // The hint of the security code follows the number, on a machine under load more than half a second later.
  await forgetShifts(page);
  await saveScreenshot(page, "payment");
  await page.getByRole("button", { name: "Next: Review & Place Order" }).click();

  await expect(page).toHaveURL(/\/checkout\/review$/);
  await expect(page.getByRole("heading", { level: 1, name: "Review and Place Order" })).toBeVisible();
  await look(page);
}

export async function fillAddress(page: Page, address: TypedAddress): Promise<void> {
  // An account with saved addresses chooses one of them first.
  const another = page.getByRole("radio", { name: "Another address" });
  if ((await another.count()) > 0) await another.check();
  await page.getByLabel("First Name").fill(address.firstName);
  await page.getByLabel("Last Name").fill(address.lastName);
  await page.getByLabel("Address 1").fill(address.address1);
  await page.getByLabel("City").fill(address.city);
  await page.getByLabel(/^(State|Province)/).selectOption(address.region);
  await page.getByLabel(/^(ZIP|Postal) Code/).fill(address.postalCode);
  await page.getByLabel("Phone Number").fill(address.phone);
  // An account has saved addresses.
  if (address.email !== "") await page.getByLabel("Email Address").fill(address.email);
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card Number").fill(number);
  await page.getByLabel("Expiration Date (MM/YY)").fill("12/30");
  // Typed, not filled: only typing stops at the length that the field takes.
  await page.getByLabel("Security Code").pressSequentially(number.startsWith("3") ? "1234" : "123");
}

/** The number of the order just placed, as the confirmation shows it. */
export async function orderNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/checkout\/confirmation\?orderId=/);
  await expect(page.getByRole("heading", { level: 1, name: "Order Confirmation" })).toBeVisible();
  const text = await page
    .getByText(/order number/i)
    .first()
    .textContent();
  return text?.match(/\d{6,}/)?.[0] ?? "";
}
