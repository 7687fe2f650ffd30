import { accountOperations } from "@store/contract/account";
import { FormSecretsProvider } from "@store/ui-kit/form";
import { redirect } from "react-router";
import { checkoutStyles } from "../checkout-styles.ts";
import { pageTitle } from "../page-title.ts";
import { CardsPage } from "../pages/account/cards-page.tsx";
import { pageOf } from "../server/page-context.ts";
import { formSecrets, invalidForm, readForm } from "../server/page-form.ts";
import { accountReply, submitSavedItem } from "../server/saved-account.ts";
import type { Route } from "./+types/account-cards";

export const links = checkoutStyles;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageOf(context);
  const { cards } = await accountReply(page.client.call(accountOperations.getAccount, {}), request);
  return { cards, done: new URL(request.url).searchParams.get("done"), secrets: await formSecrets(page) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const outcome = await submitSavedItem(pageOf(context), await readForm(request), "/account/cards");
  return "location" in outcome ? redirect(outcome.location, 303) : invalidForm(outcome);
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, "Saved Cards"),
  { name: "robots", content: "noindex" },
];

export default function AccountCards({ loaderData, actionData }: Route.ComponentProps) {
  const { secrets, ...shown } = loaderData;
  return (
    <FormSecretsProvider value={secrets}>
      <CardsPage {...shown} problem={actionData?.problem} />
    </FormSecretsProvider>
  );
}
