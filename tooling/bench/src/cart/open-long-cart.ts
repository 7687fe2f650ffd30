import { fillCatalog } from "@store/commerce-service/testing";
import type { Browser, Page } from "playwright";

const processorSlowdown = 4;
// What one request may add.
const batch = 50;

/** A cart of so many lines on a phone's screen with a slow processor, alive and quiet. */
export async function openLongCart(
  browser: Browser,
  { address, databaseUrl, lines }: { address: string; databaseUrl: string; lines: number },
): Promise<Page> {
  const skus = await fillCatalog(databaseUrl, lines);
  const page = await openPhone(browser);
  await page.goto(`${address}/checkout/cart`);
  for (let from = 0; from < skus.length; from += batch) await addItems(page, skus.slice(from, from + batch));
  await page.goto(`${address}/checkout/cart`, { waitUntil: "networkidle" });
  const shown = await page.locator("[data-part=cart-line]").count();
  if (shown !== lines) throw new Error(`The cart shows ${shown} lines instead of ${lines}.`);
  return slowDown(page);
}

/** A field and nothing else: the least that a key can take on this machine today. */
export async function openBarePage(browser: Browser): Promise<Page> {
  const page = await openPhone(browser);
  await page.setContent('<!doctype html><title>Bare</title><input value="1">');
  return slowDown(page);
}

function openPhone(browser: Browser): Promise<Page> {
  return browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
}

async function slowDown(page: Page): Promise<Page> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });
  return page;
}

async function addItems(page: Page, skus: readonly string[]): Promise<void> {
  const status = await page.evaluate(
    async (items) =>
      (
        await fetch("/Cart/AddItems", {
          method: "POST",
          headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
          body: JSON.stringify({ items }),
        })
      ).status,
    skus.map((Sku) => ({ Sku })),
  );
  if (status !== 200) throw new Error(`The cart accepted no items: ${status}.`);
}
