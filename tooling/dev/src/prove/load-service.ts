import { pathToFileURL } from "node:url";
import type pg from "pg";
import { loadTestInputs } from "../database/test-database.ts";
import {
  type Commerce,
  type CommerceService,
  type CommerceServiceOptions,
  createCommerceService,
  entryOf,
} from "../start/create-commerce-service.ts";

/** A browser on the store's page, as far as a proof uses it. */
export interface Shopper {
  readonly cookies: Map<string, string>;
  token: string | null;
  /** Sends any request of the store's own page. */
  send(path: string): Promise<Response>;
}
export interface SubmissionOutcome {
  status: "placed" | "failed" | "none" | "open";
  redirectUrl: string | null;
  errorCode: string | null;
}

/** The part of the card processor's port that a proof interrupts. */
export interface Payments {
  tokenize(card: unknown): Promise<{ ok: true; token: string } | { ok: false; kind: "refused" | "unavailable" }>;
  verify(card: unknown): Promise<"verified" | "mismatch" | "unavailable">;
  authorize(request: unknown): Promise<{ kind: string }>;
  find(reference: string): Promise<{ kind: string }>;
  release(reference: string): Promise<{ ok: boolean }>;
}

/** The service over ports that a proof may wrap. */
export interface WrappedService extends Commerce {
  clock: { advance(ms: number): void };
  /** Finishes the attempts that were interrupted. */
  recover(): Promise<void>;
  close(): Promise<void>;
}

/** What the proofs and commands use of the commerce service's packages for Node and for tests. */
export interface ServiceKit {
  createService(options: CommerceServiceOptions): Promise<CommerceService>;
  createTestService(options: {
    database: string;
    now: Date;
    wrapPayments(payments: Payments): Payments;
  }): Promise<WrappedService>;
  createShopper(service: { fetch(request: Request): Promise<Response> }, options?: { origin?: string }): Shopper;
  proceedToReview(
    shopper: Shopper,
    walk: { items: { Sku: string; Quantity?: number }[]; card?: string },
  ): Promise<unknown>;
  submitOrder(shopper: Shopper, press: { idempotencyKey: string }): Promise<SubmissionOutcome>;
  pollOrderAttempt(
    shopper: Shopper,
    attempt: { key: string; patienceMs?: number },
  ): Promise<Pick<SubmissionOutcome, "status" | "redirectUrl">>;
  /** Rejects with a message of one line if a database cannot be used; `name` is the setting with its address. */
  checkConnection(databaseUrl: string, options: { name: string }): Promise<void>;
  /** Checks every invariant of money and stock in the database at an address. */
  audit(databaseUrl: string, unitsBefore?: ReadonlyMap<string, number>): Promise<string[]>;
  /** All units by SKU: in stock, held or sold. */
  countUnits(databaseUrl: string): Promise<Map<string, number>>;
  /** In the order in which they run. */
  migrationNames: readonly string[];
  /** Migrates the tables to a migration, or to the newest, in the transaction that is open on a connection. */
  migrateWithin(client: pg.ClientBase, options?: { upTo?: string }): Promise<void>;
}

/** Loads the commerce service by its path, for the reason that `createCommerceService` gives. */
export async function loadService(): Promise<ServiceKit> {
  const load = (entry: "node" | "testing") => import(pathToFileURL(entryOf("commerce-service", entry)).href);
  const { openPool, auditStore, checkConnection, countUnits, migrationNames, migrateWithin } = await load("node");
  const { createTestService, createShopper, proceedToReview, submitOrder, pollOrderAttempt } = await load("testing");
  return {
    createService: createCommerceService,
    createTestService: async (options) => createTestService({ ...options, testInputs: await loadTestInputs() }),
    createShopper,
    proceedToReview,
    submitOrder,
    pollOrderAttempt,
    migrationNames,
    migrateWithin,
    checkConnection,
    audit: (databaseUrl, unitsBefore) =>
      withDatabase(databaseUrl, (database) => auditStore(database, unitsBefore && { unitsBefore })),
    countUnits: (databaseUrl) => withDatabase(databaseUrl, countUnits),
  };

  async function withDatabase<Value>(databaseUrl: string, ask: (database: unknown) => Promise<Value>): Promise<Value> {
    // The audit of a large store takes longer than a shopper waits.
    const database = openPool(databaseUrl, { limited: false });
    try {
      return await ask(database);
    } finally {
      await database.destroy();
    }
  }
}
