import path from "node:path";
import type { Kysely } from "kysely";
import { createPasswordIdentity } from "../account/password-identity.ts";
import { type Admission, createAdmission } from "../admission/admission.ts";
import { toNetworkBlock } from "../admission/to-network-block.ts";
import { type AddRoutes, createCommerceService } from "../app/create-commerce-service.ts";
import type { StoreDatabase } from "../database/schema.ts";
import { type Clock, shiftClock, systemClock } from "../ports/clock.ts";
import type { Mailer } from "../ports/mailer.ts";
import type { Metrics } from "../ports/metrics.ts";
import type { Places } from "../ports/places.ts";
import { webRandom } from "../ports/random.ts";
import { createSandboxPayments } from "../sandbox/sandbox-payments.ts";
import type { TestInputs } from "../sandbox/test-inputs.ts";
import type { Ports } from "../service/context.ts";
import type { Secrets } from "../service/session/secrets.ts";
import { readStorefrontContext } from "../service/storefront-context.ts";
import { auditPeriodically } from "./audit-periodically.ts";
import { ConfigurationError } from "./configuration-error.ts";
import { onBehalfOf } from "./fair-pool.ts";
import { nodeArgon2id } from "./node-argon2id.ts";
import { openPool } from "./open-pool.ts";
import { pinoLog } from "./pino-log.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { parseSecrets, readSecret } from "./read-secret.ts";
import { runPeriodically } from "./run-periodically.ts";

export interface NodeServiceOptions {
  databaseUrl: string;
  environment: "development" | "production";
  /** Takes the log lines; standard output without it. */
  logFile?: string | undefined;
  /** The store's clock shows this moment (ISO 8601) when the service starts, and goes on from there; the real time without it. */
  now?: string | undefined;
  /** Writes the store's own rows, such as its catalog, at every start; what is there already stays as it is. */
  fill?: ((database: Kysely<StoreDatabase>) => Promise<void>) | undefined;
  /** Adds pages beside the calls. */
  addRoutes?: AddRoutes | undefined;
  /** What decides the outcomes of the sandbox processor; it approves every card without them. */
  testInputs?: TestInputs | undefined;
  /** Delivers mails; without one they wait in the outbox. */
  mailer?: Mailer | undefined;
  /** Suggests addresses, such as a maps service; the built-in postal data without one. */
  places?: Places | undefined;
  /** HTML that every shopper reads before the checkout; STORE_CHECKOUT_NOTICE without it. */
  checkoutNotice?: string | undefined;
  /** The origin of the planner's 3D view; STORE_CONFIGURATOR_ORIGIN without it. */
  configuratorOrigin?: string | undefined;
  /** Whether the debug tools are on; STORE_DEBUG_TOOLS=on without it. */
  debugTools?: boolean | undefined;
  /** Takes what the service measures; without it, nothing is measured, and the store is not audited every minute. */
  metrics?: Metrics | undefined;
  /** The wallets of each site; in production none without it, as there are only sandboxes. */
  wallets?: Ports["wallets"] | undefined;
  /** Where the sandbox shows the pages of wallets; without it they have none. */
  walletOrigin?: string | undefined;
  /** Who may post notifications about payments; nobody without it. */
  notificationSources?: Ports["notificationSources"] | undefined;
  /** What the pages of this process pass as well; of the service alone without it. */
  admission?: Admission | undefined;
  /**
   * Signs cookies and links to orders, and keys the fingerprints of stored answers. While it changes, two with a comma
   * between them: the first signs, both are read. STORE_SECRET without it, or else a file beside the log that is made
   * once.
   */
  secret?: string | undefined;
}

export interface NodeCommerceService {
  fetch(request: Request): Promise<Response>;
  /** Answers what is under way, stops recovering and lets go of the database. */
  drain(): Promise<void>;
}

/**
 * The commerce service of a Node process: brings the database up to date, lets the store fill it, recovers what a process
 * before it left half done. Rejects with a `ConfigurationError`, which names the setting, when the database cannot be
 * used, when there is no secret and no file can keep one, and when a production store would take its money in the
 * sandbox although nobody asked for that.
 */
