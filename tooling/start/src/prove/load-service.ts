import {
  auditStore,
  checkConnection,
  countUnits,
  migrateWithin,
  migrationNames,
  openPool,
} from "@store/commerce-service/node";
import type { TestServiceOptions } from "@store/commerce-service/testing";
import { createSampleService } from "@store/sample-store/service";
import { testInputs } from "@store/sample-store/test-inputs";

export type { Shopper, SubmissionOutcome } from "@store/commerce-service/testing";

/** The card processor's port, which a proof interrupts. */
export type Payments = Parameters<NonNullable<TestServiceOptions["wrapPayments"]>>[0];

/** What the proofs and commands use of the commerce service. */
export type ServiceKit = Awaited<ReturnType<typeof loadService>>;

type Database = ReturnType<typeof openPool>;

/** Loads the kit for tests as well, whose modules a running store does not need. */
export async function loadService() {
  const { createTestService, createShopper, proceedToReview, submitOrder, pollOrderAttempt } = await import(
    "@store/commerce-service/testing"
  );
  return {
    createService: createSampleService,
    createTestService: (options: TestServiceOptions) => createTestService({ ...options, testInputs }),
    createShopper,
    proceedToReview,
    submitOrder,
    pollOrderAttempt,
    migrationNames,
    migrateWithin,
    checkConnection,
    /** Checks every invariant of money and stock in the database at an address. */
    audit: (databaseUrl: string, unitsBefore?: ReadonlyMap<string, number>) =>
      withDatabase(databaseUrl, (database) => auditStore(database, unitsBefore && { unitsBefore })),
    /** All units by SKU: in stock, held or sold. */
    countUnits: (databaseUrl: string) => withDatabase(databaseUrl, countUnits),
  };
}

async function withDatabase<Value>(databaseUrl: string, ask: (database: Database) => Promise<Value>): Promise<Value> {
  // The audit of a large store takes longer than a shopper waits.
  const database = openPool(databaseUrl, { limited: false });
  try {
    return await ask(database);
  } finally {
    await database.destroy();
  }
}
