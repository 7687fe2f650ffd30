import { OrderStatusPage } from "@store/checkout-ui/order-status";
import { replace } from "react-router";
import { pageOf } from "../../web/context/page-context.ts";
import { usePageNavigation } from "../../web/navigation/use-page-navigation.ts";
import { checkoutStyles } from "../../web/page/form-styles.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import type { Route } from "./+types/order-status.route";
import { findOrderResult } from "./order-action.ts";

export const links = checkoutStyles;

/** How many seconds the page waits before each refresh; one minute in total, then less often (AMB-124). */
const delays = [1, 2, 4, 8, 16, 29];
const laterDelay = 60;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const key = searchParams.get("key") ?? "";
  const end = await findOrderResult(pageOf(context), key);
  if (end !== null) throw replace(end, 303);
  const look = Number(searchParams.get("look") ?? 0);
  const next = new URLSearchParams({ key, look: String(look + 1) });
  return { isOver: look >= delays.length, refresh: `${delays[look] ?? laterDelay};url=?${next}` };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageTitle(matches, "Order Status"),
  ...(loaderData ? [{ httpEquiv: "refresh" as const, content: loaderData.refresh }] : []),
];

export default function OrderStatus({ loaderData }: Route.ComponentProps) {
  return <OrderStatusPage isOver={loaderData.isOver} {...usePageNavigation()} />;
}
