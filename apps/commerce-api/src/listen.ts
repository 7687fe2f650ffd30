import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";

export interface Listener {
  /** Takes no new connections and resolves when the open ones are answered. */
  close(): Promise<void>;
}

const sweepMs = 50;

/** Serves a handler on this machine only: the storefronts in front of it name the shop front and the shopper's address. */
export async function listen(
  fetch: (request: Request) => Promise<Response>,
  { port }: { port: number },
): Promise<Listener> {
  const answer = getRequestListener(fetch);
  let isClosing = false;
  const server = createServer((request, response) => {
    if (isClosing) response.setHeader("connection", "close");
    return answer(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        isClosing = true;
        // A connection that a storefront keeps for its next call becomes idle when the call under way is answered.
        const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
        server.close(() => {
          clearInterval(sweep);
          resolve();
        });
      }),
  };
}
