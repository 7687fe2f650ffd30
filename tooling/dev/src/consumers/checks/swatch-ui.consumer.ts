import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { npmChromium } from "../../browser/npm-chromium.ts";
import { packPackages } from "../packages/pack-packages.ts";
import { familyOf, unpackPackages } from "../packages/unpack-packages.ts";
import { type ServedFolder, serveFolder } from "../projects/serve-folder.ts";
import { runStep } from "../run-step.ts";

const { tools } = inject("consumerTest");

/** An app of another team: the README's example with other fabrics and another function. */
const main = `import { createRoot } from "react-dom/client";
import { FreeSwatches } from "./free-swatches.tsx";

const toFabric = (name, isSent) => ({
  ChoiceCode: name.toUpperCase(),
  Description: name,
  ImagePath: "data:image/gif;base64,R0lGODlhAQABAAAAACw=",
  SwatchInStock: isSent,
  IsStock: false,
  PriceGroupCode: "A",
  Attributes: [],
});
const data = {
  Sku: "",
  DefaultSwatch: null,
  SwatchModalMessage: null,
  FabricsByName: { Tweed: [toFabric("Heather", true), toFabric("Peat", true), toFabric("Gorse", false)] },
};
window.sent = [];
async function send(order) {
  window.sent.push(order);
  return window.sent.length === 1 ? { kind: "invalid", problem: "Our loom is resting." } : { kind: "shown", data: "thanks" };
}
createRoot(document.getElementById("app")).render(<FreeSwatches data={data} send={send} />);
`;
const index = `<!doctype html><html lang="en"><head><title>Tweeds</title><link rel="icon" href="data:,"></head>
<body><div id="app"></div><script type="module" src="./main.tsx"></script></body></html>`;

const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), "store swatch app "));
const troubles: string[] = [];
let served: ServedFolder | undefined;
let browser: Browser | undefined;
let page: Page;

beforeAll(async () => {
  const family = familyOf("@store/swatch-ui");
  const app = path.join(folder, "app");
  await unpackPackages(family, await packPackages(family, folder), app);
  const readme = fs.readFileSync(path.join(app, "node_modules/@store/swatch-ui/README.md"), "utf8");
  const example = /```tsx\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
  const files = { "free-swatches.tsx": example, "main.tsx": main, "index.html": index };
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(app, name), text);
  const words = [tools.vite, "build", "--logLevel", "warn"];
  await runStep("bundling the app of swatches", tools.node, words, { cwd: app, withinMs: 120_000 });
  served = await serveFolder(path.join(app, "dist"));
  browser = await chromium.launch(npmChromium());
  page = await browser.newPage();
  page.on("pageerror", (error) => troubles.push(error.message));
  page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
  await page.goto(served.address);
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

it("@store/swatch-ui alone orders a consumer's own fabrics by the consumer's own function", async () => {
  const tweed = page.getByRole("group", { name: "Tweed" });
  await tweed.getByRole("checkbox", { name: /^Heather/ }).check();
  const boxes = page.locator("[data-part=swatch-boxes]").first();
  expect(await boxes.evaluate((element) => getComputedStyle(element).display)).toBe("grid");
  expect(await page.getByRole("checkbox", { name: "Gorse" }).isDisabled()).toBe(true);
  const send = page.getByRole("button", { name: "Send Swatches" });
  await send.click();
  await page.getByRole("link", { name: "The City field is required." }).waitFor();
  const typed = {
    "First Name": "Ada",
    "Last Name": "Bauer",
    "Address 1": "1 Mill Rd",
    City: "Chicago",
    "ZIP Code": "60611",
    "Phone Number": "(312) 234-5678",
    "Email Address": "ada@example.com",
  };
  for (const [name, text] of Object.entries(typed)) await page.getByLabel(new RegExp(`^${name}`)).fill(text);
  await page.getByLabel(/^State/).selectOption("IL");
  await send.click();
  await page.getByText("Our loom is resting.").waitFor();
  await send.click();
  await page.getByText("Your free swatches will arrive in 5-7 business days.").waitFor();
  const orders = await page.evaluate(() => (window as unknown as { sent: { choiceCodes: string[] }[] }).sent);
  expect(orders.map(({ choiceCodes }) => choiceCodes)).toEqual([["HEATHER"], ["HEATHER"]]);
  expect(orders[1]).toMatchObject({ address: { city: "Chicago", dayPhone: "312-234-5678" }, isEmailSignUp: false });
  expect(troubles).toEqual([]);
});
