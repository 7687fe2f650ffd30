import type { Cart } from "@store/contract/cart";
import {
  applyOptimistic,
  createMutation,
  type LineAction,
  lineMutations,
  type PendingMutation,
} from "@store/shopper-state";
import { cartSectionPath } from "../cart-submit.ts";
import { type CartOutcome, type CartWork, type Command, invalidField, readText, toCart } from "./cart-submission.ts";
import type { CartSectionRequest } from "./read-cart-section.ts";
import { sendLineMutation } from "./send-line-mutation.ts";

/** Performs a line action; null when it worked, else its failure, shown where the mutation table says. */
export async function mutateLine(work: CartWork, mutation: PendingMutation): Promise<CartOutcome | null> {
  const answer = await sendLineMutation(work, mutation);
  if (answer.isSuccess) return null;
  const { errorPlace } = lineMutations[mutation.action];
  if (errorPlace === "line") return invalidField(`line.${mutation.lineId}`, answer.message);
  return { kind: "invalid", problem: answer.message };
}

/** The submission with the cart as it is after a mutation that the service has taken. */
export function withMutation(work: CartWork, mutation: PendingMutation): CartWork {
  return { ...work, cart: applyOptimistic(work.cart, [mutation]) };
}

/** The notices that offer an undo, by the action that undoes. */
const notices: Partial<Record<LineAction, CartSectionRequest["kind"]>> = {
  restoreItem: "removed",
  restoreInstallationService: "uninstalled",
};

/** A line action of the mutation table, then the cart, with a notice that offers its undo where the line no longer does. */
export function lineCommand(action: LineAction): Command {
  return async (work) => {
    const mutation = createLineMutation(work.cart, action, work.argument);
    const failure = mutation && (await mutateLine(work, mutation));
    const { inverse } = lineMutations[action];
    const notice = inverse && notices[inverse];
    return failure ?? (notice ? { kind: "redirect", path: cartSectionPath(notice, work.argument) } : toCart);
  };
}

// A removed line is in no cart that the service sends.
function createLineMutation(cart: Cart, action: LineAction, lineId: string): PendingMutation | null {
  if (action !== "restoreItem") return createMutation(cart, action, lineId);
  return { action, lineId, sku: "", shipMethod: 1, quantity: 0, isSent: false };
}

/** One more or one less of a line, at the ends of the range nothing. */
export function stepCommand(by: 1 | -1): Command {
  return async (work) => {
    const line = work.cart.lineItems.find(({ id }) => id === work.argument);
    const quantity = (line?.priceQuantityTotals.quantity ?? 0) + by;
    const mutation = createMutation(work.cart, "updateItem", work.argument, { quantity });
    return (mutation && (await mutateLine(work, mutation))) ?? toCart;
  };
}

/** Has a line picked up at the chosen store. */
export const chooseStore: Command = async (work) => {
  const locationId = readText(work.form, "store");
  if (!locationId) return invalidField("store", "Please choose a store.");
  const mutation = createMutation(work.cart, "updateShipMethod", work.argument, { locationId });
  return (mutation && (await mutateLine(work, mutation))) ?? toCart;
};
