import type { IncomingMessage } from "node:http";
import { pathToFileURL } from "node:url";
import { entryOf } from "./create-commerce-service.ts";

/** The client address, host and scheme of the original request. */
export interface Forwarding {
  clientAddress: string;
  scheme?: "http" | "https";
  host?: string;
}

/** What a listener does with the headers that proxies set. */
export interface ForwardingReader {
  /** Removes the headers from every request. */
  read(incoming: IncomingMessage): Forwarding;
  /** The request as the shopper's browser made it. */
  toPublicRequest(request: Request, origin: Omit<Forwarding, "clientAddress">): Request;
}

/**
 * Reads STORE_TRUSTED_PROXIES: the number of proxies in a row, or their addresses and networks; without it no proxy is
 * trusted.
 */
export async function loadForwarding(
  trustedProxies?: string,
): Promise<{ ok: true; forwarding: ForwardingReader } | { ok: false; message: string }> {
  const { readForwarding, readTrustedProxies, toPublicRequest } = await import(
    pathToFileURL(entryOf("commerce-service", "listener")).href
  );
  const reading = readTrustedProxies(trustedProxies);
  if (!reading.ok) return reading;
  const forwarding = {
    toPublicRequest,
    read: (incoming: IncomingMessage) => readForwarding(incoming, reading.trusted),
  };
  return { ok: true, forwarding };
}
