import type net from "node:net";
import {
  type DatabaseProxy,
  headBytes,
  openDatabaseProxy,
  readMessages,
  type ServerMessage,
} from "./database-proxy.ts";

export interface PoolerOptions {
  /** When a client gives its backend (server process) back. */
  mode: "session" | "transaction" | "statement";
  /** Which idle backend the next client gets. */
  next?: "latest" | "longest idle";
  /** How many clients log in; others get no response. */
  most?: number;
}

interface Backend {
  socket: net.Socket;
  onMessage(message: ServerMessage): void;
}

const readyForQuery = "Z";
const backendKeyData = "K";
const terminate = "X";

/**
 * A connection pooler in front of PostgreSQL that works like PgBouncer: a client gets a backend when it sends something,
 * and gives it back when the server is ready for the next statement. Each new client logs in through a backend of its
 * own, which then serves all.
 */
export function openPooler(
  databaseUrl: string,
  { mode, next = "latest", most }: PoolerOptions,
): Promise<DatabaseProxy> {
  const idle: Backend[] = [];
  const waiting: ((backend: Backend) => void)[] = [];
  let clients = 0;

  function release(backend: Backend): void {
    const first = waiting.shift();
    if (first) first(backend);
    else idle.push(backend);
  }
  function take(onBackend: (backend: Backend) => void): void {
    const backend = next === "latest" ? idle.pop() : idle.shift();
    if (backend) onBackend(backend);
    else waiting.push(onBackend);
  }

  return openDatabaseProxy(databaseUrl, (client, connect) => {
    clients += 1;
    if (most !== undefined && clients > most) return;
    const own: Backend = { socket: connect(), onMessage: (message) => pass(own, message) };
    own.socket.on(
      "data",
      readMessages((message) => own.onMessage(message)),
    );
    let backend: Backend | undefined = own;
    let isLoggedIn = false;
    const unsent: Buffer[] = [];

    function pass(from: Backend, { kind, bytes }: ServerMessage): void {
      // Cancel requests lead to the pooler itself.
      if (kind === backendKeyData) bytes.writeInt32BE(-1, headBytes);
      client.write(bytes);
      if (kind !== readyForQuery) return;
      isLoggedIn = true;
      const isInTransaction = bytes.toString("latin1", headBytes) !== "I";
      if (isInTransaction && mode === "statement") client.destroy();
      if (isInTransaction || mode === "session") return;
      backend = undefined;
      release(from);
    }
    function send(bytes: Buffer): void {
      if (backend) {
        backend.socket.write(bytes);
        return;
      }
      unsent.push(bytes);
      if (unsent.length > 1) return;
      take((taken) => {
        backend = taken;
        taken.onMessage = (message) => pass(taken, message);
        for (const part of unsent.splice(0)) taken.socket.write(part);
      });
    }
    client.on("data", (bytes: Buffer) => {
      const isEnd = isLoggedIn && String.fromCharCode(bytes[0] ?? 0) === terminate;
      if (isEnd) client.end();
      else send(bytes);
    });
    // Between transactions, the end of a client is not the end of a backend.
    client.on("close", () => backend?.socket.destroy());
  });
}
