import type { IncomingMessage } from "node:http";
import proxyaddr from "proxy-addr";
import type { TrustedProxies } from "./trusted-proxies.ts";

/** The origin of a request, according to trusted proxies. */
export interface Forwarding {
  /** The shopper's IP address; "" if the connection is already closed. */
  clientAddress: string;
  /** Undefined: as in the request itself. */
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
  const near = incoming.socket.remoteAddress;
  const isTrusted = near !== undefined && trusted(near, 0);
  if (!isTrusted) {
    takeOff(incoming, { keepsOwn: false });
    return { clientAddress: toPlainAddress(near ?? ""), isTrusted };
  }
  const way = proxyaddr.all(incoming, trusted);
  // The last address is the shopper's; before it are the proxies, each of which may have added a value.
  const hops = Math.max(1, way.length - 1);
  const scheme = wordOf(incoming.headers["x-forwarded-proto"], hops);
  const host = wordOf(incoming.headers["x-forwarded-host"], hops);
  takeOff(incoming, { keepsOwn });
  return {
    clientAddress: toPlainAddress(way.at(-1) ?? ""),
    isTrusted,
    ...((scheme === "http" || scheme === "https") && { scheme }),
    ...(host !== undefined && hostForm.test(host) && { host }),
  };
}

/** The value of the outermost trusted proxy. */
function wordOf(header: string | string[] | undefined, hops: number): string | undefined {
  const words = String(header ?? "")
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
  return words[Math.max(0, words.length - hops)];
}

function takeOff(incoming: IncomingMessage, { keepsOwn }: { keepsOwn: boolean }): void {
  const isKept = (name: string) => !forwardingHeaders.test(name) || (keepsOwn && /^x-store-/i.test(name));
  for (const name of Object.keys(incoming.headers)) if (!isKept(name)) delete incoming.headers[name];
  const { rawHeaders } = incoming;
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2) if (!isKept(rawHeaders[at] ?? "")) rawHeaders.splice(at, 2);
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
