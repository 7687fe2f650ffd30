import { checkoutAtom, edgesAtom, keepTokenAtom } from "@store/shopper-state";
import { useStore } from "jotai";
import { useEffect, useRef, useState } from "react";
import { orderPress } from "../review/order-press.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { useFollowRedirect } from "../steps/use-follow-redirect.ts";

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
    const { storage } = store.get(edgesAtom);
    const press = orderPress.find(storage);
    if (press === null) return;
    setIsAsking(true);
    store.set(keepTokenAtom, press.token);
    // Hardly any cart has one. Without the script it stays kept, and is asked after next time.
    const asking = await import("../review/ask-attempt.ts").catch(() => null);
    const end = asking && (await asking.askAttempt(store, press.key));
    setIsAsking(false);
    // A failure has its place on the review step, as long as there is one.
    if (end === null || end.kind === "open" || (end.kind === "failed" && store.get(checkoutAtom) !== null)) return;
    orderPress.drop(storage);
    if (end.kind === "placed") await followRedirect(end.url);
  };
  useEffect(() => void ask.current(), []);

  return isAsking;
}
