import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { scriptsAttribute } from "@store/ui-kit/early-protocol";
import type { BrowserContext, Page } from "playwright";
import { checkOutUntil, fillCart } from "./shopper-calls.ts";

const { sofa } = sampleSkus;

/** One visit whose bytes are counted, at the width of a phone and with an empty cache. */
export interface Visit {
  name: string;
  /** The bytes of scripts that it should load at most, in kB of 1000 bytes. */
  goal: number;
  /** What it loads now, at most; by default the goal. */
  limit?: number;
  path: string;
  /** Prepares the session without loading a script; may return the path to open instead. */
  prepare?(context: BrowserContext, origin: string): Promise<string | undefined>;
  /** What the shopper does on the page. Without it the page stays untouched. */
  act?(page: Page): Promise<void>;
}

/** Pages at the checkout's steps, each by the last call before it. */
const atCall = (last: string, shopper: number) => async (context: BrowserContext, origin: string) => {
  const orderId = await checkOutUntil(context.request, { origin, shopper, last });
  return orderId === "" ? undefined : `/checkout/confirmation?orderId=${orderId}`;
};

/** Every page with a goal. The limit is what it loads now and 0.3 kB more, so that a kilobyte is noticed; without one, the goal. */
export const visits: readonly Visit[] = [
  { name: "home", goal: 20, path: "/" },
  { name: "listing", goal: 20, path: "/browse/living-room" },
  { name: "search", goal: 20, path: "/search?query=walnut" },
  { name: "product", goal: 20, path: `/product/${sofa}` },
  { name: "stores", goal: 20, path: "/stores" },
  { name: "content", goal: 20, path: "/customer-service/terms-of-use" },
  { name: "product, another fabric, Add", goal: 165, limit: 172.9, path: `/product/${sofa}`, act: chooseAndAdd },
  {
    name: "cart",
    goal: 150,
    limit: 158,
    path: "/checkout/cart",
    prepare: async (context, origin) => void (await fillCart(context.request, origin)),
  },
  { name: "shipping", goal: 160, limit: 165.4, path: "/checkout/shipping", prepare: atCall("refreshCheckout", 901) },
  {
    name: "payment",
    goal: 155,
    limit: 164.1,
    path: "/checkout/paymentandbilling",
    prepare: atCall("moveToPaymentPage", 902),
  },
  { name: "review", goal: 158, limit: 158.8, path: "/checkout/review", prepare: atCall("moveToReviewPage", 903) },
  { name: "confirmation", goal: 145, limit: 145.8, path: "", prepare: atCall("placeOrder", 904) },
  { name: "sign-in", goal: 20, path: "/account/login" },
  { name: "sign-in, used", goal: 130, limit: 136.4, path: "/account/login", act: fillFirst },
  { name: "account", goal: 130, limit: 132.5, path: "/account", prepare: createAccount },
  { name: "swatches", goal: 20, path: `/free-swatches?sku=${sofa}` },
  { name: "swatches, used", goal: 135, limit: 148.8, path: `/free-swatches?sku=${sofa}`, act: fillFirst },
];

/** Uses the page's form: its first field is filled in, and the application runs. */
async function fillFirst(page: Page): Promise<void> {
  await page.locator("main form").getByRole("textbox").first().fill("maya.brooks@example.com");
  await page.locator(`html[${scriptsAttribute}=running]`).waitFor();
}

/** As a shopper who has looked at the page first: another fabric, then Add, until the add is confirmed. */
async function chooseAndAdd(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  const fabrics = page.getByRole("region", { name: "Fabric", exact: true });
  await fabrics.getByRole("listitem").last().getByRole("link").first().tap();
  await page.waitForURL((url) => !url.pathname.endsWith(`/${sofa}`));
  await page.getByRole("button", { name: /^add( to cart)?$/i }).tap();
  await page.getByRole("dialog", { name: /items? added to your cart$/ }).waitFor();
}

/** Creates an account and is signed in by it, with the page's form, which works without scripts. */
async function createAccount(context: BrowserContext, origin: string): Promise<undefined> {
  const browser = context.browser();
  if (!browser) throw new Error("There is no browser to create an account with.");
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto(`${origin}/account/create-account`);
  const form = page.getByRole("form", { name: "Create an account" });
  await form.getByLabel("First Name").fill("Wren");
  await form.getByLabel("Last Name").fill("Okafor");
  await form.getByLabel(/^Email Address/).fill(`wren-${crypto.randomUUID().slice(0, 8)}@example.com`);
  await form.getByLabel(/^Password/).fill("Alder-and-Ash-9");
  await form.getByRole("button", { name: "Create Account" }).click();
  await page.waitForURL(`${origin}/account`);
  await context.addCookies(await plain.cookies());
  await plain.close();
}
