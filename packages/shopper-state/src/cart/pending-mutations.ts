import type { Cart } from "@store/contract/cart";
import type { CartLine } from "@store/contract/shared";
import {
  type LineAction,
  type LineInput,
  type LineList,
  lineMutations,
  type PendingMutation,
} from "./line-mutations.ts";

/** In the order in which they are sent. */
export type PendingMutations = readonly PendingMutation[];
/** The cart's two lists. */
export type CartLists = Pick<Cart, LineList>;

/** A line of either list; undefined when there is none with that id. */
export function findLine(cart: CartLists | null, lineId: string): { line: CartLine; list: LineList } | undefined {
  for (const list of ["lineItems", "savedForLater"] as const) {
    const line = cart?.[list].find(({ id }) => id === lineId);
    if (line) return { line, list };
  }
  return undefined;
}

/** Creates an action on a line of a cart; null if the line does not exist or the action changes nothing. */
export function createMutation(
  cart: CartLists | null,
  action: LineAction,
  lineId: string,
  input: LineInput = {},
): PendingMutation | null {
  const found = findLine(cart, lineId);
  const row = lineMutations[action];
  if (!found || (row.list ?? found.list) !== found.list) return null;
  const { sku, priceQuantityTotals, shippingDeliveryOptions } = found.line;
  const mutation: PendingMutation = {
    ...input,
    action,
    lineId,
    sku,
    shipMethod: shippingDeliveryOptions.shipMethod,
    quantity: row.quantity?.(input) ?? priceQuantityTotals.quantity,
    isSent: false,
  };
  return row.canApply(found.line, mutation) ? mutation : null;
}

/** Whether two mutations of one line cancel each other. */
function areInverse({ action: one }: PendingMutation, { action: other }: PendingMutation): boolean {
  return lineMutations[one].inverse === other || lineMutations[other].inverse === one;
}

/**
 * Adds a mutation to the pending ones. Of equal unsent actions on a line only the latest stays; an unsent removal and
 * its undo cancel each other, as do saving a line and moving it back. A quantity is sent before a removal that follows
 * it, so that an undo of the removal restores that quantity.
 */
export function addMutation(pending: PendingMutations, mutation: PendingMutation): PendingMutations {
  const last = pending.findLast(({ lineId }) => lineId === mutation.lineId);
  if (!last || last.isSent) return [...pending, mutation];
  if (last.action === mutation.action) return pending.map((each) => (each === last ? mutation : each));
  return areInverse(last, mutation) ? pending.filter((each) => each !== last) : [...pending, mutation];
}

/** The mutation that is sent next. */
export function nextUnsent(pending: PendingMutations): PendingMutation | undefined {
  return pending.find(({ isSent }) => !isSent);
}

/** Removes a failed mutation and its pending undo: there is nothing to undo. */
export function withoutFailed(pending: PendingMutations, failed: PendingMutation): PendingMutations {
  const next = pending.find(({ lineId, isSent }) => lineId === failed.lineId && !isSent);
  return pending.filter((each) => each !== failed && !(each === next && areInverse(failed, each)));
}

/** Whether a removed line is being restored. */
export function isComingBack(pending: PendingMutations, line: CartLine): boolean {
  return pending.some(({ lineId, action }) => lineId === line.id && action === "restoreItem");
}

/** The lines that mutations have moved from one list to the other. */
export function listMovedLines(pending: PendingMutations): ReadonlySet<string> {
  return new Set(pending.filter(({ action }) => lineMutations[action].moveTo).map(({ lineId }) => lineId));
}

/** The cart as it will be once the service has confirmed what is pending. Its summary is still the service's. */
export function applyOptimistic(cart: Cart, pending: PendingMutations): Cart {
  return pending.reduce(applyMutation, cart);
}

function applyMutation(cart: Cart, mutation: PendingMutation): Cart {
  const { list: from, moveTo: to, patch } = lineMutations[mutation.action];
  const isIt = ({ id }: CartLine) => id === mutation.lineId;
  if (from && to) {
    const moved = cart[from].filter(isIt);
    return { ...cart, [from]: cart[from].filter((line) => !isIt(line)), [to]: [...cart[to], ...moved] };
  }
  const patched = (lines: CartLine[]) => lines.map((line) => (patch && isIt(line) ? patch(line, mutation) : line));
  return { ...cart, lineItems: patched(cart.lineItems), savedForLater: patched(cart.savedForLater) };
}
