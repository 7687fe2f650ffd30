import { sql } from "kysely";
import pg from "pg";
import { inject } from "vitest";
import { createPasswordIdentity } from "../../account/password-identity.ts";
import { createCommerceService } from "../../app/create-commerce-service.ts";
import { nodeArgon2id } from "../../node/node-argon2id.ts";
import { openPool } from "../../node/open-pool.ts";
import { PreparedStatementClient } from "../../node/prepared-statement-client.ts";
import { auditStore, countTotals } from "../../orders/audit-store.ts";
import { settableClock } from "../../ports/clock.ts";
import { noMetrics } from "../../ports/metrics.ts";
import { webRandom } from "../../ports/random.ts";
import { createSandboxPayments } from "../../sandbox/sandbox-payments.ts";
import type { Ports } from "../../service/context.ts";
import { cloneDatabase } from "../clone-database.ts";
import { fillCatalog } from "../fill-catalog.ts";
import type { ProvidedDatabase } from "../provided-database.ts";
import { makeCrashing } from "./crashing-process.ts";
import { issuePromotion } from "./issue-promotion.ts";

import type { Sabotage } from "./sabotage.ts";

/** A store for fault tests: services over a separate PostgreSQL, and an independent connection for the audit. */
export type FaultEnvironment = Awaited<ReturnType<typeof openFaultEnvironment>>;

const catalogSize = 11;

/** Opens an environment on a clone of the template; `sabotage` modifies its service, never the audit. */
export async function openFaultEnvironment(provided: ProvidedDatabase, sabotage: Sabotage = {}) {
  const cloned = await cloneDatabase(provided);
  const skus = await fillCatalog(cloned.url, catalogSize + 1);
  const database = openPool(cloned.url, { maxConnections: 4, limited: false });
  await issuePromotion(database, { code: "ANYBODY5", percent: 5, usage: "unlimited" });
  await issuePromotion(database, { code: "EVERYONE10", percent: 10, usage: "oncePerCustomer" });
  await priceCatalog(cloned.url, skus);
  await sql.raw((sabotage.prepare ?? []).join(";")).execute(database);

  const log = errorLog();
  const clock = settableClock("2026-11-20T15:00:00Z");
  const broken = openPool(cloned.url, {
    // On a busy machine a limit would look like a fault.
    limited: false,
    ...(sabotage.rewrite && { Client: rewritingClient(sabotage.rewrite) }),
  });
  const sandbox = createSandboxPayments({
    database,
    clock,
    random: webRandom,
    testInputs: inject("testInputs"),
    answerWithinMs: 1,
    followsScripts: true,
  });
  const ports: Ports = {
    database: broken,
    clock,
    random: webRandom,
    payments: sabotage.payments?.(sandbox) ?? sandbox,
    identity: createPasswordIdentity({ database, argon2id: nodeArgon2id }),
    log,
    metrics: noMetrics,
    secrets: ["a secret for fault runs"],
  };
  const crashing = makeCrashing(ports);
  const totals = await countTotals(database);
  const unitsBefore = new Map(totals.units);
  const tendersBefore = new Map(totals.tenders);
  const [scarceSku = "", ...catalog] = skus;
  return {
    database,
    databaseUrl: cloned.url,
    clock,
    ports,
    log,
    catalog,
    scarceSku,
    /** The totals that the audit expects. Tests that add stock or tenders add them here. */
    unitsBefore,
    tendersBefore,
    service: createCommerceService(crashing),
    /** A second process over the same database. */
    another: createCommerceService(crashing),
    audit: () => auditStore(database, { unitsBefore, tendersBefore }),
    async close() {
      await broken.destroy();
      await database.destroy();
      await cloned.drop();
    },
  };
}

async function priceCatalog(databaseUrl: string, skus: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Odd amounts, below and above the threshold of free delivery.
    await client.query(
      `update offer set price_cents = 2017 + 3331 * at, regular_price_cents = 2017 + 3331 * at
       from unnest($1::text[]) with ordinality as item (sku, at) where offer.sku = item.sku`,
      [skus],
    );
    await client.query("update stock set received = received - available, available = 0 where sku = $1", [skus[0]]);
  } finally {
    await client.end();
  }
}

/** Keeps the latest 20 errors. */
function errorLog(): Ports["log"] & { errors: string[] } {
  const errors: string[] = [];
  return {
    errors,
    info: () => undefined,
    warn: () => undefined,
    error: (event, fields) => {
      errors.push(`${event} ${JSON.stringify(fields)}`);
      if (errors.length > 20) errors.shift();
    },
  };
}

/** A connection that rewrites each statement before it is sent. */
function rewritingClient(rewrite: (statement: string) => string): typeof pg.Client {
  return class extends PreparedStatementClient {
    override query(...args: unknown[]): never {
      const [first, ...rest] = args;
      const query = super.query.bind(this) as (...all: unknown[]) => never;
      return typeof first === "string" ? query(rewrite(first), ...rest) : query(...args);
    }
  };
}
