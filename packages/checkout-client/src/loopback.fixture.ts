import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Answerer = (response: ServerResponse, tries: number) => void;

/** A real server on loopback that stores what it received; `answer` gets the number of the request, from 1. */
export async function openLoopback(answer: Answerer) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = "", url = "", headers } = request;
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    answer(response, received.length);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on a port returns an object here, never a path.
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { baseUrl: `http://127.0.0.1:${port}`, received, close };
}

export function answerJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** Node's own network failure, with the text of a browser. */
export function fetchWith(message: string): typeof fetch {
  return async (...request) => {
    try {
      return await fetch(...request);
    } catch {
      throw new TypeError(message);
    }
  };
}
