import type { WalletKind } from "@store/contract/shared";
import { cartCalls, flushMutationsAtom, showDialogAtom } from "@store/shopper-state";
import { useStore } from "jotai";
import { useEffect, useRef } from "react";
import { useStepWork } from "../../step-work/use-step-work.ts";
import type { PageNavigation } from "../../steps/page-navigation.ts";
import { useFollowRedirect } from "../../steps/use-follow-redirect.ts";
import { chosenWallet } from "../../wallets/chosen-wallet.ts";
import { refusedQuantitiesAtom } from "../line/refused-quantities-atom.ts";

/** Starts the checkout from the cart, for a wallet if one was pressed: one call, then what its reply requires. */
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

  const checkOut = (wallet?: WalletKind) =>
    run(async (call) => {
      chosenWallet.save(store, wallet);
      // An invalid quantity blocks the checkout. If a tap leaves the focus in its field, the quantity is submitted now.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      const [refused] = store.get(refusedQuantitiesAtom);
      if (refused !== undefined) return document.getElementById(refused)?.focus();
      // The code that handles the reply loads while the call is pending.
      const arriving = import("./enter-checkout.ts").catch(() => null);
      // Pending changes are part of the order; a refused one is shown first.
      if (!(await store.set(flushMutationsAtom))) return;
      const reply = await call(cartCalls.checkout, {});
      const entry = await arriving;
      if (reply === null || isLeft.current) return;
      if (entry) return entry.enterCheckout(reply, context);
      // A deployment has removed the code; a successful reply does not need it.
      if (reply.isSuccess && !reply.errorType) return follow(reply.redirectUrl);
      store.set(showDialogAtom, { kind: "generic" });
    });

  return { isBusy, checkOut: (wallet?: WalletKind) => void checkOut(wallet) };
}
