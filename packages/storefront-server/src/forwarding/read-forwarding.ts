import type { IncomingMessage } from "node:http";
import proxyaddr from "proxy-addr";
import type { TrustedProxies } from "./trusted-proxies.ts";

/** Where a request comes from, according to trusted proxies. */
export interface Forwarding {
  /** The shopper's IP address; "" if the connection is already closed. */
  clientAddress: string;
  /** The scheme and the host of the browser's request; undefined if no trusted proxy reported them. */
  scheme?: "http" | "https";
  host?: string;
  /** Whether a trusted proxy, or a storefront in front of the service, sent it. */
  isTrusted: boolean;
}

// A proxy that sets one of these headers sets its own kind; the others may come from a browser.
const forwardingHeaders = /^(forwarded|x-forwarded-.+|x-real-ip|x-store-.+)$/i;
const hostForm = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i;

/**
 * Reads X-Forwarded-For, -Proto and -Host of trusted proxies, and removes these headers and the store's own from the
 * request, so that code behind the listener never sees values of a browser. With `keepsOwn`, the store's own headers of
 * a trusted proxy are kept.
 */
export function readForwarding(
  incoming: IncomingMessage,
  trusted: TrustedProxies,
  { keepsOwn = false }: { keepsOwn?: boolean } = {},
): Forwarding {
  const { remoteAddress } = incoming.socket;
  const isTrusted = remoteAddress !== undefined && trusted(remoteAddress, 0);
  if (!isTrusted) {
    removeForwardingHeaders(incoming, { keepsOwn: false });
    return { clientAddress: toPlainAddress(remoteAddress ?? ""), isTrusted };
  }
  const addresses = proxyaddr.all(incoming, trusted);
  // The last address is the shopper's; before it are the proxies, each of which may have added a value.
  const hops = Math.max(1, addresses.length - 1);
  const scheme = findOutermostValue(incoming.headers["x-forwarded-proto"], hops);
  const host = findOutermostValue(incoming.headers["x-forwarded-host"], hops);
  removeForwardingHeaders(incoming, { keepsOwn });
  return {
    clientAddress: toPlainAddress(addresses.at(-1) ?? ""),
    isTrusted,
    ...((scheme === "http" || scheme === "https") && { scheme }),
    ...(host !== undefined && hostForm.test(host) && { host }),
  };
}

/** The value that the outermost trusted proxy wrote; undefined without the header. */
function findOutermostValue(header: string | string[] | undefined, hops: number): string | undefined {
  const values = String(header ?? "")
    .split(",")
    .map((value) => value.trim())
    .filter((value) => value !== "");
  return values[Math.max(0, values.length - hops)];
}

function removeForwardingHeaders(incoming: IncomingMessage, { keepsOwn }: { keepsOwn: boolean }): void {
  const isRemoved = (name: string) => forwardingHeaders.test(name) && !(keepsOwn && /^x-store-/i.test(name));
  for (const name of Object.keys(incoming.headers)) if (isRemoved(name)) delete incoming.headers[name];
  const { rawHeaders } = incoming;
  // Node's list of raw headers alternates names and values.
  for (let index = rawHeaders.length - 2; index >= 0; index -= 2) {
    if (isRemoved(rawHeaders[index] ?? "")) rawHeaders.splice(index, 2);
  }
}

// A dual-stack machine writes IPv4 addresses in IPv6 notation.
function toPlainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

/** The request as the shopper's browser sent it: with the scheme and the host that the proxies report. */
export function toPublicRequest(request: Request, { scheme, host }: Pick<Forwarding, "scheme" | "host">): Request {
  const url = new URL(request.url);
  const before = url.href;
  if (host !== undefined) url.host = host;
  // A host without a port uses the default port of the scheme.
  if (host !== undefined && !/:\d+$/.test(host)) url.port = "";
  if (scheme !== undefined) url.protocol = `${scheme}:`;
  if (url.href === before) return request;
  const { method, headers, body, signal } = request;
  return new Request(url, { method, headers, signal, ...(body && { body, duplex: "half" }) });
}
