import { once } from "node:events";
import net from "node:net";

export interface DatabaseProxy {
  /** The same database, through the proxy. */
  databaseUrl: string;
  /** Ends the proxy; what is still connected through it is cut off. */
  close(): Promise<void>;
}

/** Opens a proxy in front of a PostgreSQL. `serve` gets each new client, and connects it to the server. */
export async function openDatabaseProxy(
  databaseUrl: string,
  serve: (client: net.Socket, connect: () => net.Socket) => void,
): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<net.Socket>();
  function track(socket: net.Socket): net.Socket {
    sockets.add(socket.setNoDelay());
    socket.on("error", () => undefined);
    return socket.on("close", () => sockets.delete(socket));
  }
  const connect = () => track(net.connect(Number(target.port), target.hostname));
  const server = net.createServer((client) => serve(track(client), connect));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const through = new URL(databaseUrl);
  through.hostname = "127.0.0.1";
  through.port = String((server.address() as net.AddressInfo).port);
  return {
    databaseUrl: through.href,
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}

/** A message of PostgreSQL to its client. */
export interface ServerMessage {
  /** One character, such as "C" for a completed statement. */
  kind: string;
  /** The whole message, with its head. */
  bytes: Buffer;
}

/** The kind, then a length that counts itself. */
export const headBytes = 5;

/** Reads the messages of a server however they are cut. */
export function readMessages(onMessage: (message: ServerMessage) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let at = 0;
    while (rest.length - at >= headBytes) {
      const end = at + 1 + rest.readInt32BE(at + 1);
      if (end > rest.length) break;
      onMessage({ kind: String.fromCharCode(rest[at] ?? 0), bytes: rest.subarray(at, end) });
      at = end;
    }
    rest = rest.subarray(at);
  };
}
