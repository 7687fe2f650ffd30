import { cartCalls, flushMutationsAtom, showDialogAtom } from "@store/shopper-state";
import { useStore } from "jotai";
import { useEffect, useRef } from "react";
import { useStepWork } from "../../checkout/step-work/use-step-work.ts";
import type { PageNavigation } from "../../checkout/steps/page-navigation.ts";
import { useFollowRedirect } from "../../checkout/steps/use-follow-redirect.ts";
import { refusedQuantitiesAtom } from "../line/refused-quantities-atom.ts";

/** The way from the cart into the checkout: one call, then what its answer asks for first. */
export function useCheckoutEntry(navigation: PageNavigation) {
  const store = useStore();
  const { isBusy, run } = useStepWork();
  const follow = useFollowRedirect(navigation);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const context = {
    store,
    follow,
    goOn: (work: () => Promise<void>) => void run(work),
    isLeft: () => isLeft.current,
  };

  const checkOut = () =>
    run(async (call) => {
      // What was typed and cannot be taken is no quantity to buy. Where a tap leaves the focus in its field, it is taken now.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      const [refused] = store.get(refusedQuantitiesAtom);
      if (refused !== undefined) return document.getElementById(refused)?.focus();
      // What judges the answer comes while the answer is on its way.
      const arriving = import("./enter-checkout.ts").catch(() => null);
      // What was just changed may still be on its way, and belongs to what is bought; what was refused is looked at first.
      if (!(await store.set(flushMutationsAtom))) return;
      const reply = await call(cartCalls.checkout, {});
      const entry = await arriving;
      if (reply === null || isLeft.current) return;
      if (entry) return entry.enterCheckout(reply, context);
      // The shop was renewed since this page came: what it can do without, it does without.
      if (reply.isSuccess && !reply.errorType) return follow(reply.redirectUrl);
      store.set(showDialogAtom, { kind: "generic" });
    });

  return { isBusy, checkOut: () => void checkOut() };
}
