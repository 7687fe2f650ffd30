import type { Ports } from "../context.ts";
import { cookieCarrier } from "../session/session-carrier.ts";
import { readShopFront } from "../shop-front.ts";
import type { Comer } from "./gate.ts";

/** What the gate needs to know of a request; undefined for those that ask after the service's health. */
export function toComer(request: Request, { carrier = cookieCarrier }: Pick<Ports, "carrier">): Comer | undefined {
  if (/\/(healthz|readyz)$/.test(request.url)) return undefined;
  const { site, clientAddress = null } = readShopFront(request.headers);
  return {
    isPost: request.method !== "GET" && request.method !== "HEAD",
    session: carrier.read(request, site),
    clientAddress,
    document: request.headers.get("x-store-document"),
    signal: request.signal,
  };
}
