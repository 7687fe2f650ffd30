import type { OrderResult } from "@store/contract/orders";
import type { OrderAttemptRow } from "../../database/schema.ts";
import type { Answer } from "../../service/context.ts";
import { attemptStates } from "./attempt-states.ts";
import { inProgressReply, toConfirmingReply } from "./order-replies.ts";

/** The response for an attempt: its stored reply after it has ended, otherwise that it is running, with its key. */
export function answerAttempt({ state, reply, attempt_key }: OrderAttemptRow): Answer<OrderResult> {
  if (reply !== null) return { kind: "reply", reply };
  return attemptStates[state].status === "confirming"
    ? { kind: "reply", status: 202, reply: toConfirmingReply(attempt_key) }
    : { kind: "reply", status: 409, reply: inProgressReply(attempt_key) };
}
