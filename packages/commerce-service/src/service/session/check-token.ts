import type { Operation } from "@store/contract/operation";
import { areEqual } from "./are-equal.ts";
import { unmaskToken } from "./request-token.ts";

export type TokenCheck = "fine" | "noSession" | "stale";

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
