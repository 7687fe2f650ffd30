import { accountOperations } from "@store/contract/account";
import { checkoutStyles } from "../checkout-styles.ts";
import { pageTitle } from "../page-title.ts";
import { OrdersPage } from "../pages/account/orders-page.tsx";
import { pageOf } from "../server/page-context.ts";
import { accountReply } from "../server/saved-account.ts";
import type { Route } from "./+types/account-orders";

export const links = checkoutStyles;

export async function loader({ context, request }: Route.LoaderArgs) {
  const before = new URL(request.url).searchParams.get("before");
  const call = pageOf(context).client.call(accountOperations.getOrders, before === null ? {} : { before });
  const { orders, next } = await accountReply(call, request);
  return { orders, next };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, "Orders"),
  { name: "robots", content: "noindex" },
];

export default function AccountOrders({ loaderData }: Route.ComponentProps) {
  return <OrdersPage {...loaderData} />;
}
