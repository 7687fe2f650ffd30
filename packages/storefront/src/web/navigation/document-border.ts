import { toDocumentPolicy } from "../headers/document-policy.ts";

/** The document says whether wallets may pay (`root.tsx`), and has the policy of its first page. */
const opened = typeof document === "undefined" ? null : openedPolicy(document.documentElement.dataset);

function openedPolicy({ wallets }: DOMStringMap) {
  const shop = { hasWallets: wallets !== undefined };
  return { shop, policy: toDocumentPolicy(location.pathname, shop) };
}

/** Whether a page has another policy than the document that is open: then the way there loads one. Never on the server. */
export function isAcrossBorder(href: string): boolean {
  if (opened === null) return false;
  const { origin, pathname } = new URL(href, location.href);
  return origin === location.origin && toDocumentPolicy(pathname, opened.shop) !== opened.policy;
}

/** Loads the document of a page, in place of the router's navigation, which never ends. */
export function leaveFor(href: string, isReplacing: boolean): Promise<never> {
  if (isReplacing) location.replace(href);
  else location.assign(href);
  // If Back shows this document as it was left, everything in it would still wait.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  return new Promise(() => {});
}
