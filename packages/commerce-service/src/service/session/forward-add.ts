import { type AddResult, cartOperations } from "@store/contract/cart";
import type { Operation } from "@store/contract/operation";
import type { Answer } from "../context.ts";
import type { Refusal } from "../refusals.ts";

const carriedMs = 60_000;

/**
 * The session in which an add is made whose own one gave way to it at a sign-in, as the shopper pressed in another tab:
 * within a minute, and never after a sign-out. No other call is carried.
 */
export function findSuccessor(
  { name }: Pick<Operation, "name">,
  { at, successorId }: { at: Date; successorId: string | null },
  now: Date,
): string | null {
  const isAdd = name === cartOperations.addItems.name;
  return isAdd && now.getTime() - at.getTime() <= carriedMs ? successorId : null;
}

/** What an add answers that was carried: what was added, and nothing of what the account's cart holds besides. */
export function withoutAccount(answer: Answer<unknown> | Refusal): Answer<unknown> | Refusal {
  if (answer.kind !== "reply") return answer;
  // Adds alone are carried.
  const reply = answer.reply as AddResult;
  const added = reply.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...answer, reply: { ...reply, cartItemCount: added, formattedSubtotal: "", rewardsBanner: null } };
}
