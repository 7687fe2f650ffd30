import path from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";
import { makeStaticFiles } from "../src/make-static-files.ts";

const packages = path.resolve(import.meta.dirname, "../../../packages");

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../docs/**/*.mdx", "../../../packages/*/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: [
    { from: path.join(packages, "storefront/pictures"), to: "/pictures" },
    { from: await makeStaticFiles(), to: "/" },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
