import type { StoreLinkProps } from "@store/ui-kit/link";
import { Link, useLocation } from "react-router";
import { toDocumentPolicy } from "../document-policy.ts";

/**
 * The router's link with the props that the kit and the features use. Preloads a page's data on hover or focus. To and
 * from a page whose document has a policy of its own it loads the document.
 */
export function RouterLink({ href, preventScrollReset, replace, ...anchor }: StoreLinkProps) {
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
