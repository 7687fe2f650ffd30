import type { Opening } from "../basket/queries/find-opening.ts";
import type { Ports, Session } from "./context.ts";
import { cookieCarrier } from "./session/session-carrier.ts";
import {
  insertSession,
  isToBeRenewed,
  makeSession,
  type StartedSession,
  touchSession,
} from "./session/session-store.ts";
import type { ShopFront } from "./shop-front.ts";

/** The session of one call: what the cookie led to, and the cookie to answer with. */
export interface ShopperSession {
  current: Session | null;
  /** The Set-Cookie header to send, if the browser has to keep something new. */
  cookie: string | null;
  /** The present session, or a new one that is stored now. */
  require(): Promise<Session>;
  /** A new session that is not stored yet: its row goes along with what begins it. */
  start(): Promise<StartedSession>;
  /** Takes a session whose row is stored. */
  take(started: StartedSession): void;
}

/** The session that a call came with. Nothing is written before somebody begins one, but that it was seen, once a day. */
export async function toShopperSession(
  ports: Ports,
  {
    request,
    front,
    secret,
    found,
  }: { request: Request; front: ShopFront; secret: string | null; found: Opening["session"] },
): Promise<ShopperSession> {
  const { carrier = cookieCarrier, database, clock } = ports;
  const cookieFor = (value: string) => carrier.carry(value, { site: front.site, origin: new URL(request.url).origin });
  const now = clock.now();
  const isRenewed = found !== null && isToBeRenewed(found.seenAt, now);
  if (isRenewed) await touchSession(database, { sessionId: found.sessionId, now });
  const shopper: ShopperSession = {
    current: found,
    cookie: isRenewed && secret !== null ? cookieFor(secret) : null,
    start: () => makeSession(ports, front),
    take(started) {
      shopper.cookie = cookieFor(started.secret);
      shopper.current = started.session;
    },
    async require() {
      if (shopper.current) return shopper.current;
      const started = await makeSession(ports, front);
      await insertSession(database, started.row);
      shopper.take(started);
      return started.session;
    },
  };
  return shopper;
}
