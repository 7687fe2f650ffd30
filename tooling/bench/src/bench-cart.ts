import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { npmChromium } from "@store/dev/browser";
import { startStore } from "@store/start/start-store";
import { chromium } from "playwright";
import { openBarePage, openLongCart } from "./cart/open-long-cart.ts";
import { timeKey } from "./cart/time-key.ts";
import { median } from "./pages/median.ts";
import { toTable } from "./pages/to-table.ts";

// `pnpm bench cart [runs]`: the built cart with a hundred lines, from a key to the frame that shows what it did.
const [runsWord = "25"] = process.argv.slice(2);
const runs = Number(runsWord);
const lines = 100;
const unitPrice = 149;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "store-bench-"));
const store = await startStore({ folder, demo: false, temporary: true });
const browser = await chromium.launch(npmChromium());

const bare: number[] = [];
const typed: number[] = [];
const taken: number[] = [];
try {
  const { addresses, databaseUrl } = store;
  const page = await openLongCart(browser, { address: addresses.us, databaseUrl, lines });
  const bareBox = (await openBarePage(browser)).getByRole("textbox");
  const line = page.locator("[data-part=cart-line]").nth(lines / 2);
  const box = line.getByRole("textbox");
  const total = line.locator("[data-part=cart-line-total] [data-part=price]");
  for (let run = 0; run < runs; run += 1) {
    const quantity = (run % 7) + 2;
    await bareBox.page().bringToFront();
    await bareBox.selectText();
    bare.push(await timeKey({ key: String(quantity), shows: bareBox, text: String(quantity) }));
    await page.bringToFront();
    await box.selectText();
    typed.push(await timeKey({ key: String(quantity), shows: box, text: String(quantity) }));
    const text = (quantity * unitPrice).toLocaleString("en-US", { style: "currency", currency: "USD" });
    taken.push(await timeKey({ key: "Enter", shows: total, text }));
    await page.waitForLoadState("networkidle");
    await page.locator("[data-settling]").waitFor({ state: "detached" });
  }
} finally {
  await browser.close();
  await store.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
const row = (what: string, times: readonly number[]) => [
  what,
  `${median(times).toFixed(1)} ms`,
  `${Math.max(...times).toFixed(1)} ms`,
];
console.log(`A cart of ${lines} lines, processor slowed four times, ${runs} times each\n`);
console.log(
  toTable(
    ["from a key to the frame that shows it", "median", "slowest"],
    [
      row("a field alone on a page without scripts", bare),
      row("a quantity typed", typed),
      row("taken with Enter: its line's total", taken),
    ],
  ),
);
