import type { TestInputs } from "../sandbox/test-inputs.ts";

/** The PostgreSQL of a test run: tests clone its migrated and seeded template. */
export interface ProvidedDatabase {
  serverUrl: string;
  template: string;
}

declare module "vitest" {
  interface ProvidedContext {
    database: ProvidedDatabase;
    /** Those of the sample store. */
    testInputs: TestInputs;
    /** How long faults, probes and the model run; longer by `pnpm test faults`, `pnpm test probe` and `pnpm test model`. */
    timing: { pairs: number };
    faults: { checkouts: number; rounds: number; sequences: number; seed: number };
  }
}
