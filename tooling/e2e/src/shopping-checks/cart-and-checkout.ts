import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expectSettled, lineOf, openCart } from "../set-up/cart.ts";
import { expect, expectScripts } from "../set-up/journey.ts";
import { newEmail } from "../set-up/new-email.ts";
import { chicago, fillAddress, fillCard, orderNumber } from "../set-up/shopper.ts";
import type { PageTest, Visit } from "./visit.ts";

/** The summary shows the total, and leads back to the cart. On a phone it unfolds. */
async function expectSummary({ page }: Visit, title: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const summary = page.getByRole("region", { name: "Order summary" });
  const total = summary.getByText(/\$[\d,]+\.\d\d/).filter({ visible: true });
  await expect(total.first()).toBeInViewport();
  const edit = summary.getByRole("link", { name: "Edit Cart" });
  if (await edit.isHidden()) await summary.locator("summary").first().click();
  await expect(edit).toBeVisible();
  await expect(edit).toHaveAttribute("href", "/checkout/cart");
}

/** Total and button of the cart are on the screen: on a phone in a bar, until the summary is reached. */
async function expectInView(page: Page): Promise<void> {
  const parts = page.locator("[data-part=cart-bar], [data-part=summary]").filter({ visible: true });
  for (const part of [parts.getByText("$2,306.00"), parts.getByRole("button", { name: /^Checkout( Now)?$/ })])
    await expect(part.first()).toBeInViewport({ ratio: 1 });
}

export const cartChecks: readonly PageTest[] = [
  {
    number: 32,
    test: async ({ page, storeUrl }) => {
      await openCart(
        page,
        storeUrl,
        [sampleSkus.sofa, sampleSkus.lamp, sampleSkus.pillow].map((Sku) => ({ Sku })),
      );
      await expectInView(page);
      await lineOf(page, "Thistle Velvet Pillow").evaluate((line) => line.scrollIntoView(false));
      await expectInView(page);
    },
  },
  {
    number: 33,
    test: async ({ page }) => {
      const lamp = lineOf(page, "Beacon Table Lamp");
      await lamp.getByRole("button", { name: /Increase|More|One more|Add one/ }).click();
      await expect(lamp.getByText("$298.00")).toBeVisible();
      await lamp.getByRole("button", { name: /Remove/ }).click();
      await expectSettled(page);
      await page.getByRole("button", { name: /Undo/ }).click();
      await expect(lamp.getByText("$298.00")).toBeVisible();
      await lineOf(page, "Thistle Velvet Pillow")
        .getByRole("button", { name: /Save for Later/ })
        .click();
      const saved = page.getByRole("region", { name: /Saved/ });
      await expect(saved.getByRole("heading", { name: "Thistle Velvet Pillow" })).toBeVisible();
      await saved.getByRole("button", { name: /Move to Cart/ }).click();
      await expect(lineOf(page, "Thistle Velvet Pillow")).toBeVisible();
    },
  },
];

export const checkoutChecks: readonly PageTest[] = [
  {
    number: 35,
    test: async ({ page }) => {
      await page.getByRole("button", { name: "Checkout Now" }).filter({ visible: true }).first().click();
      const ways = page.getByRole("dialog", { name: "Checkout Now" });
      await expect(
        ways
          .getByRole("button")
          .filter({ hasText: /Guest Checkout|Sign In/ })
          .first(),
      ).toHaveText("Guest Checkout");
      await expect(ways.getByRole("button", { name: "Guest Checkout" })).toBeFocused();
      await ways.getByRole("button", { name: "Guest Checkout" }).click();
      await expect(page).toHaveURL(/\/checkout\/shipping$/);
    },
  },
  {
    number: 34,
    test: async (visit) => {
      const { page } = visit;
      await expectSummary(visit, "Shipping");
      await fillAddress(page, { ...chicago, email: newEmail("checks") });
      await page.getByRole("button", { name: "Next", exact: true }).click();
      await expectSummary(visit, "Shipping and Gift Options");
      await page.getByRole("button", { name: "Next: Payment" }).click();
      await expectSummary(visit, "Payment and Billing");
    },
  },
  {
    number: 37,
    test: async ({ page }) => {
      await expectScripts(page);
      const expiry = page.getByLabel("Expiration Date (MM/YY)");
      await expiry.pressSequentially("1230");
      await expect(expiry).toHaveValue("12/30");
    },
  },
  {
    number: 36,
    test: async (visit) => {
      const { page } = visit;
      const number = page.getByLabel("Card Number");
      await number.fill("4111 1111 1111 1111");
      await page.getByRole("button", { name: "Next: Review & Place Order" }).click();
      await expect(page.getByRole("heading", { name: "Please check these details" })).toBeVisible();
      await expect(number).toHaveValue(/^4111 ?1111 ?1111 ?1111$/);
      await fillCard(page, "4111 1111 1111 1111");
      await page.getByRole("button", { name: "Next: Review & Place Order" }).click();
      await expectSummary(visit, "Review and Place Order");
    },
  },
  {
    number: 38,
    test: async ({ page }) => {
      await page.getByRole("button", { name: "Place Order" }).click();
      await orderNumber(page);
      await expect(page.getByText(/confirmation.* to checks\S*@example\.com/)).toBeVisible();
    },
  },
];
