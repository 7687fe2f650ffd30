import path from "node:path";
import { npmChromium } from "@store/dev/browser";
import { chromium, type Page } from "playwright";
import { build } from "vite";
import { median } from "./pages/median.ts";
import { toTable } from "./pages/to-table.ts";

// `pnpm bench swatches [runs]`: two hundred fabrics in the picker, narrowed and widened by color on a slow processor.
const [runsWord = "25"] = process.argv.slice(2);
const processorSlowdown = 4;
const limitMs = 50;
const address = "http://bench.test/";

/** The page as a shop would build it, by the paths of its files. */
async function buildPage(): Promise<Map<string, string>> {
  const folder = path.join(import.meta.dirname, "swatches");
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: "warn",
    build: { write: false, rolldownOptions: { input: path.join(folder, "filter-page.tsx") } },
  });
  const outputs = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  const files = outputs.map((one) => [one.fileName, one.type === "chunk" ? one.code : String(one.source)] as const);
  const entry = outputs.find((one) => one.type === "chunk" && one.isEntry)?.fileName ?? "";
  const page = `<!doctype html><title>Fabrics</title><div id="page"></div><script type="module" src="/${entry}"></script>`;
  return new Map([...files, ["", page]]);
}

async function openPage(page: Page, files: ReadonlyMap<string, string>): Promise<void> {
  const types: Readonly<Record<string, string>> = { "": "text/html", ".js": "text/javascript", ".css": "text/css" };
  await page.route(`${address}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const body = files.get(name);
    return body === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body, contentType: types[path.extname(name)] ?? "text/plain" });
  });
  await page.goto(address);
  await page.getByText("200 fabrics").waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });
}

/** Milliseconds of script from the choice of a color until the list shows it, and until a frame has drawn that. */
function timeFilter(page: Page, color: string): Promise<{ script: number; frame: number }> {
  return page.evaluate(async (value) => {
    const select = document.querySelector("select");
    const count = () => document.querySelector("[role=status]")?.textContent;
    if (select === null) throw new Error("There is no filter.");
    const before = count();
    const began = performance.now();
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    // React renders the choice in its own microtask, which was queued before this one.
    await Promise.resolve();
    const script = performance.now() - began;
    if (count() === before) throw new Error(`Nothing changed with ${value || "all colors"}.`);
    await new Promise((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      }),
    );
    return { script, frame: performance.now() - began };
  }, color);
}

const files = await buildPage();
const browser = await chromium.launch(npmChromium());
const narrowed: { script: number; frame: number }[] = [];
const widened: typeof narrowed = [];
try {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  await openPage(page, files);
  for (let run = 0; run < Number(runsWord); run += 1) {
    narrowed.push(await timeFilter(page, run % 2 === 0 ? "Green" : "Blue"));
    widened.push(await timeFilter(page, ""));
  }
} finally {
  await browser.close();
}
const row = (what: string, times: readonly number[], limit?: number) => {
  const middle = median(times);
  const verdict = limit === undefined ? "" : `${middle <= limit ? "met" : "missed"} (${limit} ms)`;
  return [what, `${middle.toFixed(1)} ms`, `${Math.max(...times).toFixed(1)} ms`, verdict];
};
console.log(`A picker of 200 fabrics, processor slowed ${processorSlowdown} times, ${runsWord} times each\n`);
console.log(
  toTable(
    ["from a color to the list that shows it", "median", "slowest", "goal"],
    [
      row(
        "narrowed to 50, script",
        narrowed.map(({ script }) => script),
        limitMs,
      ),
      row(
        "narrowed to 50, frame",
        narrowed.map(({ frame }) => frame),
      ),
      row(
        "all 200 again, script",
        widened.map(({ script }) => script),
        limitMs,
      ),
      row(
        "all 200 again, frame",
        widened.map(({ frame }) => frame),
      ),
    ],
  ),
);
