import type { Operation } from "@store/contract/operation";
import type { Site } from "@store/contract/shared";
import { toNetworkBlock } from "../../admission/to-network-block.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Random } from "../../ports/random.ts";
import type { StorefrontContext } from "../storefront-context.ts";
import { areEqual, hashText } from "./hash-text.ts";
import { findSigner, type Hashes, hashesWithSecrets, hashWithSecret, type Secrets } from "./secrets.ts";

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
  /** The text of the cookie: secret, time and a signature with the newest key, so that it cannot be forged. */
  text: string;
  /** The key with which the browser's cookie is signed: one of the service's secrets. */
  signedBy: string;
}

/** Creates a session token; nothing is stored before the session's first change. */
export function createSessionToken(
  { clock, random, secrets }: { clock: Clock; random: Random; secrets: Secrets },
  site: Site,
): SessionToken {
  return signToken(random.token(32), { secrets, site, seconds: toSeconds(clock.now()) });
}

/**
 * The token of the guest that a browser becomes after its session was revoked. All its concurrent calls get the same
 * one, although nothing is stored. Somebody who copied the cookie gets another one, unless they share the network and
 * the kind of browser. It is derived with the secret that signed the revoked token, whichever is the newest by now.
 */
export function toGuestToken(
  { clock, secrets }: { clock: Clock; secrets: Secrets },
  { site, clientAddress = null, userAgent = null }: StorefrontContext,
  revoked: Pick<SessionToken, "secret" | "signedBy">,
): SessionToken {
  const network = clientAddress === null ? null : toNetworkBlock(clientAddress);
  const derived = hashWithSecret(
    [revoked.signedBy],
    JSON.stringify(["guest after", revoked.secret, network, userAgent]),
  );
  return signToken(derived.slice(0, secretLength), { secrets, site, seconds: toSeconds(clock.now()) });
}

const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
const toSigned = (site: Site, text: string) => `session ${site} ${text}`;

function signToken(
  secret: string,
  { secrets, site, seconds }: { secrets: Secrets; site: Site; seconds: number },
): SessionToken {
  const text = `${secret}.${seconds.toString(36)}`;
  const signature = hashWithSecret(secrets, toSigned(site, text));
  return { secret, issuedAt: new Date(seconds * 1000), text: `${text}.${signature}`, signedBy: secrets[0] };
}

/** Parses a session token; null if it was not signed for this site, or has expired. */
export function parseSessionToken(
  text: string,
  { secrets, site, now }: { secrets: Secrets; site: Site; now: Date },
): SessionToken | null {
  const [, secret = "", moment = "", signature = ""] = form.exec(text) ?? [];
  const signedBy = findSigner(secrets, { text: toSigned(site, `${secret}.${moment}`), signature });
  if (signedBy === undefined) return null;
  const seconds = Number.parseInt(moment, 36);
  const isOver = now.getTime() - seconds * 1000 > longestDays * dayMs;
  return isOver ? null : { ...signToken(secret, { secrets, site, seconds }), signedBy };
}

/** Whether the browser's cookie is to be replaced: it is signed with a former secret, which is about to be removed. */
export function isOutdated({ signedBy }: Pick<SessionToken, "signedBy">, [newest]: Secrets): boolean {
  return signedBy !== newest;
}

/** The id under which the session of a token is stored. */
export function toSessionId({ secret }: Pick<SessionToken, "secret">): string {
  return hashText(secret);
}

/**
 * The CSRF tokens of a session, in hexadecimal: the first one is for new pages, the others are those of pages from
 * before the secret changed. They are derived from the session token, so that a form can have one before the session
 * has a row.
 */
export function toRequestTokens(secrets: Secrets, { secret }: Pick<SessionToken, "secret">): Hashes {
  return hashesWithSecrets(secrets, `request token ${secret}`);
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
