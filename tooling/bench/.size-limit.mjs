import fs from "node:fs";
import path from "node:path";
import { packageWeights } from "./src/packages/package-weights.ts";
import { listInlinedStyles } from "./src/sizes/inlined-styles.ts";
import { filesEnding, scriptsOf } from "./src/sizes/route-files.ts";

/** What the planner's page loads besides the scripts of the home page. */
const plannerScripts = scriptsOf("sectional-planner").filter((file) => !scriptsOf("home").includes(file));

/** The 3D view, which is served on an origin of its own; three.js is a file of its own. */
const view = path.resolve("../../apps/sectional-configurator/build/client/assets");
const viewScripts = fs.readdirSync(view).filter((file) => file.endsWith(".js"));

const styleSheets = filesEnding(".css");
const firstFonts = filesEnding(".woff2").filter((file) => !file.includes("-latin-"));
const isSwatches = (file) => file.includes("swatches");
const holds = (text) => (file) => fs.readFileSync(file, "utf8").includes(text);
const isCheckout = holds("[data-part=checkout]");
const isCart = holds("[data-part=cart-line]");

const distOf = (name, entry) => `../../packages/${name}/dist/${entry}.js`;

// Domain packages as others bundle them: only what is imported, minified.
const packages = packageWeights.map(({ package: from, name, imports, goal, limit = goal }) => ({
  name: `${from}: ${name}`,
  path: Object.keys(imports).map((entry) => distOf(from, entry)),
  import: Object.fromEntries(Object.entries(imports).map(([entry, names]) => [distOf(from, entry), names])),
  limit: `${limit} B`,
}));

// The storefront as it was built. What its pages load, src/check-visits.ts counts in a browser.
const files = [
  // 0.1 kB of it came from the home page, with 1 kB of what both need, and 60 B with the plans that products showed.
  { name: "scripts: planner, besides the home page's", path: plannerScripts, limit: "30.6 kB" },
  { name: "scripts: 3D view", path: viewScripts.map((file) => path.join(view, file)), limit: "125 kB" },
  {
    name: "scripts: 3D view without three.js",
    path: viewScripts.filter((file) => !file.startsWith("three-")).map((file) => path.join(view, file)),
    limit: "14 kB",
  },
  // 60 B of it are the buttons of registries, 20 B held presses, 150 B long texts whose button needs no script, 330 B the
  // fonts of a brand and what stands in for them, 250 B the stars of products, 100 B the header that folds on phones.
  { name: "styles: every page", path: listInlinedStyles(), limit: "13.5 kB" },
  // 0.1 kB of it is the dialog that stands in for the popup of failures.
  {
    name: "styles: with the checkout",
    path: [listInlinedStyles(), ...styleSheets.filter(isCheckout)],
    limit: "15.9 kB",
  },
  {
    name: "styles: with the cart",
    path: [listInlinedStyles(), ...styleSheets.filter((file) => isCheckout(file) || isCart(file))],
    limit: "17.6 kB",
  },
  {
    name: "styles: with the swatches",
    path: [listInlinedStyles(), ...styleSheets.filter(isSwatches)],
    limit: "14.5 kB",
  },
  // What a first visit loads: the full files load for rare characters.
  {
    name: "fonts: general",
    path: firstFonts.filter((file) => file.includes("instrument")),
    limit: "34 kB",
    brotli: false,
  },
  {
    name: "fonts: modern",
    path: firstFonts.filter((file) => file.includes("figtree")),
    limit: "12 kB",
    brotli: false,
  },
];

export default [...packages, ...files.map((check) => ({ ...check, disablePlugins: ["@size-limit/esbuild"] }))];
