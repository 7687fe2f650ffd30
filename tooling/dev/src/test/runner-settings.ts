import vitestProgress from "./progress/vitest-progress.reporter.ts";

/** What every configuration of Vitest in the workspace has. */
export const runnerSettings = {
  reporters: ["default", "json", vitestProgress],
  // The report names the line of each test: `check tiers` finds it there.
  includeTaskLocation: true,
  /** A test that takes much longer than others of its kind: `pnpm test` leaves it to `pnpm test all`. */
  tags: [{ name: "deep", description: "runs with `pnpm test all` alone" }],
};
