import { accountOperations } from "@store/contract/account";
import { replace } from "react-router";
import { pageTitle } from "../page-title.ts";
import { AccountPage } from "../pages/account/account-page.tsx";
import { pageOf } from "../server/page-context.ts";
import { replyOf } from "../server/reply-of.ts";
import type { Route } from "./+types/account";

/** Who is signed in; a guest is led to the login page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { account } = await replyOf(pageOf(context).client.call(accountOperations.getSignInConfig, {}));
  if (!account) throw replace("/account/login");
  return { account };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, "Your Account"),
  { name: "robots", content: "noindex" },
];

export default function Account({ loaderData }: Route.ComponentProps) {
  return <AccountPage account={loaderData.account} />;
}
