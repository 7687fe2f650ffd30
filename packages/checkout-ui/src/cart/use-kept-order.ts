import { platformAtom } from "@store/shopper-state";
import { useStore } from "jotai";
import { useEffect, useRef, useState } from "react";
import { pendingOrderAttempt } from "../checkout/review/pending-order-attempt.ts";
import type { PageNavigation } from "../checkout/steps/page-navigation.ts";
import { useFollowRedirect } from "../checkout/steps/use-follow-redirect.ts";

/**
 * An order may have been placed whose answer was lost, as when the page was reloaded meanwhile; its checkout has ended
 * then and leads to the cart. Asks after it once and goes to its confirmation. Answers whether that is being asked.
 */
export function useKeptOrder(navigation: PageNavigation): boolean {
  const store = useStore();
  const followRedirect = useFollowRedirect(navigation);
  const [isAsking, setIsAsking] = useState(false);

  const ask = useRef(async () => {});
  ask.current = async () => {
    const press = pendingOrderAttempt.find(store.get(platformAtom).storage);
    if (press === null) return;
    setIsAsking(true);
    // Hardly any cart has one. Without the script it stays kept, and is asked after next time.
    const asking = await import("./ask-kept-order.ts").catch(() => null);
    const confirmation = await asking?.askKeptOrder(store, press);
    setIsAsking(false);
    if (confirmation) await followRedirect(confirmation);
  };
  useEffect(() => void ask.current(), []);

  return isAsking;
}
