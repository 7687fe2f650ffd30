import fs from "node:fs";
import path from "node:path";
import { npmChromium } from "@store/dev/browser";
import { runnerSettings } from "@store/dev/test-runner";
import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY } from "@storybook/addon-vitest/constants";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type Plugin } from "vitest/config";

const cacheDir = path.resolve(import.meta.dirname, `../../node_modules/.cache/store-storybook-run-${process.pid}`);

interface Face {
  brand: "general" | "modern";
  scheme: "light" | "dark";
  viewport: "phone" | "tablet" | "desktop";
}

/** What the toolbar shows while all stories run. The first plays them; contrast and layout differ in the others. */
const faces: readonly Face[] = [
  { brand: "general", scheme: "light", viewport: "desktop" },
  { brand: "modern", scheme: "dark", viewport: "phone" },
  ...(process.env.STORE_MATRIX
    ? ([
        { brand: "general", scheme: "dark", viewport: "tablet" },
        { brand: "modern", scheme: "light", viewport: "desktop" },
      ] as const)
    : []),
];

/** What a page or step shows in use is not rendered again by itself, but at night. */
const shownOnPages = path.resolve(
  import.meta.dirname,
  "../../packages/!(ui-kit)/src/**/!(*-page|*-pages|*-step|*-shell|header|footer).stories.tsx",
);

function instanceOf({ brand, scheme, viewport }: Face, index: number) {
  const globals = { brand, scheme, viewport: { value: viewport } };
  return {
    browser: "chromium" as const,
    name: `stories, ${brand}, ${scheme}, ${viewport}`,
    exclude: index === 0 || process.env.STORE_MATRIX ? ["**/*.mdx"] : ["**/*.mdx", shownOnPages],
    provide: { [STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY]: globals, plays: index === 0 },
  };
}

/** Renders every story in a real browser and holds it against axe; the first face runs its play function, too. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    playOnlyWhereAsked(),
    storybookTest({ configDir: path.join(import.meta.dirname, ".storybook") }),
    cacheOfThisRun(),
  ],
  test: {
    ...runnerSettings,
    outputFile: { json: path.join(process.env.STORE_REPORTS ?? ".reports", "tests.json") },
    // One page for all: starting one for each file takes three times as long as the stories.
    isolate: false,
    // A face each.
    maxWorkers: 2,
    // The first story with a service loads its modules and opens its database: 45 seconds on two busy cores.
    testTimeout: 180_000,
    retry: 1,
    browser: {
      enabled: true,
      headless: true,
      // The first page waits until the dependencies are bundled, which a busy machine may take long over too.
      connectTimeout: 180_000,
      provider: playwright({ launchOptions: { ...npmChromium() } }),
      // They share one server, which bundles the dependencies and compiles each module once.
      instances: faces.map(instanceOf),
    },
  },
});

/** Takes the play functions off the stories of a face that only renders them. */
function playOnlyWhereAsked(): Plugin {
  return {
    name: "store:play-only-where-asked",
    enforce: "pre",
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler(code) {
        const stories = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
        const strip = `if (!inject("plays")) for (const story of [${stories}]) delete story.play;`;
        return { code: `${code}\nimport { inject } from "vitest";\n${strip}\n`, map: null };
      },
    },
  };
}

/**
 * Gives the run its own cache of bundled dependencies. A cache of an earlier run lacks a new import, which reloads the
 * page in the middle of its tests when Vite finds it; a shared cache is rewritten by a run in parallel.
 */
function cacheOfThisRun(): Plugin {
  process.once("exit", () => fs.rmSync(cacheDir, { recursive: true, force: true }));
  return { name: "store:cache-of-this-run", enforce: "post", config: () => ({ cacheDir }) };
}
