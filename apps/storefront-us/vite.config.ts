import { reactRouter } from "@react-router/dev/vite";
import { clientChunks, clientPreloads } from "@store/storefront/client-chunks";
import { minifiedLoader } from "@store/storefront/minified-loader";
import { pageFiles } from "@store/storefront/page-files";
import { reactModules } from "@store/storefront/react-modules";
import { styleTargets } from "@store/storefront/style-targets";
import { defineConfig } from "vite";

export default defineConfig(({ command }) => ({
  plugins: [reactModules(), pageFiles(), minifiedLoader(), reactRouter()],
  build: { cssTarget: styleTargets },
  // The built server is self-contained: strict node_modules would not let it reach what only an inner package declares.
  ...(command === "build" && { ssr: { noExternal: true } }),
  environments: {
    client: {
      build: { modulePreload: clientPreloads, rolldownOptions: { output: { codeSplitting: clientChunks } } },
    },
    ssr: { build: { cssMinify: true, rolldownOptions: { input: "./server/app.ts" } } },
  },
}));
