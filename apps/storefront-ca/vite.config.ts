import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  // The built server stands alone: strict node_modules would not let it reach what only an inner package declares.
  ...(command === "build" && { ssr: { noExternal: true } }),
  environments: { ssr: { build: { cssMinify: true, rolldownOptions: { input: "./server/app.ts" } } } },
}));
