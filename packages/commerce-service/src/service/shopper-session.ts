import type { RequestSnapshot } from "../basket/queries/request-snapshot.ts";
import type { Ports } from "./context.ts";
import { SessionReplaced } from "./session/ended-sessions.ts";
import { cookieCarrier } from "./session/session-carrier.ts";
import type { Session } from "./session/session-store.ts";
import {
  insertSession,
  makeSession,
  needsRenewal,
  type StartedSession,
  touchSession,
} from "./session/session-store.ts";
import type { SessionToken } from "./session/session-token.ts";
import { toRequestToken } from "./session/session-token.ts";
import type { StorefrontContext } from "./storefront-context.ts";

/** The session of one call: what the cookie led to, and the cookie to answer with. */
export interface ShopperSession {
  current: Session | null;
  /** The anti-forgery token of the present session, or of the one that the browser's pass will begin; null without either. */
  readonly requestToken: string | null;
  /** The Set-Cookie header to send, if the browser has to keep something new. */
  cookie: string | null;
  /** What the browser keeps of the accounts that it signed in to. */
  readonly deviceText: string | null;
  /** The Set-Cookie header that makes it keep another text, if any. */
  deviceCookie: string | null;
  keepDevice(text: string): void;
  /** The present session, or a new one that is stored now. */
  require(): Promise<Session>;
  /** A new session that is not stored yet: its row goes along with what begins it. */
  start(): StartedSession;
  /** Takes a session whose row is stored. */
  take(started: StartedSession): void;
}

/** The session that a call came with. Nothing is written before somebody begins one, but that it was seen, once a day. */
export async function toShopperSession(
  ports: Ports,
  {
    request,
    storefront,
    token,
    snapshot,
  }: {
    request: Request;
    storefront: StorefrontContext;
    token: SessionToken | null;
    snapshot: Pick<RequestSnapshot, "session" | "isKnown" | "replaced">;
  },
): Promise<ShopperSession> {
  const { carrier = cookieCarrier, database, clock } = ports;
  const cookieFor = ({ text }: SessionToken) => carrier.carry(text, { site: storefront.site, url: request.url });
  const now = clock.now();
  const found = snapshot.session;
  const isRenewed = found !== null && needsRenewal(found.seenAt, now);
  if (isRenewed) await touchSession(database, { sessionId: found.sessionId, now });
  // A session that is over is not begun anew under its old id.
  const free = token !== null && !snapshot.isKnown ? token : undefined;
  // Of the calls that need the token only a sign-in and a sign-out get as far with a session that gave way to another.
  const issuer = snapshot.replaced === null ? free : token;
  const shopper: ShopperSession = {
    current: found,
    get requestToken() {
      return shopper.current?.requestToken ?? (issuer ? toRequestToken(ports.secret, issuer) : null);
    },
    cookie: isRenewed && token !== null ? cookieFor(token) : null,
    deviceText: carrier.read(request, storefront.site, "device"),
    deviceCookie: null,
    keepDevice(text) {
      shopper.deviceCookie = carrier.carry(text, { site: storefront.site, url: request.url, kept: "device" });
    },
    start: () => makeSession(ports, storefront, { token: free }),
    take(started) {
      if (started.token !== free) shopper.cookie = cookieFor(started.token);
      shopper.current = started.session;
    },
    async require() {
      if (shopper.current) return shopper.current;
      if (snapshot.replaced) throw new SessionReplaced();
      const started = shopper.start();
      await insertSession(database, started.row);
      shopper.take(started);
      return started.session;
    },
  };
  return shopper;
}
