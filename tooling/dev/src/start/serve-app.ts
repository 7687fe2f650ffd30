import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { listenLocally } from "../network/listen-locally.ts";
import type { Forwarding, ForwardingReader } from "./load-forwarding.ts";
import type { StoreApp } from "./store-handler.ts";

/** Gets a request before the storefront does, as Vite does in development; `next` passes it on. */
export type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface ServeAppOptions {
  app: StoreApp;
  /** 0 selects a free port. */
  port: number;
  before?: (server: http.Server) => Promise<Before>;
  /** Reads the original address of requests from the headers of trusted proxies, and limits bodies and connections. */
  forwarding: ForwardingReader;
  /** An address to listen on besides this machine's own. */
  host?: string | undefined;
}

export interface ServedApp {
  port: number;
  /** Stops listening and finishes pending requests; those that take longer than `withinMs` are aborted. */
  drain(options: { withinMs: number }): Promise<void>;
}

/** Serves one storefront over HTTP on this machine's own addresses. Rejects with EADDRINUSE when the port is held. */
export async function serveApp({ app, port, before, forwarding, host }: ServeAppOptions): Promise<ServedApp> {
  const { limits } = forwarding;
  const server = http.createServer(limits.serverOptions);
  limits.watch(server);
  const sockets = new Set<Socket>();
  const answering = new Set<ServerResponse>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket.once("close", () => sockets.delete(socket)));
  });

  const origins = new WeakMap<object, Forwarding>();
  const listener = getRequestListener((request, { incoming }) => {
    const { clientAddress = "", ...origin } = origins.get(incoming) ?? {};
    return app.fetch(forwarding.toPublicRequest(request, origin), { clientAddress });
  });
  const earlier = await before?.(server);
  forwarding.onRequest(server, (incoming, outgoing) => {
    answering.add(outgoing.once("close", () => answering.delete(outgoing)));
    const origin = forwarding.read(incoming);
    origins.set(incoming, origin);
    const answer = () => listener(incoming, outgoing);
    limits.receive(incoming, outgoing, origin.clientAddress, () =>
      earlier ? earlier(incoming, outgoing, answer) : answer(),
    );
  });

  const listening = await listenLocally(server, port, { host });
  return {
    port: listening.port,
    async drain({ withinMs }) {
      listening.close();
      server.closeIdleConnections();
      const deadline = Date.now() + withinMs;
      while (answering.size > 0 && Date.now() < deadline) await pause(20);
      for (const socket of sockets) socket.destroy();
    },
  };
}
