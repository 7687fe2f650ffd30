import { accountOperations } from "@store/contract/account";
import { FormSecretsProvider } from "@store/ui-kit/form";
import { pageOf } from "../../web/context/page-context.ts";
import { formSecrets, readForm, toActionResult } from "../../web/forms/page-form.ts";
import { checkoutStyles } from "../../web/page/form-styles.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import type { Route } from "./+types/account-cards.route";
import { CardsPage } from "./cards-page.tsx";
import { accountReply, submitSavedItem } from "./saved-account.ts";

export const links = checkoutStyles;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageOf(context);
  const { cards } = await accountReply(page.client.call(accountOperations.getAccount, {}), request);
  return { cards, done: new URL(request.url).searchParams.get("done"), secrets: await formSecrets(page) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const outcome = await submitSavedItem(pageOf(context), await readForm(request), "/account/cards");
  return toActionResult(outcome);
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
