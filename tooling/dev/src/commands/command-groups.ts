export interface Command {
  /** Programs with their arguments, one after the other; further arguments of the command line go to the last. */
  steps: readonly (readonly [program: string, ...words: string[]])[];
  /** Where it runs, from the root of the repository. */
  folder?: string;
  env?: Readonly<Record<string, string>>;
}

const build = ["node", "tooling/dev/src/build.ts"] as const;
const buildPackages = ["turbo", "run", "build", "--filter=./packages/*", "--output-logs=errors-only"] as const;
const longTests = "tooling/testing/src/faults/long-tests.ts";
const playwright = ["pnpm", "--filter", "@store/e2e", "exec", "playwright", "test"] as const;

/** What `pnpm <group> <command>` runs. */
export const commandGroups = {
  test: {
    journeys: { steps: [["pnpm", "run", "test"]], folder: "tooling/e2e" },
    stories: { steps: [["pnpm", "run", "test"]], folder: "apps/storybook" },
    browser: { steps: [["pnpm", "run", "test:browser"]], folder: "apps/storybook" },
    consumers: { steps: [["pnpm", "run", "test:consumers"]], folder: "tooling/dev" },
    release: { steps: [["pnpm", "run", "test:release"]], folder: "tooling/dev" },
    matrix: {
      steps: [
        [
          "turbo",
          "run",
          "test",
          "test:consumers",
          "test:release",
          "--filter=@store/e2e",
          "--filter=@store/storybook",
          "--filter=@store/dev",
          "--concurrency=1",
          "--continue",
          "--force",
        ],
      ],
      env: { STORE_MATRIX: "1", STORE_REPORTS: ".reports/matrix", TURBO_ENV_MODE: "loose" },
    },
    properties: {
      steps: [
        [
          "turbo",
          "run",
          "test",
          "--filter=./packages/*",
          "--continue",
          "--force",
          "--",
          "properties.test",
          "--passWithNoTests",
        ],
      ],
      env: { STORE_PROPERTY_RUNS: "1000000", STORE_REPORTS: ".reports/properties", TURBO_ENV_MODE: "loose" },
    },
    faults: { steps: [["node", longTests, "faults"]] },
    probe: { steps: [["node", longTests, "probe"]] },
    timing: { steps: [["node", longTests, "timing"]] },
    model: { steps: [["node", longTests, "model"]] },
    mutation: { steps: [["node", "tooling/testing/src/mutation/mutation.ts"]] },
    "minimal-system": { steps: [build, ["node", "tooling/dev/src/minimal-system.ts"]] },
  },
  bench: {
    packages: { steps: [buildPackages, ["node", "tooling/bench/src/bench-packages.ts"]] },
    pages: { steps: [build, ["node", "tooling/bench/src/bench-pages.ts"]] },
    cart: { steps: [build, ["node", "tooling/bench/src/bench-cart.ts"]] },
    client: { steps: [["node", "tooling/bench/src/bench-client.ts"]] },
    ssr: { steps: [build, ["node", "tooling/bench/src/bench-ssr.ts"]] },
    swatches: { steps: [["node", "tooling/bench/src/bench-swatches.ts"]] },
    "first-press": { steps: [build, ["node", "tooling/bench/src/bench-first-press.ts"]] },
    checkout: { steps: [buildPackages, ["node", "tooling/bench/src/bench-checkout.ts"]] },
  },
  check: {
    commits: { steps: [["node", "tooling/config/src/check-commits.ts"]] },
    packages: {
      steps: [
        ["turbo", "run", "check:package"],
        ["node", "tooling/dev/src/api/check-api.ts"],
      ],
    },
    api: { steps: [buildPackages, ["node", "tooling/dev/src/api/check-api.ts"]] },
    tiers: { steps: [["node", "tooling/testing/src/tiers/check-tiers.ts"]] },
    sizes: {
      steps: [
        build,
        buildPackages,
        ["pnpm", "--filter", "@store/bench", "sizes"],
        ["node", "tooling/bench/src/check-visits.ts"],
      ],
    },
  },
  release: {
    rehearse: { steps: [["node", "tooling/dev/src/release/rehearse.ts"]] },
    publish: { steps: [["node", "tooling/dev/src/release/publish.ts"]] },
    metadata: {
      steps: [
        ["node", "tooling/dev/src/release/write-metadata.ts"],
        ["biome", "check", "--write", "packages"],
      ],
    },
  },
  pictures: {
    // The pictures of shared links, and the plans of sectional pieces.
    previews: {
      steps: [
        ["pnpm", "--filter", "@store/product-studio", "pieces"],
        ["pnpm", "--filter", "@store/product-studio", "previews"],
      ],
    },
    // The README's.
    readme: { steps: [build, [...playwright, "guest-buys"]], env: { STORE_SCREENSHOTS: "1" } },
    // Every page in both brands and sites, at three widths, light and dark.
    sheet: { steps: [build, [...playwright, "--config", "contact-sheet.config.ts"]] },
  },
} as const satisfies Record<string, Record<string, Command>>;
