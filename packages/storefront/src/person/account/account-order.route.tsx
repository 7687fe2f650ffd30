import { accountOperations } from "@store/contract/account";
import { orderOperations } from "@store/contract/orders";
import { data } from "react-router";
import { pageOf, replyOf } from "../../web/context/page-context.ts";
import { checkoutStyles } from "../../web/page/form-styles.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import type { Route } from "./+types/account-order.route";
import { OrderPage } from "./order-page.tsx";
import { accountReply } from "./saved-account.ts";

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
