import { once } from "node:events";
import net from "node:net";

/** The statements that PostgreSQL ran: those that only begin or end a transaction are counted separately. */
export interface StatementTally {
  statements: number;
  begins: number;
  commits: number;
  rollbacks: number;
}

export interface StatementCounter {
  /** The same database, through the counter. */
  databaseUrl: string;
  /** Runs work and returns the statements that passed the counter meanwhile, from any connection. */
  count<Result>(work: () => Promise<Result>): Promise<{ result: Result; tally: StatementTally }>;
  /** Ends the counter; what is still connected through it is cut off. */
  close(): Promise<void>;
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
  const target = new URL(databaseUrl);
  const tally: StatementTally = { statements: 0, begins: 0, commits: 0, rollbacks: 0 };
  const sockets = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const upstream = net.connect(Number(target.port), target.hostname);
    const read = readOutcomes((outcome) => {
      tally[kinds[outcome] ?? "statements"] += 1;
    });
    // Counted before it is passed on: the count includes every response that has arrived.
    upstream.on("data", read);
    upstream.pipe(client).pipe(upstream);
    for (const socket of [client, upstream]) {
      socket.setNoDelay();
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const through = new URL(databaseUrl);
  through.hostname = "127.0.0.1";
  through.port = String((server.address() as net.AddressInfo).port);
  return {
    databaseUrl: through.href,
    async count(work) {
      const before = { ...tally };
      const result = await work();
      return { result, tally: difference(tally, before) };
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
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

const commandComplete = "C".charCodeAt(0);
const errorResponse = "E".charCodeAt(0);
const headBytes = 5;

/** Reads the server's messages from however they are cut: a kind of one byte, then a length that counts itself. */
function readOutcomes(onOutcome: (outcome: string) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let at = 0;
    while (rest.length - at >= headBytes) {
      const end = at + 1 + rest.readInt32BE(at + 1);
      if (end > rest.length) break;
      if (rest[at] === commandComplete) onOutcome(rest.toString("latin1", at + headBytes, end - 1));
      if (rest[at] === errorResponse) onOutcome("error");
      at = end;
    }
    rest = rest.subarray(at);
  };
}
