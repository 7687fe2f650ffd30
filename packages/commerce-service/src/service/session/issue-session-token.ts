import type { Ports } from "../context.ts";
import { wasReplaced } from "../queries/sessions.ts";
import { readStorefrontContext, type StorefrontContext } from "../storefront-context.ts";
import { cookieCarrier } from "./session-carrier.ts";
import {
  createSessionToken,
  parseSessionToken,
  type SessionToken,
  toGuestToken,
  toSessionId,
} from "./session-token.ts";

/** Longer than a response that was requested before a sign-in can be pending. */
const lateMs = 60_000;

/**
 * Issues a session token to a browser without a valid one, so that all its first changes share one session. Nothing is
 * stored. A document may also ask (`?renew`) whether the token belongs to a replaced session: a browser that still has
 * it a minute later has missed the response with the next one, and gets a new one.
 */
export async function issueSessionToken(
  request: Request,
  ports: Pick<Ports, "carrier" | "clock" | "random" | "secrets" | "database">,
): Promise<Response> {
  const { carrier = cookieCarrier, clock, secrets } = ports;
  const storefront = readStorefrontContext(request.headers);
  const { site } = storefront;
  const text = carrier.read(request, site);
  const token = text === null ? null : parseSessionToken(text, { secrets, site, now: clock.now() });
  const headers = new Headers({ "cache-control": "no-store" });
  const isRenewed = token !== null && new URL(request.url).search === "?renew";
  if (
    token === null ||
    (isRenewed &&
      (await wasReplaced(ports.database, {
        sessionIds: toOwnIds(ports, storefront, token),
        before: new Date(clock.now().getTime() - lateMs),
      })))
  ) {
    const cookie = carrier.carry(createSessionToken(ports, site).text, { site, url: request.url });
    if (cookie !== null) headers.append("set-cookie", cookie);
  }
  return new Response(null, { status: 204, headers });
}

// A revoked session needs no renewal, since its calls are a guest's; that guest may have been replaced at a sign-in.
function toOwnIds(
  ports: Pick<Ports, "secrets" | "clock">,
  storefront: StorefrontContext,
  token: SessionToken,
): string[] {
  return [token, toGuestToken(ports, storefront, token)].map(toSessionId);
}
