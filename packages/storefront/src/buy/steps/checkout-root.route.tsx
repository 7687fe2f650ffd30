import { furthestPath } from "@store/checkout-ui/steps";
import { replace } from "react-router";
import { pageOf } from "../../web/context/page-context.ts";
import type { Route } from "./+types/checkout-root.route";
import { findCheckout } from "./find-checkout.ts";

/** `/checkout` is not a page: it redirects to the cart, or to the furthest step of an open checkout. */
export async function loader({ context }: Route.LoaderArgs) {
  return replace(furthestPath(await findCheckout(pageOf(context).client)));
}
