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

/** An app of another team: the README's example with a collection, prices and a configurator of its own. */
const main = `import { createRoot } from "react-dom/client";
import { SofaPlanner } from "./sofa-planner.tsx";

const seat = { depth: 40, height: 30, arms: [], backs: ["back"], seats: 1 };
const [left, right] = ["left", "right"].map((side) => ({ end: side, side, type: "bench", isFinished: false }));
const pieces = [
  { ...seat, itemTypeCode: "START", name: "Hilltop Start", width: 44, joins: [right], mirrorItemTypeCode: "END" },
  { ...seat, itemTypeCode: "MID", name: "Hilltop Middle", width: 30.5, joins: [left, right], mirrorItemTypeCode: "MID" },
  { ...seat, itemTypeCode: "END", name: "Hilltop End", width: 44, joins: [left], mirrorItemTypeCode: "START" },
];
const wool = {
  choiceCode: "WOOL", choiceName: "Wool", name: "Wool", description: "Wool", romanceCopy: "", priceGroupCode: "1",
  imagePath: "data:image/gif;base64,R0lGODlhAQABAAAAACw=", zoomImagePath: "data:image/gif;base64,R0lGODlhAQABAAAAACw=",
  optionCode: "FABRIC", optionShortName: "Fabric", family: "Wool", isStock: true, attributes: [],
};
const page = {
  collectionCode: "hilltop",
  collectionName: "Hilltop",
  fabricChoiceCode: "WOOL",
  pieces,
  layouts: [],
  swatches: [wool],
  fabrics: [{ choiceCode: "WOOL", color: "#998877", material: "wool" }],
  legs: [{ code: "STEEL", name: "Steel" }],
  defaults: {
    fabricChoiceCode: "WOOL", legFinishCode: "STEEL", repositoryCode: "R", armChoiceCode: "A", cushionCode: "C",
    cushionChoice: "F",
  },
  configuratorUrl: new URLSearchParams(location.search).get("configurator"),
};
async function loadDetails({ itemTypes }) {
  return {
    SectionalPieces: itemTypes.map((code) => ({
      Name: pieces.find((piece) => piece.itemTypeCode === code).name,
      Sku: code,
      Image: wool.imagePath,
      ProductUrl: "#" + code,
      Dimensions: "",
      FormattedPrice: "$500.00",
      AvailabilityMessage: "Made to order",
      ItemTypeCode: code,
    })),
    SectionalOptionChoices: [],
    FormattedTotalPrice: "$" + itemTypes.length * 500 + ".00",
    totalPrice: itemTypes.length * 50_000,
    HasCustomOrderConfirmation: false,
    CustomOrderConfirmationMessage: "",
  };
}
const loadPrice = async () => ({ currentPrice: 50000, regularPrice: 60000 });
createRoot(document.getElementById("app")).render(
  <SofaPlanner page={page} loadDetails={loadDetails} loadPrice={loadPrice} renderFabrics={() => <p>Wool only</p>} />,
);
`;
const index = `<!doctype html><html lang="en"><head><title>Sofas</title><link rel="icon" href="data:,"></head>
<body><div id="app"></div><script type="module" src="./main.tsx"></script></body></html>`;

/** A configurator of the same team: it knows item types and no layouts. */
const configurator = `<!doctype html><html lang="en"><head><title>3D</title><link rel="icon" href="data:,"></head><body>
<button id="add">More seats</button><button id="fail">Fail</button><p id="price"></p><script type="module">
const shop = new URL(document.referrer).origin;
const codes = { armChoiceCode: "", cushionCode: "", cushionChoice: "", legFinishCode: "" };
const send = (type, data) => parent.postMessage({ type, data }, shop);
let itemTypes = ["START", "END"];
const tell = () => send("ConfiguratorProductsItemTypesChanged", { itemTypes, ...codes });
document.getElementById("add").onclick = () => {
  itemTypes = [...itemTypes, "MID"];
  send("ConfiguratorGetItemTypeprice", { itemType: "MID" });
  tell();
};
document.getElementById("fail").onclick = () => send("ConfiguratorError", { message: "The loom broke." });
addEventListener("message", ({ origin, data }) => {
  if (origin === shop && data.type === "ConfiguratorGetItemTypeprice")
    document.getElementById("price").textContent = JSON.stringify(data.data);
});
tell();
</script></body></html>`;

const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), "store sofa app "));
const troubles: string[] = [];
const served: ServedFolder[] = [];
let browser: Browser | undefined;
let page: Page;

beforeAll(async () => {
  const family = familyOf("@store/sectional-ui");
  const app = path.join(folder, "app");
  await unpackPackages(family, await packPackages(family, folder), app);
  const readme = fs.readFileSync(path.join(app, "node_modules/@store/sectional-ui/README.md"), "utf8");
  const example = /```tsx\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
  const frame = path.join(folder, "frame");
  const files = { "sofa-planner.tsx": example, "main.tsx": main, "index.html": index };
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(app, name), text);
  fs.mkdirSync(frame);
  fs.writeFileSync(path.join(frame, "index.html"), configurator);
  const words = [tools.vite, "build", "--logLevel", "warn"];
  await runStep("bundling the app of sofas", tools.node, words, { cwd: app, withinMs: 120_000 });
  served.push(await serveFolder(path.join(app, "dist")), await serveFolder(frame));
  browser = await chromium.launch(npmChromium());
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on("pageerror", (error) => troubles.push(error.message));
  page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
  const query = new URLSearchParams({ configurator: served[1]?.address ?? "", design: "10.START.END" });
  await page.goto(`${served[0]?.address}?${query}`);
});
afterAll(async () => {
  await browser?.close();
  for (const one of served) await one.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

it("@store/sectional-ui alone plans a consumer's own pieces, in a consumer's own configurator too", async () => {
  await page.getByText("2 pieces, 88 in wide, 40 in deep.").waitFor();
  const list = page.getByRole("list", { name: "Pieces from left to right" });
  await list.getByRole("button", { name: /^Add a piece between Hilltop Start/ }).click();
  await page.getByRole("menuitem", { name: /Hilltop Middle/ }).click();
  await page.getByText("3 pieces, 118.5 in wide, 40 in deep.").waitFor();
  await page.getByText("$1500.00").first().waitFor();
  expect(new URL(page.url()).searchParams.get("design")).toBe("10.START.MID.END");

  await page.getByRole("radio", { name: "3D view" }).check();
  const frame = page.frameLocator("iframe");
  await frame.getByRole("button", { name: "More seats" }).click();
  await frame.getByText('{"itemType":"MID","currentPrice":50000,"regularPrice":60000}').waitFor();
  await frame.getByRole("button", { name: "More seats" }).click();
  await page.getByText("4 pieces, 149 in wide, 40 in deep.").waitFor();
  expect(await list.getByRole("button", { name: /^Change Hilltop/ }).count()).toBe(4);

  await frame.getByRole("button", { name: "Fail" }).click();
  await page.getByRole("heading", { name: "Oops!" }).waitFor();
  expect(await page.getByRole("link", { name: "Shop More Sectionals" }).getAttribute("href")).toBe("/sofas");
  expect(troubles).toEqual([]);
});
