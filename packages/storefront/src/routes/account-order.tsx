import { accountOperations } from "@store/contract/account";
import { orderOperations } from "@store/contract/orders";
import { data } from "react-router";
import { checkoutStyles } from "../checkout-styles.ts";
import { pageTitle } from "../page-title.ts";
import { OrderPage } from "../pages/account/order-page.tsx";
import { pageOf } from "../server/page-context.ts";
import { replyOf } from "../server/reply-of.ts";
import { accountReply } from "../server/saved-account.ts";
import type { Route } from "./+types/account-order";

export const links = checkoutStyles;

/** An order of the signed-in shopper; other orders are not found. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { client } = pageOf(context);
  await accountReply(client.call(accountOperations.getAccount, {}), request);
  const { order, linkPath } = await replyOf(client.call(orderOperations.getOrder, { orderId: params.orderId }));
  if (!order) throw data(null, { status: 404 });
  return { order, linkPath };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageTitle(matches, loaderData ? `Order ${loaderData.order.orderNumber}` : "Order"),
  { name: "robots", content: "noindex" },
];

export default function AccountOrder({ loaderData }: Route.ComponentProps) {
  return <OrderPage {...loaderData} />;
}
