import { accountOperations } from "@store/contract/account";
import { pageOf } from "../../web/context/page-context.ts";
import { checkoutStyles } from "../../web/page/form-styles.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import type { Route } from "./+types/account-orders.route";
import { OrdersPage } from "./orders-page.tsx";
import { accountReply } from "./saved-account.ts";

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
