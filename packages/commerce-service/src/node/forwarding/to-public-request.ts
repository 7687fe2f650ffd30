import type { Forwarding } from "./read-forwarding.ts";

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
