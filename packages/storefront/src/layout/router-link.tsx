import type { StoreLinkProps } from "@store/ui-kit/link";
import { Link } from "react-router";

/** The router's link with the props that the kit and the features use. Preloads a page's data on hover or focus. */
export function RouterLink({ href, preventScrollReset, replace, ...anchor }: StoreLinkProps) {
  return <Link {...anchor} to={href} prefetch="intent" preventScrollReset={preventScrollReset} replace={replace} />;
}
