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
export function useOrderRecovery(navigation: PageNavigation): boolean {
  const store = useStore();
  const followRedirect = useFollowRedirect(navigation);
  const [isRecovering, setIsRecovering] = useState(false);

  const recover = useRef(async () => {});
  recover.current = async () => {
    const attempt = pendingOrderAttempt.find(store.get(platformAtom).storage);
    if (attempt === null) return;
    setIsRecovering(true);
    // Hardly any cart has one. Without the script it stays kept, and is asked after next time.
    const recovery = await import("./recover-order.ts").catch(() => null);
    const confirmation = await recovery?.recoverOrder(store, attempt);
    setIsRecovering(false);
    if (confirmation) await followRedirect(confirmation);
  };
  useEffect(() => void recover.current(), []);

  return isRecovering;
}
