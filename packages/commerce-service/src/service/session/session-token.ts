import type { Operation } from "@store/contract/operation";
import type { Site } from "@store/contract/shared";
import type { Clock } from "../../ports/clock.ts";
import type { Random } from "../../ports/random.ts";
import { areEqual, hashText, hashWithSecret } from "./hash-text.ts";

/** How long a session may last, however often it is used. */
export const longestDays = 90;

const dayMs = 24 * 60 * 60 * 1000;
const form = /^([\w-]{43})\.([\da-z]{1,9})\.([\da-f]{64})$/;

/** What a browser holds of a session. Whoever has it has the session. */
export interface SessionToken {
  /** The database keeps its hash only. */
  secret: string;
  issuedAt: Date;
  /** The whole of it as the cookie carries it: secret, moment and our signature, so that nobody makes up one of their own. */
  text: string;
}

/** Makes a pass; nothing is stored before the session's first change. */
export function createSessionToken(
  { clock, random, secret: key }: { clock: Clock; random: Random; secret: string },
  site: Site,
): SessionToken {
  const secret = random.token(32);
  const seconds = Math.floor(clock.now().getTime() / 1000);
  const signed = `${secret}.${seconds.toString(36)}`;
  return { secret, issuedAt: new Date(seconds * 1000), text: `${signed}.${sign(key, site, signed)}` };
}

/** The pass in a text; null when we did not sign it for this site, or it is too old to be good for anything. */
export function parseSessionToken(
  text: string,
  { secret: key, site, now }: { secret: string; site: Site; now: Date },
): SessionToken | null {
  const [, secret = "", moment = "", signature = ""] = form.exec(text) ?? [];
  if (!areEqual(signature, sign(key, site, `${secret}.${moment}`))) return null;
  const issuedAt = new Date(Number.parseInt(moment, 36) * 1000);
  return now.getTime() - issuedAt.getTime() > longestDays * dayMs ? null : { secret, issuedAt, text };
}

/** The id under which the session of a pass is stored. */
export function toSessionId({ secret }: Pick<SessionToken, "secret">): string {
  return hashText(secret);
}

function sign(key: string, site: Site, text: string): string {
  return hashWithSecret(key, `session ${site} ${text}`);
}

/** The anti-forgery token of a session, in hexadecimal. It follows from the pass, so that a form can carry it before the session has a row. */
export function toRequestToken(secret: string, token: Pick<SessionToken, "secret">): string {
  return hashWithSecret(secret, `request token ${token.secret}`);
}

/**
 * A token as one answer carries it: a random pad, then the token xor the pad. Compressed pages repeat what was typed, and a
 * token that is the same in each of them could be guessed by their lengths (BREACH).
 */
export function maskToken(token: string, random: Random): string {
  const pad = hashText(random.token(32));
  return pad + xor(token, pad);
}

/** The token behind a masked one; null where the text is none. */
function unmaskToken(text: string): string | null {
  return /^[\da-f]{128}$/.test(text) ? xor(text.slice(64), text.slice(0, 64)) : null;
}

/** Two hexadecimal texts of one length, digit by digit. */
function xor(one: string, other: string): string {
  let digits = "";
  for (let at = 0; at < one.length; at += 1) {
    digits += (Number.parseInt(one.charAt(at), 16) ^ Number.parseInt(other.charAt(at), 16)).toString(16);
  }
  return digits;
}

type TokenCheck = "fine" | "noSession" | "stale";

/** Whether a call carries the anti-forgery token it needs, masked: the one of its own session, `expected`. */
export function checkToken(
  { token: need }: Pick<Operation, "token">,
  { expected, token }: { expected: string | null; token: string | null },
): TokenCheck {
  // A call that needs none is refused with that of another session: its page was drawn for somebody else.
  const mayLack = need !== "always" && (token === null || expected === null);
  if (mayLack) return "fine";
  if (expected === null) return "noSession";
  return areEqual((token && unmaskToken(token)) ?? "", expected) ? "fine" : "stale";
}
