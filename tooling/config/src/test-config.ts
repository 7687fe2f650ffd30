import fs from "node:fs";
import path from "node:path";
import { runnerSettings } from "@store/dev/test-runner";
import type { TestProjectConfiguration, ViteUserConfig } from "vitest/config";

export interface TestConfigOptions {
  /** Starts one PostgreSQL for the run, with the migrated and seeded template that each test service clones. */
  database?: boolean;
  /** Test files that run at the same time. Default 1: more only help where tests wait. */
  workers?: number;
}

const propertyRuns = Number(process.env.STORE_PROPERTY_RUNS ?? 2_000);

/**
 * Vitest's configuration for the tests of one package, which is the current directory. The kind of a test follows from the
 * file's name: `.test.ts` runs in Node, `.test.tsx` in jsdom. Those in a real browser, `.browser.tsx`, share one browser and
 * run with the stories' package.
 */
export async function testConfig({ database = false, workers = 1 }: TestConfigOptions = {}): Promise<ViteUserConfig> {
  const root = process.cwd();
  const hasFiles = (pattern: string) => fs.globSync(pattern, { cwd: path.join(root, "src") }).length > 0;
  const projects: TestProjectConfiguration[] = [];
  if (hasFiles("**/*.test.ts")) projects.push(nodeProject(workers));
  if (hasFiles("**/*.test.tsx")) projects.push(await domProject());
  return {
    root,
    test: {
      // The cached module graph remembers where a dependency was before the last install, and then loads it twice.
      fsModuleCache: false,
      // A busy machine may pass a limit of time once; what passes at its second try is reported as flaky.
      retry: 1,
      globalSetup: database ? [path.join(import.meta.dirname, "global-setup.ts")] : [],
      ...runnerSettings,
      outputFile: { json: path.join(process.env.STORE_REPORTS ?? ".reports", "tests.json") },
      provide: {
        propertyRuns,
        timing: { pairs: Number(process.env.STORE_TIMING_PAIRS ?? 0) },
        faults: {
          checkouts: Number(process.env.STORE_FAULT_CHECKOUTS ?? 60),
          rounds: Number(process.env.STORE_PROBE_ROUNDS ?? 1),
          sequences: Number(process.env.STORE_MODEL_SEQUENCES ?? 5),
          seed: Number(process.env.STORE_FAULT_SEED ?? 20_261_120),
        },
      },
      projects,
    },
  };
}

function nodeProject(workers: number): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      name: "node",
      include: ["src/**/*.test.ts"],
      environment: "node",
      setupFiles: [path.join(import.meta.dirname, "node-setup.ts")],
      // No test keeps state in a module; loading the modules again for each file costs a third of the run.
      isolate: false,
      maxWorkers: workers,
      // A millisecond an input is a hundred times what one takes; a million of them must not run out of time.
      testTimeout: 40_000 + propertyRuns,
      hookTimeout: 60_000,
    },
  };
}

// Loaded where needed: half of a pure package's run would go into importing them.
const reactPlugin = async () => (await import("@vitejs/plugin-react")).default();

async function domProject(): Promise<TestProjectConfiguration> {
  return {
    extends: true,
    plugins: [await reactPlugin()],
    test: {
      name: "dom",
      include: ["src/**/*.test.tsx"],
      environment: "jsdom",
      setupFiles: [path.join(import.meta.dirname, "dom-setup.ts")],
      testTimeout: 30_000,
      // A new module graph for each file costs eight times the run; renders use their own jotai Provider instead.
      isolate: false,
      maxWorkers: 1,
      // A separate group: files of another project between them would give each a new jsdom.
      sequence: { groupOrder: 1 },
    },
  };
}
