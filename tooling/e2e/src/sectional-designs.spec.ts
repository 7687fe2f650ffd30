import type { Locator, Page } from "@playwright/test";
import { sampleSkus, sectionalPieceSkus } from "@store/commerce-service/testing/sample-inputs";
import { beginAtReview } from "./set-up/begin-at-step.ts";
import { holdScripts } from "./set-up/hold-scripts.ts";
import { expect, expectNoBarrier, expectScripts, expectSoundPage, test } from "./set-up/journey.ts";
import { readMail } from "./set-up/mails.ts";
import { newEmail } from "./set-up/new-email.ts";
import { chicago, orderNumber, viewCart } from "./set-up/shopper.ts";

const { leftArmSeat } = sampleSkus;
const { harborLinenLeftArm, mesaLeatherArmless } = sectionalPieceSkus;

/** The page of a ready layout, in the fabric of a piece. */
const layoutPage = (sku: string, layout: string) => `/product/${sku}?layout=${layout}`;
/** The bar of a phone. */
const bar = (page: Page, pieceCount: number, layout: string) =>
  page.getByRole("button", { name: `Add all ${pieceCount} pieces ${layout} to cart` });
const popup = (page: Page) => page.getByRole("dialog", { name: /items? added to your cart/ });
const pieces = (page: Page, design: string) => page.getByRole("list", { name: `Pieces of ${design}`, exact: true });
const head = (page: Page, design: string) =>
  page
    .locator('[data-part="cart-design-head"]')
    .filter({ has: page.getByRole("heading", { name: design, exact: true }) });

