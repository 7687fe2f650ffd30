import { accountOperations } from "@store/contract/account";
import { cartOperations } from "@store/contract/cart";
import { pageOf, replyOf } from "../../web/context/page-context.ts";
import { checkoutStyles } from "../../web/page/form-styles.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import type { Route } from "./+types/account.route";
import { AccountPage } from "./account-page.tsx";
import { accountReply } from "./saved-account.ts";

export const links = checkoutStyles;

/** The signed-in account; redirects a guest to the login page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { client } = pageOf(context);
  const { account, addresses, cards } = await accountReply(client.call(accountOperations.getAccount, {}), request);
  const { orders } = await accountReply(client.call(accountOperations.getOrders, {}), request);
  const { cartData } = await replyOf(client.call(cartOperations.getCartJsx, {}));
  const saved = (cartData?.savedForLater ?? []).map(({ id, itemInfo }) => ({
    id,
    title: itemInfo.title,
    url: itemInfo.navigateUrl,
  }));
  return { account, addresses: addresses.slice(0, 1), cards: cards.slice(0, 1), orders: orders.slice(0, 1), saved };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, "Your Account"),
  { name: "robots", content: "noindex" },
];

export default function Account({ loaderData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} />;
}
