import { PGlite } from "@electric-sql/pglite";
import {
  type CommerceService,
  createCommerceService,
  createSandboxPayments,
  type Log,
  type StoreDatabase,
  settableClock,
  webRandom,
} from "@store/commerce-service";
import { Kysely, PGliteDialect } from "kysely";
import { rememberSetCookies } from "./set-cookies-of.ts";
import { storyTime } from "./story-time.ts";

let opened: Promise<CommerceService> | undefined;

/** The real commerce service inside this page, over a PostgreSQL in its memory. The first call opens it, which takes a second. */
export function openService(): Promise<CommerceService> {
  opened ??= open();
  return opened;
}

const log: Log = { info: () => {}, warn: console.warn, error: console.error };

async function open(): Promise<CommerceService> {
  rememberSetCookies();
  const dump = await fetch("/database.tar.gz");
  const pglite = await PGlite.create({ loadDataDir: await dump.blob() });
  const database = new Kysely<StoreDatabase>({ dialect: new PGliteDialect({ pglite }) });
  const clock = settableClock(storyTime);
  const payments = createSandboxPayments({ database, clock, random: webRandom });
  return createCommerceService({
    database,
    clock,
    random: webRandom,
    payments,
    log,
    secret: "stories keep no secrets",
  });
}
