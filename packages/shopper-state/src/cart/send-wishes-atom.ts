import { atom } from "jotai/vanilla";
import { checkoutClientAtom } from "../calls/checkout-client-atom.ts";
import { reportFailureAtom } from "../problem/report-failure-atom.ts";
import { edgesAtom } from "../site/edge-atoms.ts";
import { callForWish } from "./call-for-wish.ts";
import { cartAlertAtom, cartAlertText } from "./cart-alert-atom.ts";
import { wishesAtom } from "./cart-atom.ts";
import { type CartAnswer, type CartChangeResult, cartChangesAtom, replyOf } from "./cart-changes.ts";
import { announceCartItem, type CartItemUpdate } from "./cart-item-updated.ts";
import { lateCart } from "./late-cart-calls.ts";
import { lineErrorsAtom, storesItsError } from "./line-errors-atom.ts";
import { reloadCartAtom } from "./reload-cart-atom.ts";
import { nextUnsent, replaceWish, type Wish, withoutFailed } from "./wishes.ts";

const runningAtom = atom<{ done: Promise<boolean> } | null>(null);

/** Whether calls are under way that end with a look at the cart. */
export const isSendingAtom = atom((get) => get(runningAtom) !== null);

const sendWishAtom = atom(null, async (get, set, wish: Wish): Promise<CartAnswer> => {
  const { lineId, action, quantity, sku } = wish;
  const sent = { ...wish, isSent: true };
  set(wishesAtom, replaceWish(get(wishesAtom), wish, sent));
  const result = await callForWish(get(checkoutClientAtom), sent);
  // Of a page that goes a browser fails the calls just before the page hears of it, and can keep what it asked for.
  if (!result.ok && result.failure.kind === "network") await get(edgesAtom).wait(50);

  const isSuccess = hasSucceeded(result);
  if (!isSuccess) {
    set(wishesAtom, withoutFailed(get(wishesAtom), sent));
    const { message } = replyOf(result);
    const text = (typeof message === "string" && message) || cartAlertText;
    const response = result.ok ? result.value : result.failure;
    if (storesItsError.has(action))
      set(lineErrorsAtom, { ...get(lineErrorsAtom), [lineId]: { action, response, text } });
    else set(cartAlertAtom, text);
  }
  if (!result.ok) set(reportFailureAtom, result.failure, lateCart[action], { popup: "resetOnly" });
  return { result, update: { action, lineId, sku, quantity, isSuccess } };
});

// A change of the whole cart is sent when no wish waits, so that a code never overtakes a quantity it may depend on.
const sendNextAtom = atom(null, (get, set): Promise<CartAnswer> | null => {
  const wish = nextUnsent(get(wishesAtom));
  return wish ? set(sendWishAtom, wish) : (get(cartChangesAtom)[0]?.send() ?? null);
});

// What waits belongs to a session that is over: nothing of it is asked, and no reload comes unasked (AMB-042).
const giveUpAtom = atom(null, (get, set, reset: CartChangeResult) => {
  const waiting = get(cartChangesAtom);
  set(cartChangesAtom, []);
  set(wishesAtom, []);
  for (const change of waiting) change.giveUp(reset);
});

/**
 * Sends what the shopper asked for, one call at a time, then reloads the cart once and tells the page's listeners
 * (CART-09, CART-10). A wish that arrives meanwhile joins the queue; of several quantities of a line only the newest is
 * sent. Answers whether nothing was refused meanwhile, and the cart shows what came of it.
 */
export const sendWishesAtom = atom(null, (get, set): Promise<boolean> => {
  const running = get(runningAtom);
  if (running) return running.done;
  const hasWork = () => nextUnsent(get(wishesAtom)) !== undefined || get(cartChangesAtom).length > 0;
  // What was sent before a look at the cart that failed waits for another.
  if (!hasWork()) return get(wishesAtom).length > 0 ? set(reloadCartAtom) : Promise.resolve(true);

  const sendAll = async () => {
    const updates: CartItemUpdate[] = [];
    let isAllDone = true;
    while (hasWork()) {
      const answer = await set(sendNextAtom);
      if (answer?.update) updates.push(answer.update);
      if (answer && !hasSucceeded(answer.result)) isAllDone = false;
      if (answer && isReset(answer.result)) set(giveUpAtom, answer.result);
      else if (hasWork()) continue;
      else if (!(await set(reloadCartAtom))) isAllDone = false;
      for (const update of updates.splice(0)) announceCartItem(get(edgesAtom).events, update);
    }
    set(runningAtom, null);
    return isAllDone;
  };
  const done = sendAll();
  set(runningAtom, { done });
  return done;
});

const hasSucceeded = (result: CartChangeResult) => result.ok && result.value.isSuccess;
const isReset = (result: CartChangeResult) => !result.ok && result.failure.kind === "sessionReset";
