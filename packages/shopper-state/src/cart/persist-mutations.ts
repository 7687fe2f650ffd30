import { atom } from "jotai/vanilla";
import { platformAtom } from "../site/platform-atom.ts";
import { cartAtom, pendingMutationsAtom } from "./cart-atom.ts";
import { isLineAction, type PendingMutation } from "./line-mutations.ts";
import { flushMutationsAtom } from "./mutation-queue.ts";
import { findLine, type PendingMutations } from "./pending-mutations.ts";

const storageKey = "cart.mutations";

/**
 * Stores the pending mutations in this tab when its page is left. The next page sends the unsent ones, because a call
 * of a page that is being left may not arrive.
 */
export const persistMutationsAtom = atom(null, (get, set) => {
  const { storage } = get(platformAtom);
  const basketId = get(cartAtom)?.basketId;
  const pending = get(pendingMutationsAtom);
  if (storage === null || !basketId || pending.length === 0) return;
  const text = JSON.stringify({ basketId, pending });
  storage.setItem(storageKey, text);
  // A full storage accepts nothing; this page keeps and sends what was not stored.
  if (storage.getItem(storageKey) !== text) return;
  set(
    pendingMutationsAtom,
    pending.filter(({ isSent }) => isSent),
  );
});

/**
 * Resumes the mutations that an earlier page of this tab stored for the same basket, and shows them at once. Unsent
 * ones are sent; for the others, the reload shows the outcome.
 */
export const resumeMutationsAtom = atom(null, async (get, set): Promise<void> => {
  const { storage } = get(platformAtom);
  const cart = get(cartAtom);
  const persisted = parsePersisted(storage?.getItem(storageKey) ?? null);
  storage?.removeItem(storageKey);
  if (!cart || persisted?.basketId !== cart.basketId) return;
  const pending = persisted.pending.filter(({ lineId }) => findLine(cart, lineId));
  if (pending.length === 0) return;
  set(pendingMutationsAtom, [...pending, ...get(pendingMutationsAtom)]);
  await set(flushMutationsAtom);
});

// A page of another version of the store may have written it.
function parsePersisted(text: string | null): { basketId: unknown; pending: PendingMutations } | null {
  try {
    const persisted = JSON.parse(text ?? "null");
    return { basketId: persisted.basketId, pending: persisted.pending.filter(isMutation) };
  } catch {
    return null;
  }
}

function isMutation({ action, lineId, quantity, shipMethod }: PendingMutation): boolean {
  const isNamed = isLineAction(action) && typeof lineId === "string";
  return isNamed && typeof quantity === "number" && typeof shipMethod === "number";
}
