import type { IncomingMessage, RequestListener, Server, ServerOptions, ServerResponse } from "node:http";
import { pathToFileURL } from "node:url";
import { entryOf } from "./create-commerce-service.ts";

/** The client address, host and scheme of the original request. */
export interface Forwarding {
  clientAddress: string;
  scheme?: "http" | "https";
  host?: string;
}

/** The limits of the process for bodies and connections. */
export interface RequestLimits {
  readonly serverOptions: ServerOptions;
  watch(server: Server): void;
  /** Calls `next` once the body has arrived; answers by itself otherwise. */
  receive(incoming: IncomingMessage, outgoing: ServerResponse, clientAddress: string, next: () => void): void;
  usage(): { readonly bodies: number; readonly bytes: number; readonly connections: number };
}

/** What a listener does with requests, and with the headers that proxies set, before the storefront sees them. */
export interface ForwardingReader {
  /** Passes a server's requests to `listener`; TRACE, CONNECT and the like get 405. */
  onRequest(server: Server, listener: RequestListener): void;
  /** Removes the headers from every request. */
  read(incoming: IncomingMessage): Forwarding;
  /** The request as the shopper's browser made it. */
  toPublicRequest(request: Request, origin: Omit<Forwarding, "clientAddress">): Request;
  readonly limits: RequestLimits;
}

/**
 * Reads STORE_TRUSTED_PROXIES: the number of proxies in a row, or their addresses and networks; without it no proxy is
 * trusted.
 */
export async function loadForwarding(
  trustedProxies?: string,
): Promise<{ ok: true; forwarding: ForwardingReader } | { ok: false; message: string }> {
  const { createRequestLimits, onRequest, readForwarding, readTrustedProxies, toPublicRequest } = await import(
    pathToFileURL(entryOf("commerce-service", "listener")).href
  );
  const reading = readTrustedProxies(trustedProxies);
  if (!reading.ok) return reading;
  const forwarding = {
    onRequest,
    toPublicRequest,
    read: (incoming: IncomingMessage) => readForwarding(incoming, reading.trusted),
    limits: createRequestLimits({ trusted: reading.trusted }),
  };
  return { ok: true, forwarding };
}
