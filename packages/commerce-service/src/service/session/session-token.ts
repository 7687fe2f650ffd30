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
