import { toDocumentPolicy } from "../headers/document-policy.ts";

/** Whether wallets may pay, as the open document says (`root.tsx`). */
export const hasWallets = typeof document !== "undefined" && document.documentElement.dataset.wallets !== undefined;

/** The open document's, which it keeps when the router changes its page. */
const policy = typeof document === "undefined" ? null : toDocumentPolicy(location.pathname, { hasWallets });

/**
 * Whether the way to a page loads a document, since it has another policy than the one that is open. Never on the server, and
 * not without a connection: then the router stays on the page and says why.
 */
export function isAcrossBorder(href: string): boolean {
  if (policy === null || !navigator.onLine) return false;
  const { origin, pathname } = new URL(href, location.href);
  return origin === location.origin && toDocumentPolicy(pathname, { hasWallets }) !== policy;
}

/** Loads the document of a page, in place of the router's navigation, which never ends. */
export function leaveFor(href: string): Promise<never> {
  location.assign(href);
  // If Back shows this document as it was left, everything in it would still wait.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  return new Promise(() => {});
}
