import type { Ports } from "./context.ts";
import { insertSession, touchSession } from "./queries/sessions.ts";
import type { RequestSnapshot } from "./request-snapshot.ts";
import { SessionReplaced } from "./session/ended-sessions.ts";
import { cookieCarrier } from "./session/session-carrier.ts";
import { makeSession, needsRenewal, type Session, type StartedSession } from "./session/session-store.ts";
import { isOutdated, type SessionToken, toRequestTokens, toSessionId } from "./session/session-token.ts";
import type { StorefrontContext } from "./storefront-context.ts";

/** The session of one call: from its cookie, with the cookies of the response. */
export interface ShopperSession {
  current: Session | null;
  /**
   * The CSRF token of the current session, or of the one that the browser's token will start; null without
   * either.
   */
  readonly requestToken: string | null;
  /**
   * The CSRF tokens that its calls may carry. Open pages may have one from before the secret changed, or, after a
   * revocation, that of the revoked session.
   */
  readonly acceptedTokens: readonly string[];
  /** The Set-Cookie header to send, if the browser's cookie changes. */
  cookie: string | null;
  /** The browser's device cookie. */
  readonly deviceText: string | null;
  /** The Set-Cookie header of the device cookie, if it changes. */
  deviceCookie: string | null;
  keepDevice(text: string): void;
  /** The current session, or a new one that is stored now. */
  require(): Promise<Session>;
  /** A new session that is not stored yet: its row is written with the change that starts it. */
  start(): StartedSession;
  /** Sets a session whose row is stored. */
  take(started: StartedSession): void;
}

/** The session of a call. Nothing is written before a session starts, except for its last request, once a day. */
export async function toShopperSession(
  ports: Ports,
  {
    request,
    storefront,
    token,
    revoked,
    snapshot,
  }: {
    request: Request;
    storefront: StorefrontContext;
    token: SessionToken | null;
    /** The browser's own token if its session was revoked; `token` is that of the guest it has become. */
    revoked: SessionToken | null;
    snapshot: Pick<RequestSnapshot, "session" | "isKnown" | "replaced">;
  },
): Promise<ShopperSession> {
  const { carrier = cookieCarrier, database, clock, secrets } = ports;
  const cookieFor = ({ text }: SessionToken) => carrier.carry(text, { site: storefront.site, url: request.url });
  const now = clock.now();
  const found = snapshot.session;
  const isRenewed = found !== null && needsRenewal(found.seenAt, now);
  if (isRenewed) await touchSession(database, { sessionId: found.sessionId, now });
  // An ended session is not started again with its old id.
  const free = token !== null && !snapshot.isKnown ? token : undefined;
  // Of the calls that need the token, only a sign-in and a sign-out get here with a replaced session.
  const issuer = snapshot.replaced === null ? free : token;
  // Not the cookie of a replaced session: the browser may have the next one by now.
  const isToBeSigned = token !== null && snapshot.replaced === null && isOutdated(token, secrets);
  const shopper: ShopperSession = {
    current: found,
    get requestToken() {
      return shopper.current?.requestToken ?? (issuer ? toRequestTokens(secrets, issuer)[0] : null);
    },
    get acceptedTokens() {
      // The browser's token of a forwarded add is that of the replaced session, not of its successor.
      const isOwn = token !== null && found?.sessionId === toSessionId(token);
      const derived = [isOwn ? token : issuer, revoked].flatMap((each) => (each ? toRequestTokens(secrets, each) : []));
      return [...(found ? [found.requestToken] : []), ...derived];
    },
    cookie: (isRenewed || isToBeSigned || revoked !== null) && token !== null ? cookieFor(token) : null,
    deviceText: carrier.read(request, storefront.site, "device"),
    deviceCookie: null,
    keepDevice(text) {
      shopper.deviceCookie = carrier.carry(text, { site: storefront.site, url: request.url, cookie: "device" });
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
