import { orderOperations } from "@store/contract/orders";
import { data } from "react-router";
import { pageOf, replyOf } from "../../web/context/page-context.ts";
import { checkoutStyles } from "../../web/page/form-styles.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import type { Route } from "./+types/linked-order.route";
import { OrderPage } from "./order-page.tsx";

export const links = checkoutStyles;

/** The order of a signed link, for whoever has it. A link that has ended, or that we did not sign, is no page. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { order } = await replyOf(pageOf(context).client.call(orderOperations.getLinkedOrder, { token }));
  if (!order) throw data(null, { status: 404 });
  return { order, linkPath: `/order/${token}` };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageTitle(matches, loaderData ? `Order ${loaderData.order.orderNumber}` : "Order"),
  { name: "robots", content: "noindex" },
];

export default function LinkedOrder({ loaderData }: Route.ComponentProps) {
  return <OrderPage isLinked {...loaderData} />;
}
