import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { listenLocally } from "../network/listen-locally.ts";
import type { StoreApp } from "./store-handler.ts";

/** Sees a request before the storefront does, as Vite does in development; `next` hands it on. */
export type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface ServeAppOptions {
  app: StoreApp;
  /** 0 asks the system for a free port. */
  port: number;
  before?: (server: http.Server) => Promise<Before>;
  /** Tests act as many addresses: the named header is believed. Without it only the connection's own address counts. */
  clientAddressHeader?: string;
}

export interface ServedApp {
  port: number;
  /** Stops listening and finishes the requests under way; those that take longer than `withinMs` are cut off. */
  drain(options: { withinMs: number }): Promise<void>;
}

/** Serves one storefront over HTTP on this machine's own addresses. Rejects with EADDRINUSE when the port is held. */
export async function serveApp({ app, port, before, clientAddressHeader }: ServeAppOptions): Promise<ServedApp> {
  const server = http.createServer();
  const sockets = new Set<Socket>();
  const answering = new Set<ServerResponse>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket.once("close", () => sockets.delete(socket)));
  });

  const listener = getRequestListener((request, { incoming }) =>
    app.fetch(request, { clientAddress: clientAddressOf(incoming as IncomingMessage, clientAddressHeader) }),
  );
  const earlier = await before?.(server);
  server.on("request", (incoming, outgoing) => {
    answering.add(outgoing.once("close", () => answering.delete(outgoing)));
    const answer = () => listener(incoming, outgoing);
    earlier ? earlier(incoming, outgoing, answer) : answer();
  });

  const listening = await listenLocally(server, port);
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

function clientAddressOf(incoming: IncomingMessage, header: string | undefined): string {
  const told = header === undefined ? undefined : incoming.headers[header];
  return typeof told === "string" ? told : (incoming.socket.remoteAddress ?? "");
}
