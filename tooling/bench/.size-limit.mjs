import fs from "node:fs";
import path from "node:path";
import { packageWeights } from "./src/packages/package-weights.ts";
import { inlinedStyles } from "./src/sizes/inlined-styles.ts";
import { filesEnding, scriptsOf } from "./src/sizes/route-files.ts";

// First visits, brotli. Steps of the checkout are listed under "checkout-steps". 0.26 kB of each are the router's
// `useFetcher`, with which a popup submits a form, 0.13 kB the notice of an ended session and the order of layers, and
// 0.22 kB the pages of the planner and of special orders in the list of routes, 0.8 kB gift registries: the button of
// cards with its reasons, and ten pages in that list.
const pages = [
  { name: "home", routes: ["home"], limit: "118.9 kB" },
  { name: "listing", routes: ["category"], limit: "121.5 kB" },
  { name: "search", routes: ["search"], limit: "121.5 kB" },
  // 1 kB of it is the button of gift registries with its states, 0.5 kB are the confirmation of an add, the terms of a custom order and the checks before an add.
  { name: "product", routes: ["product"], limit: "126 kB" },
  // 0.1 kB of it are the undo notice as a form of its own, 0.15 kB the picture and style of a personalized item, 0.45 kB
  // the pieces of a sectional under the name of their design, 0.15 kB the link that edits it.
  { name: "cart", routes: ["cart"], limit: "135.8 kB" },
  { name: "shipping", routes: ["checkout-steps", "shipping"], limit: "153.7 kB" },
  // 0.1 kB of it post what is typed for a tender as without scripts while its section has no script.
  { name: "payment", routes: ["checkout-steps", "payment-and-billing"], limit: "146.4 kB" },
  // 0.25 kB of it are the cards of radios, which special orders share, 0.05 kB the forms that the browser posts.
  { name: "review", routes: ["checkout-steps", "review"], limit: "147.55 kB" },
];

/** What the planner's page loads besides the scripts of the home page. */
const plannerScripts = scriptsOf("sectional-planner").filter((file) => !scriptsOf("home").includes(file));

/** The 3D view, which is served on an origin of its own; three.js is a file of its own. */
const view = path.resolve("../../apps/sectional-configurator/build/client/assets");
const viewScripts = fs.readdirSync(view).filter((file) => file.endsWith(".js"));

const styleSheets = filesEnding(".css");
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

// The storefront as it was built.
const files = [
  ...pages.map(({ name, routes, limit }) => ({ name: `scripts: ${name}`, path: scriptsOf(...routes), limit })),
  { name: "scripts: planner, besides the home page's", path: plannerScripts, limit: "30 kB" },
  { name: "scripts: 3D view", path: viewScripts.map((file) => path.join(view, file)), limit: "125 kB" },
  {
    name: "scripts: 3D view without three.js",
    path: viewScripts.filter((file) => !file.startsWith("three-")).map((file) => path.join(view, file)),
    limit: "14 kB",
  },
  // 100 B of it are the account's pages, 60 B the buttons of registries, 60 B the filters of fabrics.
  { name: "styles: every page", path: inlinedStyles(), limit: "13 kB" },
  {
    name: "styles: with the checkout",
    path: [inlinedStyles(), ...styleSheets.filter(isCheckout)],
    limit: "15.1 kB",
  },
  {
    name: "styles: with the cart",
    path: [inlinedStyles(), ...styleSheets.filter((file) => isCheckout(file) || isCart(file))],
    limit: "16.3 kB",
  },
  { name: "styles: with the swatches", path: [inlinedStyles(), ...styleSheets.filter(isSwatches)], limit: "14.1 kB" },
  {
    name: "fonts: general",
    path: filesEnding(".woff2").filter((file) => file.includes("instrument")),
    limit: "52 kB",
    brotli: false,
  },
  {
    name: "fonts: modern",
    path: filesEnding(".woff2").filter((file) => file.includes("figtree")),
    limit: "22 kB",
    brotli: false,
  },
];

export default [...packages, ...files.map((check) => ({ ...check, disablePlugins: ["@size-limit/esbuild"] }))];
