import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { earlyHead } from "@store/config/early-head";
import { clientOutput, clientPreloads } from "@store/storefront/client-chunks";
import { pageFiles } from "@store/storefront/page-files";
import { reactModules } from "@store/storefront/react-modules";
import { styleTargets } from "@store/storefront/style-targets";
import { storefrontTree } from "@store/storefront-server/build";
import { defineConfig } from "vite";

const tree = {
  pictures: path.join(import.meta.dirname, "../../packages/storefront/pictures"),
  planner: path.join(import.meta.dirname, "../sectional-configurator/build/client"),
  cache: path.join(import.meta.dirname, "../../node_modules/.cache/store-compressed"),
};

export default defineConfig(({ command }) => ({
  plugins: [reactModules(), pageFiles(), earlyHead(), reactRouter(), storefrontTree(tree)],
  build: { cssTarget: styleTargets },
  // The built server is self-contained: strict node_modules would not let it reach what only an inner package declares.
  ...(command === "build" && { ssr: { noExternal: true } }),
  environments: {
    client: {
      build: {
        modulePreload: clientPreloads,
        rolldownOptions: {
          // Names of attributes and events are written where they are used, instead of being a part of every page.
          optimization: { inlineConst: { mode: "all", pass: 2 } },
          output: clientOutput,
        },
      },
    },
    ssr: {
      // Without the variants of libraries for development.
      define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
      build: {
        cssMinify: true,
        rolldownOptions: { input: { index: "./server/app.ts", main: "./main.ts" } },
      },
    },
  },
}));
