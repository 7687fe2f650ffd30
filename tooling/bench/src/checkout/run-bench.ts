import path from "node:path";
import { countStatements, fillCatalog } from "@store/commerce-service/testing";
import { openDatabase } from "@store/dev/database/open-database";
import pg from "pg";
import { limitContestant, serviceContestant } from "./measure/contestants.ts";
import { countCalls } from "./measure/count-calls.ts";
import { type Connection, openConnection } from "./measure/open-connection.ts";
import { race, toRacer } from "./measure/race.ts";
import { type Program, startProgram } from "./measure/start-program.ts";
import { timeGrowth } from "./measure/time-growth.ts";
import type { MeasuredRun } from "./report/report.ts";
import { startService } from "./service/start-service.ts";

export interface BenchOptions {
  rounds: number;
  seconds: number;
  /** Takes the database and the service's log. */
  folder: string;
  say(what: string): void;
}

const atATime = 8;
const catalogSize = 100;
const cartSizes = [1, 2, 10, 100];
// Long enough for both programs' code to be compiled: what is measured is a server that has run for a while.
const warmUp = { rounds: 1, seconds: 12 };

/** Starts both programs on one PostgreSQL, measures, and ends everything again, also when something throws. */
export async function runBench({ rounds, seconds, folder, say }: BenchOptions): Promise<MeasuredRun> {
  const started = new AsyncDisposableStack();
  try {
    const server = await openDatabase({ folder: path.join(folder, "database"), temporary: true });
    started.defer(server.stop);
    const urls = await createDatabases(server.url, ["limit", "service"]);
    const environment = (port: number) => ({ DATABASE_URL: urls.limit, PORT: String(port) });
    const limit = await startProgram({ file: "limit/limit-program.ts", environment });
    started.defer(limit.stop);
    const service = await startService(urls.service);
    started.defer(service.stop);
    const counter = await countStatements(urls.service);
    started.defer(counter.close);
    const counted = await startService(counter.databaseUrl);
    started.defer(counted.stop);
    // After both have started: a starting service removes what is not in its sample catalog.
    const shelf = await fillCatalog(urls.service, catalogSize);

    const racers = [toRacer(limitContestant, connect(limit)), toRacer(serviceContestant(shelf), connect(service))];
    say("Warming up.");
    await race(racers, { ...warmUp, serverPid: server.pid });
    for (const url of Object.values(urls)) await ask(url, "vacuum analyze");
    say(`Racing, ${rounds} rounds.`);
    const [limitLaps = {}, serviceLaps = {}] = await race(racers, { rounds, seconds, serverPid: server.pid });

    say("Timing carts of a hundred lines.");
    const growth = await timeGrowth(openConnection(service.port), shelf);

    say("Counting statements.");
    const connection = openConnection(counted.port);
    const counts = new Map();
    for (const size of cartSizes) {
      const skus = shelf.slice(0, size);
      counts.set(size, await countCalls(connection, { counter, directUrl: urls.service, skus }));
    }
    return { limit: limitLaps, service: serviceLaps, counts, growth, rounds, seconds };
  } finally {
    await started.disposeAsync();
  }
}

function connect({ pid, port }: Program): { pid: number; connections: Connection[] } {
  return { pid, connections: Array.from({ length: atATime }, () => openConnection(port)) };
}

async function createDatabases<Name extends string>(
  url: string,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  for (const name of names) await ask(url, `create database bench_${name}`);
  const entries = names.map((name) => [name, Object.assign(new URL(url), { pathname: `/bench_${name}` }).href]);
  // One entry for each of the names.
  return Object.fromEntries(entries) as Record<Name, string>;
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
