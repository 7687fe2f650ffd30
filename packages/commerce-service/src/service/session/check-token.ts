import type { Operation } from "@store/contract/operation";
import { areEqual } from "./are-equal.ts";
import { unmaskToken } from "./request-token.ts";

export type TokenCheck = "fine" | "noSession" | "stale";

/** Whether a call carries the anti-forgery token it needs, masked: the one of its own session, `expected` [CALL-001]. */
export function checkToken(
  { token: need }: Pick<Operation, "token">,
  { expected, token }: { expected: string | null; token: string | null },
): TokenCheck {
  if (need === "none" || (need === "unlessFirst" && (token === null || expected === null))) return "fine";
  if (expected === null) return "noSession";
  return areEqual((token && unmaskToken(token)) ?? "", expected) ? "fine" : "stale";
}
