import net from "node:net";

interface Ask {
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}
export interface TimedAnswer {
  status: number;
  /** The head as it came, for what few headers matter. */
  head: string;
  body: string;
}

/** One keep-alive connection that sends one request after the other. */
export interface Connection {
  ask(request: Ask): Promise<TimedAnswer>;
  close(): void;
}

/**
 * A connection to a program on this machine. Written by hand because client and server share two cores: Node's own
 * client needs as long for a request as the limit program needs to answer it, which would favor the slower program.
 * Accepts only responses with a Content-Length; rejects when the connection closes before the response.
 */
export function openConnection(port: number): Connection {
  let socket: net.Socket | undefined;
  let rest: Buffer = Buffer.alloc(0);
  let waiting: { resolve(answer: TimedAnswer): void; reject(error: Error): void } | undefined;

  function receive(chunk: Buffer): void {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const read = readAnswer(rest);
    if (!read) return;
    rest = rest.subarray(read.end);
    const { resolve } = waiting ?? {};
    waiting = undefined;
    resolve?.(read.answer);
  }
  function fail(error: Error): void {
    waiting?.reject(error);
    waiting = undefined;
  }
  // A server closes what was idle for some seconds, such as while the other program had its turn.
  function reopen(): net.Socket {
    const opened = net.connect(port, "127.0.0.1").setNoDelay();
    rest = Buffer.alloc(0);
    opened.on("data", (chunk) => {
      try {
        receive(chunk);
      } catch (error) {
        fail(error as Error);
      }
    });
    opened.on("error", fail);
    opened.on("close", () => {
      socket = undefined;
      fail(new Error(`The program on port ${port} closed the connection.`));
    });
    return opened;
  }

  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket ??= reopen();
        socket.write(toText(request, port));
      }),
    close: () => socket?.destroy(),
  };
}

function toText({ method, path, headers = {}, body }: Ask, port: number): string {
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const sent = Object.entries({ host: `localhost:${port}`, ...headers, ...length });
  const lines = sent.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return `${method} ${path} HTTP/1.1\r\n${lines}\r\n${body ?? ""}`;
}

/** The first whole answer in what has come, and where it ends. */
export function readAnswer(bytes: Buffer): { answer: TimedAnswer; end: number } | undefined {
  const headEnd = bytes.indexOf("\r\n\r\n");
  if (headEnd < 0) return undefined;
  const head = bytes.toString("latin1", 0, headEnd);
  const status = Number(head.slice("HTTP/1.1 ".length, "HTTP/1.1 200".length));
  const length = status === 204 ? 0 : Number(/^content-length: *(\d+)/im.exec(head)?.[1]);
  if (Number.isNaN(length)) throw new Error(`An answer has no Content-Length:\n${head}`);
  const from = headEnd + 4;
  const end = from + length;
  return end > bytes.length ? undefined : { answer: { status, head, body: bytes.toString("utf8", from, end) }, end };
}
