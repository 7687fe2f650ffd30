import { platformAtom } from "@store/shopper-state";
import { useStore } from "jotai";
import { useEffect, useRef, useState } from "react";
import { pendingOrderAttempt } from "../order-attempt/pending-order-attempt.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { useFollowRedirect } from "../steps/use-follow-redirect.ts";

/**
 * Looks up, once, a submitted order whose response never arrived, for example because the page was reloaded. Its checkout has
 * ended and redirects to the cart; a placed order leads on to its confirmation. Returns whether the lookup is running.
 */
export function useOrderRecovery(navigation: PageNavigation): boolean {
  const store = useStore();
  const followRedirect = useFollowRedirect(navigation);
  const [isRecovering, setIsRecovering] = useState(false);

  const recover = useRef(async () => {});
  recover.current = async () => {
    const attempt = pendingOrderAttempt.find(store.get(platformAtom).storage);
    if (attempt === null) return;
    setIsRecovering(true);
    // Few carts have one. If the script fails to load, the attempt stays stored for the next page.
    const recovery = await import("./recover-order.ts").catch(() => null);
    const confirmation = await recovery?.recoverOrder(store, attempt);
    setIsRecovering(false);
    if (confirmation) await followRedirect(confirmation);
  };
  useEffect(() => void recover.current(), []);

  return isRecovering;
}
