import fs from "node:fs";
import path from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";
import remarkGfm from "remark-gfm";
import { makeStaticFiles } from "../src/make-static-files.ts";

const packages = path.resolve(import.meta.dirname, "../../../packages");
const files = "**/*.stories.tsx";

/** Packages with components; each is a chapter of the sidebar under its own name. */
const withStories = fs.globSync(`*/src/${files}`, { cwd: packages }).map((file) => file.split(path.sep)[0] ?? "");

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../docs/**/*.mdx",
    ...[...new Set(withStories)].sort().map((name) => ({
      directory: `../../../packages/${name}/src`,
      titlePrefix: name,
      files,
    })),
  ],
  addons: [
    // Tables of the docs.
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
  ],
  staticDirs: [
    { from: path.join(packages, "storefront/pictures"), to: "/pictures" },
    { from: await makeStaticFiles(), to: "/" },
  ],
  viteFinal: (vite) => ({
    ...vite,
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Everything is found before the first page: a dependency found later reloads all pages, in the middle of their tests.
      entries: [".storybook/preview.tsx", `../../packages/*/src/${files}`],
      // It loads its wasm file from the folder of its script, which bundling would change.
      exclude: [...(vite.optimizeDeps?.exclude ?? []), "@electric-sql/pglite"],
    },
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
