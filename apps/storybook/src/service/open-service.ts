import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import {
  type CommerceService,
  createCommerceService,
  createPasswordIdentity,
  createSandboxPayments,
  type Log,
  memoryCarrier,
  noMetrics,
  type Ports,
  type StoreDatabase,
  settableClock,
  webArgon2id,
  webRandom,
} from "@store/commerce-service";
import { testInputs } from "@store/sample-store/test-inputs";
import { Kysely, PGliteDialect } from "kysely";
import { storyTime } from "./story-time.ts";

let ports: Promise<Ports> | undefined;

/**
 * The real commerce service inside this page, for one shopper. All of a page's stories share the PostgreSQL in its memory;
 * the first one opens it, which takes a second.
 */
export async function openService(): Promise<CommerceService> {
  ports ??= openPorts();
  return createCommerceService({ ...(await ports), carrier: memoryCarrier() });
}

const log: Log = { info: () => {}, warn: console.warn, error: console.error };

async function openPorts(): Promise<Ports> {
  const dump = await fetch("/database.tar.gz");
  const pglite = await PGlite.create({ loadDataDir: await dump.blob(), extensions: { pg_trgm } });
  const database = new Kysely<StoreDatabase>({ dialect: new PGliteDialect({ pglite }) });
  const clock = settableClock(storyTime);
  const payments = createSandboxPayments({ database, clock, random: webRandom, testInputs });
  const identity = createPasswordIdentity({ database, argon2id: webArgon2id });
  return {
    database,
    clock,
    random: webRandom,
    payments,
    identity,
    log,
    metrics: noMetrics,
    secrets: ["stories keep no secrets"],
  };
}
