import type { OrderAttempt } from "@store/contract/orders";
import type { OrderAttemptRow } from "../database/schema.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { findAttemptToShow } from "./queries/find.ts";

const statusOfState = {
  reserved: "inProgress",
  authorising: "inProgress",
  authorised: "inProgress",
  unknown: "confirming",
  releasing: "confirming",
  placed: "placed",
  failed: "failed",
} as const satisfies Record<OrderAttemptRow["state"], OrderAttempt["status"]>;

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
      status: statusOfState[state],
      ...(reply === null ? {} : { message: reply.message, redirectUrl: reply.redirectUrl }),
    },
  };
}
