import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import {
  createRequestLimits,
  type Forwarding,
  onRequest,
  readForwarding,
  type TrustedProxies,
  toPublicRequest,
} from "@store/commerce-service/listener";

export interface Listener {
  /** Takes no new connections and resolves when the open ones are answered, after eight seconds at most. */
  close(): Promise<void>;
}

const sweepMs = 50;
/** Leaves time to finish the work that was begun, before the process ends after ten seconds. */
const closeWithinMs = 8000;
const addressHeader = "x-store-client-address";

export interface ListenOptions {
  port: number;
  host: string;
  /** The storefronts in front of it, whose statements about the storefront and the shopper's address are trusted. */
  trusted: TrustedProxies;
}

/** Serves a handler at one address of this machine. */
export async function listen(
  fetch: (request: Request) => Promise<Response>,
  { port, host, trusted }: ListenOptions,
): Promise<Listener> {
  const forwardings = new WeakMap<object, Forwarding>();
  const answer = getRequestListener((inner, { incoming }) => {
    const { clientAddress = "", ...origin } = forwardings.get(incoming) ?? {};
    const request = toPublicRequest(inner, origin);
    // Whoever is no storefront is a shopper.
    if (!request.headers.has(addressHeader)) request.headers.set(addressHeader, clientAddress);
    return fetch(request);
  });
  const limits = createRequestLimits({ trusted });
  let isClosing = false;
  const server = createServer(limits.serverOptions);
  limits.watch(server);
  onRequest(server, (request, response) => {
    if (isClosing) response.setHeader("connection", "close");
    const forwarding = readForwarding(request, trusted, { keepsOwn: true });
    forwardings.set(request, forwarding);
    // A storefront calls for many shoppers and names each.
    const shopper = request.headers[addressHeader];
    const clientAddress = typeof shopper === "string" ? shopper : forwarding.clientAddress;
    limits.receive(request, response, clientAddress, () => answer(request, response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        isClosing = true;
        // A keep-alive connection of a storefront becomes idle when its current call is answered.
        const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
        const cut = setTimeout(() => server.closeAllConnections(), closeWithinMs);
        server.close(() => {
          clearInterval(sweep);
          clearTimeout(cut);
          resolve();
        });
      }),
  };
}
