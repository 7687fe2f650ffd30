import type { Operation } from "@store/contract/operation";
import type { Random } from "../../ports/random.ts";
import { areEqual, hashText, hashWithSecret } from "./hash-text.ts";
import type { SessionToken } from "./session-token.ts";

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

/** Whether a call carries the anti-forgery token it needs, masked: the one of its own session, `expected` [CALL-001]. */
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
