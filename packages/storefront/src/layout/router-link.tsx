import type { StoreLinkProps } from "@store/ui-kit/link";
import { Link, useLocation } from "react-router";
import { toDocumentPolicy } from "../document-policy.ts";

/**
 * The router's link with the props that the kit and the features use. Preloads a page's data on hover or focus. To and
 * from a page whose document has a policy of its own it loads the document.
 */
export function LiveLink({ href, preventScrollReset, replace, ...anchor }: StoreLinkProps) {
  const { pathname } = useLocation();
  const isElsewhere = toDocumentPolicy(pathname) !== toDocumentPolicy(href) && !/^[?#]/.test(href);
  return (
    <Link
      {...anchor}
      to={href}
      // Before the application runs, the loader does the same (`intent/keep-place.ts`).
      data-replaces={replace && preventScrollReset ? "" : undefined}
      prefetch={isElsewhere ? "none" : "intent"}
      reloadDocument={isElsewhere}
      preventScrollReset={preventScrollReset}
      replace={replace}
    />
  );
}

/** A path from the root, with nothing in it that the router would write in another way. */
const plainPath = /^\/(?![\\/])(?!.*(\/\.|\/\/|\\))(?!.*[?#]$)/;

/**
 * The same anchor in a document: a page has a hundred links, and the router's need a tenth of its rendering time for what
 * only a browser uses.
 */
export function DocumentLink(props: StoreLinkProps) {
  const { href, preventScrollReset, replace, ...anchor } = props;
  if (!plainPath.test(href)) return <LiveLink {...props} />;
  return (
    <a {...anchor} data-replaces={replace && preventScrollReset ? "" : undefined} data-discover="true" href={href} />
  );
}

export const RouterLink = typeof document === "undefined" ? DocumentLink : LiveLink;
