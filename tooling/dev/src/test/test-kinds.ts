interface TestKind {
  command: readonly [program: string, ...words: string[]];
  /** Where it runs, from the root of the repository. */
  folder?: string;
  env?: Record<string, string>;
}

const long = "tooling/testing/src/faults/long-tests.ts";

/** What `pnpm test <what>` runs besides the whole; options that follow go to its program. */
export const testKinds: Readonly<Record<string, TestKind>> = {
  journeys: { command: ["pnpm", "run", "test"], folder: "tooling/e2e" },
  stories: { command: ["pnpm", "run", "test"], folder: "apps/storybook" },
  consumers: { command: ["pnpm", "run", "test:consumers"], folder: "tooling/dev" },
  matrix: {
    command: ["turbo", "run", "test", "--filter=@store/e2e", "--filter=@store/storybook", "--concurrency=1", "--force"],
    env: { STORE_MATRIX: "1", STORE_REPORTS: ".reports/matrix", TURBO_ENV_MODE: "loose" },
  },
  properties: {
    command: ["turbo", "run", "test", "--filter=./packages/*", "--force", "--", "properties.test", "--passWithNoTests"],
    env: { STORE_PROPERTY_RUNS: "1000000", STORE_REPORTS: ".reports/properties", TURBO_ENV_MODE: "loose" },
  },
  faults: { command: ["node", long, "faults"] },
  probe: { command: ["node", long, "probe"] },
  model: { command: ["node", long, "model"] },
  mutation: { command: ["node", "tooling/testing/src/mutation/mutation.ts"] },
  bare: { command: ["node", "tooling/dev/src/bare.ts"] },
};
