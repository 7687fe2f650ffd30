import { ConfirmationPage } from "@store/checkout-ui/confirmation";
import { cartStep, confirmationStep } from "@store/checkout-ui/steps";
import { orderOperations } from "@store/contract/orders";
import { replace } from "react-router";
import { checkoutStyles } from "../checkout-styles.ts";
import { pageTitle } from "../page-title.ts";
import { pageOf } from "../server/page-context.ts";
import { replyOf } from "../server/reply-of.ts";
import { usePageNavigation } from "../use-page-navigation.ts";
import type { Route } from "./+types/confirmation";

export const links = checkoutStyles;

/**
 * The order, loaded at every visit. A shopper who did not place it is redirected to the cart (AMB-017). If the service
 * fails, the error page is shown.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const orderId = new URL(request.url).searchParams.get("orderId") ?? "";
  const result = await pageOf(context).client.call(orderOperations.getOrder, { orderId });
  if (!result.ok && result.failure.kind === "refused") throw replace(cartStep.path);
  const { order } = await replyOf(Promise.resolve(result));
  if (!order) throw replace(cartStep.path);
  return { order };
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, confirmationStep.title);

export default function Confirmation({ loaderData }: Route.ComponentProps) {
  return <ConfirmationPage order={loaderData.order} {...usePageNavigation()} />;
}
