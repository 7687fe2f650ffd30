import type { Operation } from "@store/contract/operation";
import type { Session } from "../context.ts";
import { areEqual } from "./are-equal.ts";

export type TokenCheck = "fine" | "noSession" | "stale";

/** Whether a call carries the anti-forgery token it needs: the one of its own session [CALL-001]. */
export function checkToken(
  { token: need }: Pick<Operation, "token">,
  { session, token }: { session: Session | null; token: string | null },
): TokenCheck {
  if (need === "none" || (need === "unlessFirst" && (token === null || session === null))) return "fine";
  if (session === null) return "noSession";
  return token !== null && areEqual(token, session.requestToken) ? "fine" : "stale";
}
