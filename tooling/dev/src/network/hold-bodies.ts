import net from "node:net";

const declaredBytes = 65_500;
/** How much of its body each connection sends. */
export const sentBytes = 64_000;
/** More would wait in the system's queue of new connections. */
const connectingAtOnce = 100;

export interface HoldBodiesOptions {
  /** A port at 127.0.0.1. */
  port: number;
  count: number;
  path: string;
  /** The client address in `X-Forwarded-For` of each connection, numbered from 0. */
  addressOf(index: number): string;
}

export interface HeldBodies {
  /** How many connections got each status; 0 is a connection that was closed without a response. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Resolves when every connection is open or refused. */
  opened: Promise<void>;
  /** Resolves when the server has ended every connection. */
  ended: Promise<void>;
  close(): void;
}

/**
 * Opens connections that each begin a large POST, send nearly all of its body, and then wait: the slow bodies of an
 * attacker.
 */
export function holdBodies({ port, count, path, addressOf }: HoldBodiesOptions): HeldBodies {
  const statuses = new Map<number, number>();
  const sockets: net.Socket[] = [];
  const body = Buffer.alloc(sentBytes, "x");

  function hold(index: number): { opened: Promise<void>; ended: Promise<void> } {
    const socket = net.connect(port, "127.0.0.1");
    sockets.push(socket);
    const headers = [
      `POST ${path} HTTP/1.1`,
      `Host: localhost:${port}`,
      `Content-Length: ${declaredBytes}`,
      "Content-Type: application/x-www-form-urlencoded",
      `X-Forwarded-For: ${addressOf(index)}`,
    ];
    socket.write(`${headers.join("\r\n")}\r\n\r\n`);
    socket.write(body);
    let answer = "";
    socket.on("data", (chunk) => {
      answer += String(chunk);
    });
    // A reset connection ends without a response.
    socket.on("error", () => undefined);
    const ended = new Promise<void>((resolve) => {
      socket.on("close", () => {
        const status = Number(answer.split(" ")[1] ?? 0);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        resolve();
      });
    });
    const opened = new Promise<void>((resolve) => {
      socket.once("connect", resolve);
      socket.once("close", () => resolve());
    });
    return { opened, ended };
  }

  const endings: Promise<void>[] = [];
  let isClosed = false;
  async function open(): Promise<void> {
    for (let index = 0; index < count && !isClosed; index += connectingAtOnce) {
      const indexes = Array.from({ length: Math.min(connectingAtOnce, count - index) }, (_, each) => index + each);
      const held = indexes.map(hold);
      endings.push(...held.map(({ ended }) => ended));
      await Promise.all(held.map(({ opened }) => opened));
    }
  }

  const opened = open();
  return {
    statuses,
    opened,
    ended: opened.then(async () => void (await Promise.all(endings))),
    close() {
      isClosed = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}
