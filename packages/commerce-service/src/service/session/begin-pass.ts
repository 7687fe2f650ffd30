import type { Ports } from "../context.ts";
import { readShopFront } from "../shop-front.ts";
import { cookieCarrier } from "./session-carrier.ts";
import { makePass, readPass } from "./session-pass.ts";

/**
 * Gives a browser a pass that has none of ours, or one that is too old, so that all its first changes share one session.
 * Nothing is stored and nothing is asked of the database.
 */
export function beginPass(request: Request, ports: Pick<Ports, "carrier" | "clock" | "random" | "secret">): Response {
  const { carrier = cookieCarrier, clock, secret } = ports;
  const { site } = readShopFront(request.headers);
  const text = carrier.read(request, site);
  const headers = new Headers({ "cache-control": "no-store" });
  if (text === null || readPass(text, { secret, site, now: clock.now() }) === null) {
    const cookie = carrier.carry(makePass(ports, site).text, { site, url: request.url });
    if (cookie !== null) headers.append("set-cookie", cookie);
  }
  return new Response(null, { status: 204, headers });
}
