import { loggingOperations } from "@store/contract/logging";
import { checkoutClientAtom, siteAtom } from "@store/shopper-state";
import { useStore } from "jotai";
import type { PageNavigation } from "./page-navigation.ts";
import { resolveRedirect } from "./resolve-redirect.ts";
import { cartStep } from "./step-table.ts";

function loadPage(url: string): void {
  location.assign(url);
}

/** Follows the redirect of a reply; a URL that is not allowed is logged and becomes the cart. */
export function useFollowRedirect({ onGo, onLeave = loadPage }: PageNavigation) {
  const store = useStore();
  return async (url: string | null | undefined): Promise<void> => {
    const { allowedRedirectHosts } = store.get(siteAtom);
    const redirect = resolveRedirect(url, { origin: location.origin, allowedHosts: allowedRedirectHosts });
    if (redirect.kind === "inFlow") return onGo(redirect.path);
    if (redirect.kind === "leave") return onLeave(redirect.url);
    if (redirect.refusedUrl !== undefined) {
      const message = `Redirect refused: ${redirect.refusedUrl.slice(0, 300)}`;
      void store.get(checkoutClientAtom).call(loggingOperations.log, { message, level: "warn" });
    }
    return onGo(cartStep.path);
  };
}
