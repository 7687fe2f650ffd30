import type { Ports, Session } from "./context.ts";
import { ownOrigin } from "./request/own-origin.ts";
import { cookieCarrier } from "./session/session-carrier.ts";
import { findSession, startSession } from "./session/session-store.ts";
import type { ShopFront } from "./shop-front.ts";

/** The session of one call: what the cookie led to, and the cookie to answer with. */
export interface ShopperSession {
  current: Session | null;
  /** The Set-Cookie header to send, if the browser has to keep something new. */
  cookie: string | null;
  /** The present session, or a new one. */
  require(): Promise<Session>;
}

/** Finds the session that a call came with. Nothing is written before somebody requires a session. */
export async function openShopperSession(ports: Ports, request: Request, front: ShopFront): Promise<ShopperSession> {
  const { carrier = cookieCarrier } = ports;
  const secret = carrier.read(request, front.site);
  const found = secret === null ? null : await findSession(ports, { secret, ...front });
  const cookieFor = (value: string) => carrier.carry(value, { site: front.site, origin: ownOrigin(request) });
  const shopper: ShopperSession = {
    current: found?.session ?? null,
    cookie: found?.isRenewed && secret !== null ? cookieFor(secret) : null,
    async require() {
      if (shopper.current) return shopper.current;
      const started = await startSession(ports, front);
      shopper.cookie = cookieFor(started.secret);
      shopper.current = started.session;
      return started.session;
    },
  };
  return shopper;
}
