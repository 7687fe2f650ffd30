import type http from "node:http";
import net from "node:net";

export interface LocalListener {
  port: number;
  /** Accepts no further connections. */
  close(): void;
}

// Machines without IPv6 answer one of these; `localhost` then means 127.0.0.1 alone.
const noIpv6 = ["EADDRNOTAVAIL", "EAFNOSUPPORT", "EINVAL"];

/**
 * Listens for this machine only: on 127.0.0.1 and, where IPv6 exists, on [::1], because `localhost` may mean either;
 * and at one more address if `host` is set. Port 0 selects a free port. Rejects with the system's error (EADDRINUSE)
 * when the port is in use.
 */
export async function listenLocally(
  server: http.Server,
  port: number,
  { host }: { host?: string | undefined } = {},
): Promise<LocalListener> {
  const [first = "", ...others] = addressesOf(host);
  const given = await bind(server, { port, host: first });
  const listeners: net.Server[] = [];
  const close = () => {
    // That of the HTTP server would also cut the connections that have no request at the moment.
    for (const listener of [server, ...listeners]) net.Server.prototype.close.call(listener);
  };
  for (const other of others) {
    // One HTTP server listens; the other listeners pass their connections to it.
    const listener = net.createServer((socket) => server.emit("connection", socket));
    try {
      await bind(listener, { port: given, host: other });
      listeners.push(listener);
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      // A port the system chose may be taken on [::1]; tests then go without it.
      const isMissing = other === "::1" && (noIpv6.includes(code) || port === 0);
      if (!isMissing) {
        close();
        throw error;
      }
    }
  }
  return { port: given, close };
}

/** All addresses of a kind share a listener; any other address is added to the machine's own two. */
function addressesOf(host: string | undefined): string[] {
  if (host === "::") return ["::"];
  if (host === "0.0.0.0") return ["0.0.0.0", "::1"];
  return [...new Set(["127.0.0.1", "::1", ...(host === undefined ? [] : [host])])];
}

function bind(server: net.Server, { port, host }: { port: number; host: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host }, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}
