import type { StoreLinkProps } from "@store/ui-kit/link";
import { Link, useLocation } from "react-router";
import { isPlannerPath } from "../planner-paths.ts";

/**
 * The router's link with the props that the kit and the features use. Preloads a page's data on hover or focus. To and
 * from the planner it loads the document, since only the planner's policy allows the frame of the 3D view.
 */
export function RouterLink({ href, preventScrollReset, replace, ...anchor }: StoreLinkProps) {
  const { pathname } = useLocation();
  const isElsewhere = isPlannerPath(pathname) !== isPlannerPath(href) && !/^[?#]/.test(href);
  return (
    <Link
      {...anchor}
      to={href}
      prefetch={isElsewhere ? "none" : "intent"}
      reloadDocument={isElsewhere}
      preventScrollReset={preventScrollReset}
      replace={replace}
    />
  );
}
