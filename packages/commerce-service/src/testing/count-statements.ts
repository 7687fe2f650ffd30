import { type DatabaseProxy, headBytes, openDatabaseProxy, readMessages } from "./database-proxy.ts";

/** The statements that PostgreSQL ran: those that only begin or end a transaction are counted separately. */
export interface StatementTally {
  statements: number;
  begins: number;
  commits: number;
  rollbacks: number;
}

export interface StatementCounter extends DatabaseProxy {
  /** Runs work and returns the statements that passed the counter meanwhile, from any connection. */
  count<Result>(work: () => Promise<Result>): Promise<{ result: Result; tally: StatementTally }>;
}

const kinds: Record<string, keyof StatementTally> = {
  BEGIN: "begins",
  "START TRANSACTION": "begins",
  COMMIT: "commits",
  ROLLBACK: "rollbacks",
};

/**
 * A proxy between a program and its PostgreSQL that counts the statements which the server reports as completed. The
 * count is exact for prepared statements, several statements in one message and any query builder.
 * A refused statement counts too. What a function does inside the server is part of the statement that called it.
 */
export async function countStatements(databaseUrl: string): Promise<StatementCounter> {
  const tally: StatementTally = { statements: 0, begins: 0, commits: 0, rollbacks: 0 };
  const proxy = await openDatabaseProxy(databaseUrl, (client, connect) => {
    const upstream = connect();
    // Counted before it is passed on: the count includes every response that has arrived.
    upstream.on(
      "data",
      readMessages(({ kind, bytes }) => {
        if (kind === commandComplete) {
          const outcome = bytes.toString("latin1", headBytes, bytes.length - 1);
          tally[kinds[outcome] ?? "statements"] += 1;
        }
        if (kind === errorResponse) tally.statements += 1;
      }),
    );
    upstream.pipe(client).pipe(upstream);
    for (const socket of [client, upstream]) {
      socket.on("close", () => {
        client.destroy();
        upstream.destroy();
      });
    }
  });
  return {
    ...proxy,
    async count(work) {
      const before = { ...tally };
      const result = await work();
      return { result, tally: difference(tally, before) };
    },
  };
}

function difference(after: StatementTally, before: StatementTally): StatementTally {
  return {
    statements: after.statements - before.statements,
    begins: after.begins - before.begins,
    commits: after.commits - before.commits,
    rollbacks: after.rollbacks - before.rollbacks,
  };
}

const commandComplete = "C";
const errorResponse = "E";
