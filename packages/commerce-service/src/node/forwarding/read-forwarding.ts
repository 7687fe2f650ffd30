import type { IncomingMessage } from "node:http";
import proxyaddr from "proxy-addr";
import type { TrustedProxies } from "./trusted-proxies.ts";

/** Where a request really comes from, as trusted proxies say it. */
export interface Forwarding {
  /** The shopper's own address in the network; "" when the connection is gone already. */
  clientAddress: string;
  /** Undefined: as the request itself says. */
  scheme?: "http" | "https";
  host?: string;
  /** Whether a trusted proxy, or a storefront in front of the service, sent it. */
  isTrusted: boolean;
}

// A proxy that sets one of these sets its own; what else came along, a browser may have written.
const forwardingHeaders = /^(forwarded|x-forwarded-.+|x-real-ip|x-store-.+)$/i;
const hostForm = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i;

/**
 * Interprets X-Forwarded-For, -Proto and -Host where they come from trusted proxies, and takes these headers and the
 * store's own off the request, so that nobody behind the listener is told anything by a browser. The store's own headers
 * stay where `keepsOwn` is set and a trusted proxy sent them.
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
  // The last of the way is the shopper; before them stand the proxies, of which each may have added its word.
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

/** The word of the outermost trusted proxy. */
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

// A machine with both kinds of addresses writes the older kind in the newer one's way.
function toPlainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

/** The request as the shopper's browser made it: under the scheme and the host that its proxies tell. */
export function toPublicRequest(request: Request, { scheme, host }: Pick<Forwarding, "scheme" | "host">): Request {
  const url = new URL(request.url);
  const before = url.href;
  if (host !== undefined) url.host = host;
  // A host without a port means the scheme's own one.
  if (host !== undefined && !/:\d+$/.test(host)) url.port = "";
  if (scheme !== undefined) url.protocol = `${scheme}:`;
  if (url.href === before) return request;
  const { method, headers, body, signal } = request;
  return new Request(url, { method, headers, signal, ...(body && { body, duplex: "half" }) });
}
