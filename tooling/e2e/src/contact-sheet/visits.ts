import { expect, type Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { addToCart, checkOutAsGuest, chicago, fillAddress, fillCard, toronto } from "../set-up/shopper.ts";
import type { Front } from "./dresses.ts";

const {
  blackLamp,
  chaise,
  dinnerware,
  dinnerwareOnSale,
  donation,
  doveBoucleSofa,
  giftCard,
  sofa,
  soldOutBookcase,
  towels,
  vase,
} = sampleSkus;

/** One page of the sheet: an address, and what a shopper does there before the picture is taken. */
export interface Visit {
  name: string;
  path: string | Readonly<Record<"general" | "modern", string>>;
  /** Once, before the first screenshot: what the page needs, such as a cart. */
  prepare?: (page: Page, front: Front) => Promise<void>;
  /** Before each picture, on the loaded page. */
  act?: (page: Page, width: number) => Promise<void>;
  /** Only the visible part, for layers over a page. */
  screenOnly?: true;
}

const isPhone = (width: number) => width <= 768;

async function fillACart(page: Page): Promise<void> {
  for (const sku of [sofa, blackLamp, dinnerware]) {
    await page.goto(`/product/${sku}`);
    await addToCart(page);
  }
}

async function reachReview(page: Page, front: Front): Promise<void> {
  await fillACart(page);
  await checkOutAsGuest(page);
  await fillAddress(page, front.startsWith("us") ? chicago : toronto);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("button", { name: "Next: Payment" }).click();
  await fillCard(page, "4111111111111111");
  await page.getByRole("button", { name: "Next: Review & Place Order" }).click();
  await expect(page).toHaveURL(/\/checkout\/review$/);
}

async function placeOrder(page: Page, front: Front): Promise<void> {
  await reachReview(page, front);
  await page.getByRole("button", { name: "Place Order" }).first().click();
  await expect(page).toHaveURL(/\/checkout\/confirmation/);
}

export const visits: readonly Visit[] = [
  { name: "home", path: "/" },
  { name: "menu-open", path: "/", screenOnly: true, act: openMenu },
  { name: "suggestions-open", path: "/", screenOnly: true, act: typeASearch },
  { name: "department", path: "/browse/living-room" },
  { name: "category", path: "/browse/table-lamps" },
  { name: "narrowed", path: "/browse/living-room?color=blue&sort=price-low" },
  { name: "narrowed-to-nothing", path: "/browse/table-lamps?color=gold&offer=sale" },
  { name: "search", path: "/search?query=walnut" },
  { name: "search-misspelled", path: "/search?query=vevlet%20chair" },
  { name: "search-nothing", path: "/search?query=trampoline" },
  { name: "product-fabrics", path: { general: `/product/${sofa}`, modern: `/product/${doveBoucleSofa}` } },
  { name: "product-pieces", path: `/product/${chaise}` },
  { name: "product-plain", path: `/product/${vase}` },
  { name: "product-sale", path: `/product/${dinnerwareOnSale}` },
  { name: "product-sold-out", path: `/product/${soldOutBookcase}` },
  { name: "product-embroidered", path: `/product/${towels}` },
  { name: "gift-card", path: `/product/${giftCard}` },
  { name: "donation", path: `/product/${donation}` },
  { name: "stores", path: "/stores" },
  { name: "terms", path: "/customer-service/terms-of-use" },
  { name: "privacy", path: "/customer-service/privacy-policy" },
  { name: "rewards", path: "/customer-service/rewards" },
  { name: "sign-in", path: "/account/login" },
  { name: "not-found", path: "/no-such-page" },
  { name: "oops", path: "/stores", act: refuseAPage },
  { name: "kept-page", path: "/stores", act: loseAPage, screenOnly: true },
  { name: "cart-empty", path: "/checkout/cart" },
  { name: "cart", path: "/checkout/cart", prepare: fillACart },
  { name: "shipping", path: "/checkout/shipping", prepare: reachReview },
  { name: "delivery", path: "/checkout/shippingandgiftoptions", prepare: reachReview },
  { name: "payment", path: "/checkout/paymentandbilling", prepare: reachReview },
  { name: "review", path: "/checkout/review", prepare: reachReview },
  { name: "confirmation", path: "", prepare: placeOrder },
];

async function openMenu(page: Page, width: number): Promise<void> {
  const button = isPhone(width)
    ? page.getByRole("button", { name: "Menu", exact: true })
    : page.getByRole("button", { name: /Living Room/ });
  await button.first().click();
}

async function typeASearch(page: Page): Promise<void> {
  const box = page.getByRole("combobox", { name: /search/i }).first();
  if (!(await box.isVisible()))
    await page
      .getByRole("button", { name: /search/i })
      .first()
      .click();
  await box.click();
  await box.pressSequentially("vel");
  await expect(page.getByRole("listbox")).toBeVisible();
}

/** What a shopper sees of a page whose data is refused. */
async function refuseAPage(page: Page): Promise<void> {
  await followInto(page, 400);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops. Something's not right.");
  await page.unroute("**/*.data*");
}

/** The page that stays when the next one cannot be had. */
async function loseAPage(page: Page): Promise<void> {
  await followInto(page, 503);
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.unroute("**/*.data*");
}

/**
 * Follows a link whose data request fails. Hovering already requests the data, so the failure stays in place for both.
 */
async function followInto(page: Page, status: number): Promise<void> {
  await page.route("**/*.data*", (route) => route.fulfill({ status, body: "" }));
  await page.getByRole("link", { name: "Terms of Use" }).first().click();
}
