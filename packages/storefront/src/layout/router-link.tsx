import type { StoreLinkProps } from "@store/ui-kit/link";
import { Link } from "react-router";

/** The router's link in the shape that the kit and the features ask for. Loads a page's data when a hand comes near. */
export function RouterLink({ href, preventScrollReset, replace, ...anchor }: StoreLinkProps) {
  return <Link {...anchor} to={href} prefetch="intent" preventScrollReset={preventScrollReset} replace={replace} />;
}