test("two designs of a sectional stay apart in the cart; one is removed, put back, and the other bought [CALL-093]", {
  tag: ["@us-desktop", "@deep"],
}, async ({ page, storeUrl }) => {
  test.slow();
  await page.goto(storeUrl + layoutPage(leftArmSeat, "two-chaises"));
  await expectScripts(page);
  const layouts = page.getByRole("region", { name: "Ready Layouts" });
  await expect(layouts.getByRole("listitem")).toHaveCount(6);
  await expectSoundPage(page);
  await page.getByRole("button", { name: "Add all 4 pieces to cart" }).click();
  await expect(popup(page)).toContainText("4 items added to your cart");
  await expect(popup(page)).toContainText("Subtotal");
  await expect(popup(page)).toContainText("$5,196.00");
  await popup(page).getByRole("button", { name: "Continue Shopping" }).click();
  await layouts.getByRole("link", { name: /^Sofa with Chaise/ }).click();
  await expect(page.getByText("110 in wide, 66 in deep, 31 in high")).toBeVisible();
  await page.getByRole("button", { name: "Add all 3 pieces to cart" }).click();
  await expect(popup(page)).toContainText("3 items added to your cart");
  await viewCart(page);

  await expect(pieces(page, "Dune Sectional").getByRole("listitem")).toHaveCount(3);
  await expect(pieces(page, "Dune Sectional 2").getByRole("listitem")).toHaveCount(3);
  await expect(head(page, "Dune Sectional 2")).toContainText("3 pieces: $3,897.00");
  await expectSoundPage(page);
  const seats = pieces(page, "Dune Sectional 2").getByRole("listitem").filter({ hasText: "Armless Seat" });
  await seats.getByRole("button", { name: /^One more of/ }).click();
  await expect(head(page, "Dune Sectional 2")).toContainText("4 pieces: $4,896.00");

  await page.getByRole("button", { name: "Remove Design: Dune Sectional", exact: true }).click();
  await expect(page.getByText("A design was removed from your cart.")).toBeVisible();
  await expect(pieces(page, "Dune Sectional")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(pieces(page, "Dune Sectional").getByRole("listitem")).toHaveCount(3);
  await expectScripts(page);
  await page.getByRole("button", { name: "Remove Design: Dune Sectional", exact: true }).click();
  await expect(pieces(page, "Dune Sectional")).toHaveCount(0);
  await page.goto(`${storeUrl}/checkout/cart`);

  const email = newEmail("sectional");
  await beginAtReview(page, storeUrl, { address: { ...chicago, email }, card: "4111 1111 1111 1111" });
  await expect(pieces(page, "Dune Sectional 2").first().getByRole("listitem")).toHaveCount(3);
  await page.getByRole("button", { name: "Place Order", exact: true }).click();
  const number = await orderNumber(page);
  await expect(pieces(page, "Dune Sectional 2").getByRole("listitem")).toHaveCount(3);
  await expect(page.getByText("Right-Arm Chaise, Stone Linen, Natural Oak legs")).toBeVisible();
  // The steps before have shifts of their own on a slow machine.
  await expectNoBarrier(page);
  const mail = await readMail(email, new RegExp(number));
  for (const text of ["Dune Sectional 2", "$4,896.00", "Armless Seat, Stone Linen, Natural Oak legs", "$1,599.00"]) {
    expect(mail).toContain(text);
  }
});

test("the undo of a removed design stays where it is while its script loads, and works", {
  tag: ["@us-phone", "@deep"],
}, async ({ page, storeUrl }) => {
  await page.goto(storeUrl + layoutPage(leftArmSeat, "small-corner"));
  await expectScripts(page);
  await bar(page, 4, "Small Corner").click();
  await viewCart(page);
  const scripts = await holdScripts(page, "**/assets/cart-section*.js");
  await page.getByRole("button", { name: "Remove Design: Dune Sectional" }).click();
  await expectScripts(page);
  const undo = page.getByRole("button", { name: "Undo" });
  const rendered = await undo.elementHandle();
  await page.waitForTimeout(1000);
  expect(await rendered?.evaluate((button) => button.isConnected)).toBe(true);
  await undo.click();
  await expect(pieces(page, "Dune Sectional").getByRole("listitem")).toHaveCount(4);
  await scripts.release();
});

test("a design that is changed in the planner replaces the one in the cart, which is confirmed", {
  tag: "@ca-desktop",
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/sectional-planner/harbor?design=10.LAS.ARM.RAC`);
  await expectScripts(page);
  await page.getByRole("button", { name: "Add All to Cart" }).click();
  await expect(popup(page)).toContainText("3 items added to your cart");
  await viewCart(page);
  await page.getByRole("link", { name: "Edit this design: Harbor Sectional" }).click();
  await expect(page.getByText("You are changing a design of your cart.")).toBeVisible();
  await page.getByRole("link", { name: "Swap left and right" }).click();
  await expect(page).toHaveURL(/design=10\.LAC\.ARM\.RAS/);
  await page.getByRole("button", { name: "Add All to Cart" }).click();
  await expect(popup(page)).toContainText("3 items added to your cart");
  await viewCart(page);
  await expect(pieces(page, "Harbor Sectional").getByRole("listitem")).toHaveCount(3);
  await expect(pieces(page, "Harbor Sectional")).toContainText("Left-Arm Chaise");
});

test("a list and the first screen show a collection by its layout, the cart each piece by its plan (AMB-332)", {
  tag: ["@us-phone", "@caModern-desktop"],
}, async ({ page, storeUrl }) => {
  const expectLoaded = (picture: Locator, file: RegExp) =>
    expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => (img.naturalWidth > 0 ? img.currentSrc : "")))
      .toMatch(file);
  const layout = /\/layouts\/harbor-stone-linen-\d+\.avif$/;
  await page.goto(`${storeUrl}/browse/sectionals`);
  const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Harbor Sectional" }) });
  await card.scrollIntoViewIfNeeded();
  await expectLoaded(
    card.getByRole("img", { name: "Sofa with Chaise of the Harbor Sectional in Stone Linen" }),
    layout,
  );
  await expect(card).toContainText("Sofa with Chaise, 3 pieces");
  const price = /From (\$[\d,.]+)/.exec((await card.textContent()) ?? "")?.[1];
  await card.getByRole("link", { name: "Harbor Sectional", exact: true }).click();
  const first = page.getByRole("region", { name: "Pictures of Harbor Sectional" }).getByRole("listitem").first();
  await expectLoaded(first.getByRole("img"), layout);
  const head = page.locator("[data-part=product-head]");
  await expect(head).toContainText("Sofa with Chaise, 3 pieces");
  await expect(head).toContainText(price ?? "none");
  await expectScripts(page);
  // On a phone that of the bar.
  const add = page.getByRole("button", { name: /^Add all 3 pieces/ }).last();
  await expect(add).toBeInViewport({ ratio: 1 });
  await add.click();
  await expect(popup(page)).toContainText(`${price}`);
  await viewCart(page);
  const lines = pieces(page, "Harbor Sectional").getByRole("listitem");
  await expect(lines).toHaveCount(3);
  for (const line of await lines.all()) {
    await line.scrollIntoViewIfNeeded();
    await expectLoaded(line.locator("img").first(), /\/pieces\/1211\d\d-\d+\.avif$/);
  }
});

test("a layout is chosen in another fabric and added from the first screen before the scripts are there [CALL-093]", {
  tag: ["@us-phone", "@caModern-phone", "@deep"],
}, async ({ page, storeUrl }) => {
  const scripts = await holdScripts(page, "**/assets/*.js");
  await page.goto(storeUrl + layoutPage(harborLinenLeftArm, "small-corner"));
  await expect(bar(page, 4, "Small Corner")).toBeInViewport({ ratio: 1 });
  // Its layout leads to the same page.
  const fabric = page.getByRole("link", { name: /^Slate Linen/ });
  await fabric.click();
  await expect(page.getByText("Fabric: Slate Linen")).toBeVisible();
  await expect(fabric).toBeFocused();
  await page.getByRole("link", { name: /^Sofa with Chaise/ }).click();
  await expect(page.getByText("Sofa with Chaise, 3 pieces")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Sofa with Chaise/ })).toBeFocused();
  await bar(page, 3, "Sofa with Chaise").click();
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  scripts.release();
  await expect(pieces(page, "Harbor Sectional").getByRole("listitem")).toHaveCount(3);
  await expect(pieces(page, "Harbor Sectional")).toContainText("Slate Linen");
});

test("a layout in leather asks for its terms, and is added once they are accepted [SECT-07]", {
  tag: ["@caModern-phone", "@deep"],
}, async ({ page, storeUrl }) => {
  await page.goto(storeUrl + layoutPage(mesaLeatherArmless, "sofa-for-three"));
  await expectScripts(page);
  await expect(page.getByRole("heading", { level: 1, name: "Mesa Sectional" })).toBeVisible();
  await bar(page, 3, "Sofa for Three").click();
  const terms = page.getByRole("dialog", { name: "Confirm Your Selection" });
  await expect(terms).toContainText("Every piece is made for you");
  await terms.getByRole("button", { name: "Decline" }).click();
  await expect(terms).toHaveCount(0);
  await bar(page, 3, "Sofa for Three").click();
  await terms.getByRole("button", { name: /^Accept/ }).click();
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(pieces(page, "Mesa Sectional").getByRole("listitem")).toHaveCount(3);
  await expectSoundPage(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a layout is added, removed and put back by forms [CALL-093]", { tag: "@usModern-phone" }, async ({
    page,
    storeUrl,
    faults,
  }) => {
    faults.allow(/failed: GET .*\/assets\/.*\.js$/);
    await page.goto(storeUrl + layoutPage(harborLinenLeftArm, "sofa-with-chaise"));
    await page.getByRole("link", { name: /^Small Corner/ }).click();
    await expect(page.getByText("Small Corner, 4 pieces")).toBeVisible();
    await bar(page, 4, "Small Corner").click();
    await expect(page).toHaveURL(/\/checkout\/cart$/);
    await expect(pieces(page, "Harbor Sectional").getByRole("listitem")).toHaveCount(4);
    await page.getByRole("button", { name: "Remove Design: Harbor Sectional" }).click();
    await expect(page.getByText("A design was removed from your cart.")).toBeVisible();
    await expect(page.getByText("Your cart is empty")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(pieces(page, "Harbor Sectional").getByRole("listitem")).toHaveCount(4);
  });
});
