import type { Brand, Site } from "@store/contract/shared";
import type pg from "pg";
import { createPasswordIdentity } from "../account/password-identity.ts";
import { type Admission, createAdmission } from "../admission/admission.ts";
import { type AddRoutes, createCommerceService } from "../app/create-commerce-service.ts";
import { nodeArgon2id } from "../node/node-argon2id.ts";
import { openPool } from "../node/open-pool.ts";
import type { CheckoutNotice } from "../ports/checkout-notice.ts";
import { settableClock } from "../ports/clock.ts";
import type { Argon2id } from "../ports/identity.ts";
import { type Metrics, noMetrics } from "../ports/metrics.ts";
import type { Payments } from "../ports/payments.ts";
import type { Places } from "../ports/places.ts";
import { webRandom } from "../ports/random.ts";
import { createSandboxPayments } from "../sandbox/sandbox-payments.ts";
import type { TestInputs } from "../sandbox/test-inputs.ts";
import type { Ports } from "../service/context.ts";
import type { Secrets } from "../service/session/secrets.ts";
import { cloneDatabase } from "./clone-database.ts";
import { memoryLog } from "./memory-log.ts";
import { memoryMailer } from "./memory-mailer.ts";
import { createShopper } from "./shopper.ts";

/** Where the sandbox would show the pages of wallets. */
const walletOrigin = "https://wallets.example";

const remembered = new Map<string, ReturnType<Argon2id>>();

/** The same hash of the same input, computed once for a worker: most tests sign in to the same accounts. */
const rememberedArgon2id: Argon2id = (input) => {
  const key = JSON.stringify({ ...input, salt: Buffer.from(input.salt).toString("hex") });
  const known = remembered.get(key) ?? nodeArgon2id(input);
  remembered.set(key, known);
  return known;
};

export interface TestServiceOptions extends CheckoutNotice {
  /** What the clock shows, standing still: by default a Friday morning in November. */
  now?: Date | string;
  /** Address of a prepared database of your own; without it the test run's template is cloned, which needs Vitest. */
  database?: string;
  /** What decides the outcomes of the sandbox processor; without it those of the sample store, which needs Vitest. */
  testInputs?: TestInputs;
  /** Adds pages beside the calls. */
  addRoutes?: AddRoutes;
  /** Suggests addresses instead of the built-in postal data. */
  places?: Places;
  configuratorOrigin?: string;
  debugTools?: boolean;
  notificationSources?: Ports["notificationSources"];
  /** The wallets of each site; by default those of the service. */
  wallets?: Ports["wallets"];
  /** A wrapper of the sandbox processor, to count or to break its calls. */
  wrapPayments?: (payments: Payments) => Payments;
  /** What its calls pass; by default the limits of a process, with patience for a busy machine. */
  admission?: Admission;
  /** Waits for its database and for a turn no longer than a shop may; by default as long as a busy machine takes. */
  limited?: boolean;
  metrics?: Metrics;
  /** The class of its connections, for tests that intercept them. */
  Client?: typeof pg.Client;
  secrets?: Secrets;
  /** Milliseconds that the sandbox waits for an answer that never comes. */
  answerWithinMs?: number;
}

/** The whole commerce service on a separate real PostgreSQL. `close` ends it; the run's server removes the rest. */
export async function createTestService(options: TestServiceOptions = {}) {
  const { now = "2026-11-20T15:00:00Z", addRoutes, limited = false, answerWithinMs = 50, Client } = options;
  const { secrets = ["a secret for tests"] } = options;
  const cloned = options.database === undefined ? await cloneProvided() : undefined;
  const database = openPool(options.database ?? cloned?.url ?? "", { limited, ...(Client && { Client }) });
  const clock = settableClock(now);
  const random = webRandom;
  const testInputs = options.testInputs ?? (await import("vitest")).inject("testInputs");
  const sandbox = createSandboxPayments({
    database,
    clock,
    random,
    testInputs,
    answerWithinMs,
    followsScripts: true,
    walletOrigin,
  });
  const payments = options.wrapPayments?.(sandbox) ?? sandbox;
  const log = memoryLog();
  const mailer = memoryMailer();
  const identity = createPasswordIdentity({ database, argon2id: rememberedArgon2id });
  const { checkoutNotice = "", places, configuratorOrigin, debugTools = false, metrics = noMetrics } = options;
  const { wallets, notificationSources } = options;
  const given = {
    ...(wallets && { wallets }),
    ...(notificationSources && { notificationSources }),
    ...(places && { places }),
    ...(configuratorOrigin && { configuratorOrigin }),
  };
  const shop = { payments, identity, mailer, log, metrics, checkoutNotice, debugTools, ...given };
  const ports: Ports = { database, clock, random, secrets, ...shop };
  const process = () => ({
    admission: options.admission ?? createAdmission(limited ? {} : { limits: { changeWaitMs: 30_000 } }),
    ...(addRoutes && { addRoutes }),
  });
  const service = createCommerceService(ports, process());
  return {
    ...service,
    ports,
    database,
    databaseUrl: options.database ?? cloned?.url ?? "",
    clock,
    payments,
    mailer,
    log,
    /** Another process on the same database, by default with the same secrets. */
    another: (own: Secrets = secrets) => createCommerceService({ ...ports, secrets: own }, process()),
    shopper: (storefront: { site?: Site; brand?: Brand; origin?: string } = {}) => createShopper(service, storefront),
    async close() {
      await database.destroy();
      await cloned?.drop();
    },
  };
}
export type TestService = Awaited<ReturnType<typeof createTestService>>;

async function cloneProvided() {
  const { inject } = await import("vitest");
  return cloneDatabase(inject("database"));
}
