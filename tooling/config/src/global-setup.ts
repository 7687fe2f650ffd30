import { loadTestInputs, openTemplate } from "@store/dev/database/test-database";
import type { TestProject } from "vitest/node";

const template = "template_store";

/**
 * Provides a PostgreSQL with a migrated and seeded template that each test service clones: the one that a run of several
 * packages shares (`STORE_TEST_DATABASE`), or one of this package's own.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const shared = process.env.STORE_TEST_DATABASE;
  const server = shared === undefined ? await openTemplate() : undefined;
  project.provide("database", { serverUrl: shared ?? server?.serverUrl ?? "", template });
  project.provide("testInputs", await loadTestInputs());
  return server?.stop;
}

declare module "vitest" {
  interface ProvidedContext {
    database: { serverUrl: string; template: string };
    timing: { pairs: number };
    testInputs: object;
    faults: { checkouts: number; rounds: number; sequences: number; seed: number };
  }
}
