import http, { type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { RequestLimits } from "../admission/create-request-limits.ts";
import { onRequest } from "../admission/on-request.ts";
import { type Forwarding, readForwarding, toPublicRequest } from "../forwarding/read-forwarding.ts";
import { continueTrace } from "../forwarding/trace-context.ts";
import type { TrustedProxies } from "../forwarding/trusted-proxies.ts";
import { measureRequest } from "../metrics/measure-requests.ts";
import type { Telemetry } from "../metrics/telemetry.ts";
import { listenLocally } from "./bind-addresses.ts";
import { untilNoneWaits } from "./until-none-waits.ts";

/** What the listener passes to a handler besides the request. */
export interface ListenerFacts {
  /** The shopper's IP address; "" if the connection is already closed. */
  clientAddress: string;
  /** Names the pattern of the request's route, if requests are measured. */
  setRoute?: ((pattern: string) => void) | undefined;
}

/** A handler as Hono and other web-standard frameworks have it. */
export interface RequestHandler<Facts = ListenerFacts> {
  fetch(request: Request, facts: Facts): Response | Promise<Response>;
}

/** Gets a request before the handler does, as Vite does in development; `next` passes it on. */
export type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface ListenOptions {
  app: RequestHandler;
  /** 0 selects a free port. */
  port: number;
  /** An address to listen on besides this machine's own. */
  host?: string | undefined;
  /** Whose `X-Forwarded-` headers are read. */
  trusted: TrustedProxies;
  /** The limits for bodies and connections, which all listeners of a process share. */
  limits: RequestLimits;
  /**
   * Whether the trusted proxies are storefronts: their `X-Store-` headers are kept, and the shopper that each names counts
   * for its bodies.
   */
  behindStorefronts?: boolean;
  before?: ((server: http.Server) => Promise<Before>) | undefined;
  /** Gets what is measured. */
  telemetry?: Telemetry | undefined;
}

export interface Listening {
  port: number;
  /**
   * Takes no new connections, answers what arrives on the open ones, and closes each when it is idle. What takes longer
   * than `withinMs` is aborted.
   */
  drain(options: { withinMs: number }): Promise<void>;
}

/** The header in which a storefront names its shopper. */
const addressHeader = "x-store-client-address";
const sweepMs = 20;
/** A client that keeps connections uses each once more in this time, and is told that it ends. */
const restMs = 500;

/** Serves a handler over HTTP on this machine's own addresses. Rejects with EADDRINUSE when the port is in use. */
export async function listen(options: ListenOptions): Promise<Listening> {
  const { app, port, host, trusted, limits, behindStorefronts = false, before, telemetry } = options;
  const server = http.createServer(limits.serverOptions);
  limits.watch(server);
  const connections = watchConnections(server);
  const received = new WeakMap<object, Forwarding & Pick<ListenerFacts, "setRoute">>();
  const answer = getRequestListener((inner, { incoming }) => {
    const { clientAddress = "", setRoute, ...origin } = received.get(incoming) ?? {};
    const request = toPublicRequest(inner, origin);
    // Whoever is no storefront is a shopper.
    if (behindStorefronts && !request.headers.has(addressHeader)) request.headers.set(addressHeader, clientAddress);
    return app.fetch(request, { clientAddress, setRoute });
  });
  const earlier = await before?.(server);
  let closing: Promise<void> | undefined;
  const receive: RequestListener = (incoming, outgoing) => {
    connections.begin(incoming, outgoing);
    const forwarding = readForwarding(incoming, trusted, { keepsOwn: behindStorefronts });
    const trace = continueTrace(incoming, forwarding);
    const setRoute = telemetry && measureRequest(telemetry, { incoming, outgoing, trace });
    received.set(incoming, { ...forwarding, setRoute });
    const named = behindStorefronts ? incoming.headers[addressHeader] : undefined;
    const clientAddress = typeof named === "string" ? named : forwarding.clientAddress;
    limits.admitRequest(incoming, outgoing, clientAddress, async () => {
      setRoute?.("other");
      // What a busy process begins now would keep it from coming to rest.
      if (closing) await closing;
      if (earlier) earlier(incoming, outgoing, () => answer(incoming, outgoing));
      else void answer(incoming, outgoing);
    });
  };
  onRequest(server, receive, limits.refuse);

  const listening = await listenLocally(server, port, { host });
  return {
    port: listening.port,
    async drain({ withinMs }) {
      connections.closeEach();
      closing = untilNoneWaits(server).then(listening.close);
      await closing;
      await connections.drain(withinMs);
    },
  };
}

interface Connection {
  answering: Set<ServerResponse>;
  /** When it has become idle. */
  since: number;
}

/** Keeps the connections of a server, so that each can be closed between two requests. */
function watchConnections(server: http.Server) {
  const open = new Map<Socket, Connection>();
  let drainingSince: number | undefined;
  server.on("connection", (socket: Socket) => {
    // Its first request may be on its way.
    open.set(socket, { answering: new Set(), since: performance.now() });
    socket.once("close", () => open.delete(socket));
  });

  return {
    begin({ socket }: IncomingMessage, outgoing: ServerResponse): void {
      const connection = open.get(socket);
      if (drainingSince !== undefined) endAfter(outgoing);
      if (!connection) return;
      connection.answering.add(outgoing);
      outgoing.once("close", () => {
        connection.answering.delete(outgoing);
        connection.since = performance.now();
      });
    },
    /** Says with every response from now on that its connection ends. */
    closeEach(): void {
      drainingSince = performance.now();
      for (const { answering } of open.values()) for (const outgoing of answering) endAfter(outgoing);
    },
    /** Resolves when every connection is closed. */
    async drain(withinMs: number): Promise<void> {
      const deadline = performance.now() + withinMs;
      while (open.size > 0) {
        const now = performance.now();
        for (const [socket, { answering, since }] of open)
          if (now >= deadline || (answering.size === 0 && now - Math.max(since, drainingSince ?? 0) >= restMs))
            socket.destroy();
        await pause(sweepMs);
      }
    },
  };
}

function endAfter(outgoing: ServerResponse): void {
  if (!outgoing.headersSent) outgoing.setHeader("connection", "close");
}
