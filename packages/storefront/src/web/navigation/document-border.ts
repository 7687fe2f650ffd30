import { useSyncExternalStore } from "react";
import { toDocumentPolicy } from "../headers/document-policy.ts";

/** Whether wallets may pay, as the open document says (`root.tsx`). */
export const hasWallets = typeof document !== "undefined" && document.documentElement.dataset.wallets !== undefined;

/** The open document's, which it keeps when the router changes its page. */
const policy = typeof document === "undefined" ? null : toDocumentPolicy(location.pathname, { hasWallets });

/** Whether a page has another policy than the document that is open. Never on the server. */
function hasOtherPolicy(href: string): boolean {
  if (policy === null) return false;
  const { origin, pathname } = new URL(href, location.href);
  return origin === location.origin && toDocumentPolicy(pathname, { hasWallets }) !== policy;
}

/**
 * Whether the way to a page loads a document, since it has another policy than the one that is open. Not without a connection:
 * then the router stays on the page and says why.
 */
export const isAcrossBorder = (href: string): boolean => hasOtherPolicy(href) && navigator.onLine;

/** The same for what is on screen, while the connection comes and goes. What the server renders does not depend on it. */
export function useAcrossBorder(href: string): boolean {
  const isOther = hasOtherPolicy(href);
  const isAcross = () => isOther && navigator.onLine;
  return useSyncExternalStore(isOther ? watchConnection : watchNothing, isAcross, isAcross);
}

const changes = ["online", "offline"];
const watchNothing = () => () => {};
function watchConnection(tell: () => void): () => void {
  changes.map((change) => addEventListener(change, tell));
  return () => changes.map((change) => removeEventListener(change, tell));
}

/** Loads the document of a page, in place of the router's navigation, which never ends. */
export function leaveFor(href: string): Promise<never> {
  location.assign(href);
  // If Back shows this document as it was left, everything in it would still wait.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  return new Promise(() => {});
}
