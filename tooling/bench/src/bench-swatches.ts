import path from "node:path";
import { npmChromium } from "@store/dev/browser";
import { type Browser, chromium, type Page } from "playwright";
import { build } from "vite";
import { median } from "./pages/median.ts";
import { toTable } from "./pages/to-table.ts";

// `pnpm bench swatches [runs]`: two hundred fabrics on a slow processor, filtered in the picker and chosen for a special order.
const [runsWord = "25"] = process.argv.slice(2);
const processorSlowdown = 4;
const filterMs = 50;
const choiceMs = 100;
const address = "http://bench.test/";

/** A page of `swatches` as a shop would build it, by the paths of its files. */
async function buildPage(name: string): Promise<Map<string, string>> {
  const folder = path.join(import.meta.dirname, "swatches");
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: "warn",
    build: { write: false, rolldownOptions: { input: path.join(folder, name) } },
  });
  const outputs = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  const files = outputs.map((one) => [one.fileName, one.type === "chunk" ? one.code : String(one.source)] as const);
  const entry = outputs.find((one) => one.type === "chunk" && one.isEntry)?.fileName ?? "";
  const page = `<!doctype html><title>Fabrics</title><div id="page"></div><script type="module" src="/${entry}"></script>`;
  return new Map([...files, ["", page]]);
}

async function openPage(browser: Browser, name: string): Promise<Page> {
  const files = await buildPage(name);
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
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
  return page;
}

interface Times {
  readonly script: number;
  readonly frame: number;
}

/**
 * Milliseconds of script from a change until the page shows it, and until a frame has drawn that. The change sets a filter or
 * presses a link; what `shows` selects must differ afterwards.
 */
function timeChange(page: Page, change: { filter: string } | { press: string }, shows: string): Promise<Times> {
  return page.evaluate(
    async ({ change, shows }) => {
      const target = document.querySelector<HTMLElement>("filter" in change ? "select" : change.press);
      if (target === null) throw new Error("There is nothing to press.");
      const read = () => document.querySelector(shows)?.textContent;
      const before = read();
      const began = performance.now();
      if (target instanceof HTMLSelectElement && "filter" in change) {
        target.value = change.filter;
        target.dispatchEvent(new Event("change", { bubbles: true }));
      } else target.click();
      // React renders the choice in its own microtask, which was queued before this one.
      await Promise.resolve();
      const script = performance.now() - began;
      if (read() === before) throw new Error(`Nothing changed with ${JSON.stringify(change)}.`);
      await new Promise((resolve) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        }),
      );
      return { script, frame: performance.now() - began };
    },
    { change, shows },
  );
}

const browser = await chromium.launch(npmChromium());
const narrowed: Times[] = [];
const widened: Times[] = [];
const chosen: Times[] = [];
const completed: Times[] = [];
try {
  const picker = await openPage(browser, "filter-page.tsx");
  for (let run = 0; run < Number(runsWord); run += 1) {
    narrowed.push(await timeChange(picker, { filter: run % 2 === 0 ? "Green" : "Blue" }, "[role=status]"));
    widened.push(await timeChange(picker, { filter: "" }, "[role=status]"));
  }
  const order = await openPage(browser, "order-page.tsx");
  const choose = async (run: number) => {
    const code = `fabric.FABRIC${(run * 7 + 3) % 200}`;
    return timeChange(order, { press: `a:is([href$="${code}"], [href*="${code}~"])` }, "[aria-current=true]");
  };
  for (let run = 0; run < Number(runsWord); run += 1) chosen.push(await choose(run));
  // With the last option chosen, each press loads the product, too.
  await timeChange(order, { press: "input[value=WALNUT]" }, "[data-part=special-order-sum]");
  for (let run = 0; run < Number(runsWord); run += 1) completed.push(await choose(run + 1));
} finally {
  await browser.close();
}
const row = (what: string, times: readonly number[], limit?: number) => {
  const middle = median(times);
  const verdict = limit === undefined ? "" : `${middle <= limit ? "met" : "missed"} (${limit} ms)`;
  return [what, `${middle.toFixed(1)} ms`, `${Math.max(...times).toFixed(1)} ms`, verdict];
};
const rows = (what: string, times: readonly Times[], { script, frame }: Partial<Times>) => [
  row(
    `${what}, script`,
    times.map((one) => one.script),
    script,
  ),
  row(
    `${what}, frame`,
    times.map((one) => one.frame),
    frame,
  ),
];
console.log(`200 fabrics, processor slowed ${processorSlowdown} times, ${runsWord} times each\n`);
console.log(
  toTable(
    ["from a press to what it shows", "median", "slowest", "goal"],
    [
      ...rows("picker narrowed to 50", narrowed, { script: filterMs }),
      ...rows("picker with all 200 again", widened, { script: filterMs }),
      ...rows("special order: a fabric", chosen, { frame: choiceMs }),
      ...rows("special order: a fabric that loads the product", completed, { frame: choiceMs }),
    ],
  ),
);
