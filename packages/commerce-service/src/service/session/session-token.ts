import type { Operation } from "@store/contract/operation";
import type { Site } from "@store/contract/shared";
import type { Clock } from "../../ports/clock.ts";
import type { Random } from "../../ports/random.ts";
import type { StorefrontContext } from "../storefront-context.ts";
import { toNetworkBlock } from "../to-network-block.ts";
import { areEqual, hashText, hashWithSecret } from "./hash-text.ts";

/** The maximum duration of a session, however often it is used. */
export const longestDays = 90;

const dayMs = 24 * 60 * 60 * 1000;
/** The length of 32 bytes in base64url. */
const secretLength = 43;
const form = /^([\w-]{43})\.([\da-z]{1,9})\.([\da-f]{64})$/;

/** The session token of a browser. It gives access to the session. */
export interface SessionToken {
  /** The database stores only its hash. */
  secret: string;
  issuedAt: Date;
  /** The text of the cookie: secret, time and signature, so that it cannot be forged. */
  text: string;
}

/** Creates a session token; nothing is stored before the session's first change. */
export function createSessionToken(
  { clock, random, secret: key }: { clock: Clock; random: Random; secret: string },
  site: Site,
): SessionToken {
  return signToken(random.token(32), { key, site, now: clock.now() });
}

/**
 * The token of the guest that a browser becomes after its session was revoked. All its concurrent calls get the same
 * one, although nothing is stored. Somebody who copied the cookie gets another one, unless they share the network and
 * the kind of browser.
 */
export function toGuestToken(
  { clock, secret: key }: { clock: Clock; secret: string },
  { site, clientAddress = null, userAgent = null }: StorefrontContext,
  revoked: Pick<SessionToken, "secret">,
): SessionToken {
  const network = clientAddress === null ? null : toNetworkBlock(clientAddress);
  const derived = hashWithSecret(key, JSON.stringify(["guest after", revoked.secret, network, userAgent]));
  return signToken(derived.slice(0, secretLength), { key, site, now: clock.now() });
}

function signToken(secret: string, { key, site, now }: { key: string; site: Site; now: Date }): SessionToken {
  const seconds = Math.floor(now.getTime() / 1000);
  const signed = `${secret}.${seconds.toString(36)}`;
  return { secret, issuedAt: new Date(seconds * 1000), text: `${signed}.${sign(key, site, signed)}` };
}

/** Parses a session token; null if it was not signed for this site, or has expired. */
export function parseSessionToken(
  text: string,
  { secret: key, site, now }: { secret: string; site: Site; now: Date },
): SessionToken | null {
  const [, secret = "", moment = "", signature = ""] = form.exec(text) ?? [];
  if (!areEqual(signature, sign(key, site, `${secret}.${moment}`))) return null;
  const issuedAt = new Date(Number.parseInt(moment, 36) * 1000);
  return now.getTime() - issuedAt.getTime() > longestDays * dayMs ? null : { secret, issuedAt, text };
}

/** The id under which the session of a token is stored. */
export function toSessionId({ secret }: Pick<SessionToken, "secret">): string {
  return hashText(secret);
}

function sign(key: string, site: Site, text: string): string {
  return hashWithSecret(key, `session ${site} ${text}`);
}

/**
 * The CSRF token of a session, in hexadecimal. It is derived from the session token, so that a form can have it
 * before the session has a row.
 */
export function toRequestToken(secret: string, token: Pick<SessionToken, "secret">): string {
  return hashWithSecret(secret, `request token ${token.secret}`);
}

/**
 * Masks a token for one response: a random pad, then the token xor the pad. Compressed pages repeat typed text, and a
 * constant token could be guessed from their lengths (BREACH).
 */
export function maskToken(token: string, random: Random): string {
  const pad = hashText(random.token(32));
  return pad + xor(token, pad);
}

/** The token behind a masked one; null if the text is invalid. */
function unmaskToken(text: string): string | null {
  return /^[\da-f]{128}$/.test(text) ? xor(text.slice(64), text.slice(0, 64)) : null;
}

/** XOR of two hexadecimal texts of the same length. */
function xor(one: string, other: string): string {
  let digits = "";
  for (let at = 0; at < one.length; at += 1) {
    digits += (Number.parseInt(one.charAt(at), 16) ^ Number.parseInt(other.charAt(at), 16)).toString(16);
  }
  return digits;
}

type TokenCheck = "fine" | "noSession" | "stale";

/** Whether a call has the CSRF token it needs, masked: one of its own session, `expected`. */
export function checkToken(
  { token: need }: Pick<Operation, "token">,
  { expected, token }: { expected: readonly string[]; token: string | null },
): TokenCheck {
  // A call that needs none is refused with the token of another session: its page was rendered for another shopper.
  const mayLack = need !== "always" && (token === null || expected.length === 0);
  if (mayLack) return "fine";
  if (expected.length === 0) return "noSession";
  const unmasked = (token && unmaskToken(token)) ?? "";
  return expected.some((each) => areEqual(unmasked, each)) ? "fine" : "stale";
}
