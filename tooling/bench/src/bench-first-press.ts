import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { npmChromium } from "@store/dev/browser";
import { startStore } from "@store/start/start-store";
import { type Browser, type BrowserContextOptions, chromium } from "playwright";
import { type FirstPress, firstPresses } from "./first-press/presses.ts";
import { median } from "./pages/median.ts";
import { toTable } from "./pages/to-table.ts";

// `pnpm bench first-press [runs] [press ...]`: from the first press on an untouched page until the page answers, once as the page is, and
// once with its application started by the document, in turns.
const [runsWord = "5", ...names] = process.argv.slice(2);
const runs = Number(runsWord);
const presses = firstPresses.filter(({ name }) => names.length === 0 || names.includes(name));
const slow = { processor: 4, latencyMs: 150, downBytes: 200_000, upBytes: 93_750 };
const restMs = 1_500;

const widths: Readonly<Record<string, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

interface Answer {
  readonly ms: number;
  /** Requests that change something. */
  readonly posts: number;
  readonly inCart: number;
}

async function press(
  browser: Browser,
  origin: string,
  { first, width, isEager }: { first: FirstPress; width: string; isEager: boolean },
): Promise<Answer> {
  const context = await browser.newContext(widths[width]);
  try {
    const page = await context.newPage();
    if (isEager)
      await page.addInitScript(() =>
        addEventListener("DOMContentLoaded", () =>
          document.querySelector("header input")?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })),
        ),
      );
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slow.processor });
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: slow.latencyMs,
      downloadThroughput: slow.downBytes,
      uploadThroughput: slow.upBytes,
    });
    let posts = 0;
    page.on("request", (request) => {
      if (
        request.method() === "POST" &&
        /^\/(product\/|checkout\/cart\/early-add)/.test(new URL(request.url()).pathname)
      )
        posts += 1;
    });
    await page.goto(origin + first.path, { waitUntil: "load" });
    if (width === "phone" && first.openOnPhone) await first.openOnPhone(page).tap();
    const target = first.target(page);
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(restMs);
    const began = performance.now();
    // Without a hover before it: the worst case.
    await target.dispatchEvent("pointerdown");
    await target.evaluate((element: HTMLElement) => element.click());
    await first.answer(page);
    const ms = performance.now() - began;
    const reply = await page.request.get(`${origin}/Cart/GetCartCount`);
    const { count: inCart } = (await reply.json()) as { count: number };
    return { ms, posts, inCart };
  } finally {
    await context.close();
  }
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "store-bench-"));
const store = await startStore({ folder, demo: false, temporary: true });
const browser = await chromium.launch(npmChromium());
const rows: string[][] = [];
try {
  for (const first of presses) {
    for (const width of Object.keys(widths)) {
      if (first.width && first.width !== width) continue;
      const answers = { waiting: [] as Answer[], eager: [] as Answer[] };
      for (let run = 0; run < runs; run += 1) {
        answers.waiting.push(await press(browser, store.addresses.us, { first, width, isEager: false }));
        answers.eager.push(await press(browser, store.addresses.us, { first, width, isEager: true }));
      }
      const cell = (list: readonly Answer[]) => `${Math.round(median(list.map(({ ms }) => ms)))} ms`;
      const sum = (key: "posts" | "inCart") =>
        [...answers.waiting, ...answers.eager].reduce((total, answer) => total + answer[key], 0);
      rows.push([first.name, width, cell(answers.waiting), cell(answers.eager), `${sum("posts")}`, `${sum("inCart")}`]);
      console.log(rows.at(-1)?.join(", "));
    }
  }
} finally {
  await browser.close();
  await store.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
console.log(`\nFirst press until the answer, medians of ${runs}; processor slowed four times, 1.6 Mbit/s, 150 ms\n`);
console.log(toTable(["press", "width", "waits", "starts with the page", "POSTs", "in the cart"], rows));
