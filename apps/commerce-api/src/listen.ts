import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";

export interface Listener {
  /** Takes no new connections and resolves when the open ones are answered. */
  close(): Promise<void>;
}

/** Serves a handler on this machine only: the storefronts in front of it name the shop front and the shopper's address. */
export async function listen(
  fetch: (request: Request) => Promise<Response>,
  { port }: { port: number },
): Promise<Listener> {
  const server = createServer(getRequestListener(fetch));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}