export async function createNodeCommerceService(options: NodeServiceOptions): Promise<NodeCommerceService> {
  const { databaseUrl, environment, logFile, now, fill, addRoutes, testInputs, metrics, walletOrigin } = options;
  const { admission = createAdmission() } = options;
  if (environment === "production" && process.env.STORE_PAYMENTS !== "sandbox") {
    throw new ConfigurationError(
      "A production store has no card processor yet, and the sandbox approves every card. Set STORE_PAYMENTS=sandbox if that is what you want.",
    );
  }
  if (environment === "production" && Object.values(options.wallets ?? noWallets).flat().length > 0) {
    throw new ConfigurationError(
      "The store has only sandbox wallets yet, which pay nothing. Set STORE_WALLETS=none in production.",
    );
  }
  const clock = toClock(now);
  const secrets = findSecrets(options);
  await prepareDatabase(databaseUrl, { fill });
  const { log, flush } = pinoLog(logFile);
  const database = openPool(databaseUrl, { log, metrics, admission });
  const random = webRandom;
  const payments = createSandboxPayments({
    ...{ database, clock, random },
    ...(testInputs && { testInputs }),
    ...(walletOrigin && { walletOrigin }),
  });
  const identity = createPasswordIdentity({ database, argon2id: nodeArgon2id });
  const notice = options.checkoutNotice ?? process.env.STORE_CHECKOUT_NOTICE;
  const { mailer, places, notificationSources } = options;
  const wallets = options.wallets ?? (environment === "production" ? noWallets : undefined);
  const configuratorOrigin = options.configuratorOrigin ?? process.env.STORE_CONFIGURATOR_ORIGIN;
  const configured = {
    ...(configuratorOrigin && { configuratorOrigin }),
    ...(mailer && { mailer }),
    ...(wallets && { wallets }),
    ...(notificationSources && { notificationSources }),
    ...(places && { places }),
    ...(notice && { checkoutNotice: notice }),
    debugTools: options.debugTools ?? process.env.STORE_DEBUG_TOOLS === "on",
  };
  const service = createCommerceService(
    { database, clock, random, payments, identity, log, secrets, ...(metrics && { metrics }), ...configured },
    { admission, ...(addRoutes && { addRoutes }) },
  );
  const recovery = runPeriodically(() => service.recover(), { name: "recovery", pauseMs: 2000, log });
  const mails = runPeriodically((signal) => service.deliverMails(signal), { name: "mail", pauseMs: 2000, log });
  // A connection of its own: what a shopper waits for never waits behind a deletion.
  const housekeepingDatabase = openPool(databaseUrl, { maxConnections: 1, limited: false });
  const housekeeping = runPeriodically((signal) => service.cleanUp({ database: housekeepingDatabase, signal }), {
    name: "housekeeping",
    pauseMs: 60_000,
    log,
  });
  const audit = metrics && auditPeriodically(databaseUrl, { clock, log, metrics });
  return {
    fetch: (request) => onBehalfOf(whoAsks(request), () => service.fetch(request)),
    async drain() {
      await service.drain();
      await Promise.all([recovery.stop(), housekeeping.stop(), mails.stop(), audit?.stop()]);
      await Promise.all([database.destroy(), housekeepingDatabase.destroy()]);
      await flush();
    },
  };
}

const noWallets = { US: [], CA: [] } as const;

/** A household or an office, or everybody of whom nothing is known. */
function whoAsks({ headers }: Request): string {
  return toNetworkBlock(readStorefrontContext(headers).clientAddress ?? "") ?? "";
}

function toClock(now: string | undefined): Clock {
  if (now === undefined) return systemClock;
  const start = new Date(now);
  if (Number.isNaN(start.getTime()))
    throw new ConfigurationError(`STORE_NOW is "${now}", which is no moment. Write it like 2026-11-20T10:00:00-06:00.`);
  return shiftClock(start, systemClock);
}

function findSecrets({ secret, logFile }: NodeServiceOptions): Secrets {
  const set = secret || process.env.STORE_SECRET;
  if (set?.trim()) return parseSecrets(set, "STORE_SECRET");
  const file = path.join(logFile === undefined ? ".store" : path.dirname(logFile), "secret");
  return [readSecret(file)];
}
