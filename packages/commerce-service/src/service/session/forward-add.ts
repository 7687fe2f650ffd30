import { type AddResult, cartOperations } from "@store/contract/cart";
import type { Operation } from "@store/contract/operation";
import type { Answer } from "../context.ts";
import type { Refusal } from "../refusals.ts";

const carriedMs = 60_000;

/**
 * The session for an add whose own one was replaced at a sign-in, while the shopper clicked in another tab: within a
 * minute, and never after a sign-out. No other call is forwarded.
 */
export function findSuccessor(
  { name }: Pick<Operation, "name">,
  { at, successorId }: { at: Date; successorId: string | null },
  now: Date,
): string | null {
  const isAdd = name === cartOperations.addItems.name;
  return isAdd && now.getTime() - at.getTime() <= carriedMs ? successorId : null;
}

/** The response of a forwarded add: the added items, and nothing else of the account's cart. */
export function withoutAccount(answer: Answer<unknown> | Refusal): Answer<unknown> | Refusal {
  if (answer.kind !== "reply") return answer;
  // Only adds are forwarded.
  const reply = answer.reply as AddResult;
  const added = reply.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...answer, reply: { ...reply, cartItemCount: added, formattedSubtotal: "", rewardsBanner: null } };
}
