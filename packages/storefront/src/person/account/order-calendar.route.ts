import { orderOperations } from "@store/contract/orders";
import { pageOf, replyOf } from "../../web/context/page-context.ts";
import type { Route } from "./+types/order-calendar.route";
import { calendarFileName, toOrderCalendar } from "./order-calendar.ts";

/** The delivery appointments of a linked order as a file for the calendar of a phone or a mail program. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { client, origins, store } = pageOf(context);
  const { order } = await replyOf(client.call(orderOperations.getLinkedOrder, { token }));
  const calendar = order && toOrderCalendar(order, { ...store, url: `${origins[store.site]}/order/${token}` });
  if (!calendar) return new Response("Not Found", { status: 404 });
  const headers = {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": `attachment; filename="${calendarFileName}"`,
  };
  return new Response(calendar, { headers });
}
