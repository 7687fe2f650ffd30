import path from "node:path";
import type { Page } from "@playwright/test";
import { addressOf } from "./journey.ts";

const folder = path.resolve(import.meta.dirname, "../../../../apps/storybook/docs/screenshots");

/** Takes a screenshot for the README, only under `pnpm pictures readme`: an ordinary run does not change the tree. */
export async function saveScreenshot(page: Page, name: string): Promise<void> {
  if (process.env.STORE_SCREENSHOTS === undefined) return;
  // The README shows the American storefronts.
  const front = addressOf(name.endsWith("-modern") ? "usModern" : "us");
  if (!page.url().startsWith(front)) return;
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: path.join(folder, `${name}.jpg`), type: "jpeg", quality: 82 });
}
