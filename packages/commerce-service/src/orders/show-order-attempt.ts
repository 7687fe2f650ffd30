import type { OrderAttempt } from "@store/contract/orders";
import type { Answer, CallContext } from "../service/context.ts";
import { findAttemptToShow } from "./queries/find-attempt.ts";
import { attemptStates } from "./rules/attempt-states.ts";

/** What became of a press of Place Order, by its key or the `attemptKey` of an answer; only this session's own, or its account's [AMB-124]. */
export async function showOrderAttempt(
  { key }: { key: string },
  { database, session }: CallContext,
): Promise<Answer<OrderAttempt>> {
  const attempt = session && (await findAttemptToShow(database, { ...session, key }));
  if (!attempt) return { kind: "reply", reply: { isSuccess: true, status: "none" } };
  const { state, reply } = attempt;
  return {
    kind: "reply",
    reply: {
      isSuccess: true,
      status: attemptStates[state].status,
      ...(reply === null ? {} : { message: reply.message, redirectUrl: reply.redirectUrl }),
    },
  };
}
