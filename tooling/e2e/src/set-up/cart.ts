import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expect, expectScripts } from "./journey.ts";

/** The item to add, as in the contract. */
interface WantedItem {
  Sku: string;
  Quantity?: number;
  PersonalizationText?: string;
  IsInstallationServiceRequired?: boolean;
  InstallationServiceType?: string;
}

interface StoredLine {
  id: string;
  sku: string;
  quantity: number;
}

// The server may close a keep-alive connection at the moment of its next use.
const patient = { maxRetries: 2 };

/** Sends one call of the cart without the page, as another tab or an earlier visit would. */
export async function callCart(page: Page, origin: string, call: string, body: object): Promise<unknown> {
  const answer = await page.request.post(`${origin}/Cart/${call}`, {
    ...patient,
    headers: { origin, "idempotency-key": randomUUID() },
    data: body,
  });
  expect(answer.ok(), `${call} answered ${answer.status()}`).toBe(true);
  return answer.json();
}

/** Puts items into the shopper's cart and opens it. */
export async function openCart(page: Page, origin: string, items: WantedItem[]): Promise<void> {
  expect(await callCart(page, origin, "AddItems", { items })).toMatchObject({ isSuccess: true });
  await page.goto(`${origin}/checkout/cart`);
  await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
  await expectCartScripts(page);
}

/** Waits until the cart has hydrated, including the codes and the donation, which load after the page. */
export async function expectCartScripts(page: Page): Promise<void> {
  await expectScripts(page);
  if ((await page.getByLabel("Promo Code").count()) === 0) return;
  await expectPart(page, "cart-extras");
}

/** Opens what the cart's summary folds. */
export async function unfold(page: Page, part: "Add a promo code" | "Room to Grow Donation"): Promise<void> {
  await page.locator("summary", { hasText: part }).click();
}

/** Waits until a part has hydrated whose script loads after the page. */
export async function expectPart(page: Page, script: string): Promise<void> {
  await page.waitForFunction(
    (part) => performance.getEntriesByType("resource").some(({ name }) => name.includes(`/${part}-`)),
    script,
  );
  // React takes them over once the browser has nothing else to do.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** The lines of the cart as the service has them. */
export async function readLines(page: Page, origin: string): Promise<StoredLine[]> {
  const answer = await page.request.get(`${origin}/Cart/GetCartJsx`, patient);
  const { cartData } = (await answer.json()) as {
    cartData: { lineItems: { id: string; sku: string; priceQuantityTotals: { quantity: number } }[] };
  };
  return cartData.lineItems.map(({ id, sku, priceQuantityTotals: { quantity } }) => ({ id, sku, quantity }));
}

/** The same without the lines' ids. */
export async function readQuantities(page: Page, origin: string): Promise<Record<string, number>> {
  return Object.fromEntries((await readLines(page, origin)).map(({ sku, quantity }) => [sku, quantity]));
}

/** One line of the cart on screen, by its title. */
export function lineOf(page: Page, title: string): Locator {
  return page
    .getByRole("list", { name: "Items in your cart" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title }) });
}

/** Records the calls of the cart that a page sends; each read returns those since the last one. */
export function watchCalls(page: Page): { take(): string[] } {
  const sent: string[] = [];
  page.on("request", (request) => {
    const call = /\/Cart\/(\w+)$/.exec(new URL(request.url()).pathname)?.[1];
    if (call) sent.push(call);
  });
  return { take: () => sent.splice(0) };
}

/** No request of the cart is still in progress. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('[data-part="summary-rows"]')).toBeVisible();
  await expect(page.locator('[data-part="summary-rows"][data-settling]')).toHaveCount(0);
}
