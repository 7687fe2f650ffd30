import { CartPage } from "@store/checkout-ui/cart";
import { cartStep } from "@store/checkout-ui/steps";
import { cartOperations } from "@store/contract/cart";
import { receiveCartAtom } from "@store/shopper-state";
import { checkoutStyles } from "../checkout-styles.ts";
import { pageTitle } from "../page-title.ts";
import { pageOf } from "../server/page-context.ts";
import { replyOf } from "../server/reply-of.ts";
import { usePageNavigation } from "../use-page-navigation.ts";
import { useReceive } from "../use-receive.ts";
import type { Route } from "./+types/cart";

export const links = checkoutStyles;

export async function loader({ context }: Route.LoaderArgs) {
  const { client } = pageOf(context);
  const { cartData } = await replyOf(client.call(cartOperations.getCartJsx, {}));
  return { cart: cartData };
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, cartStep.title);

export default function Cart({ loaderData }: Route.ComponentProps) {
  useReceive(receiveCartAtom, loaderData.cart);
  return <CartPage {...usePageNavigation()} />;
}
