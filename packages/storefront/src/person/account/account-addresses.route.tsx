import { accountOperations } from "@store/contract/account";
import { FormSecretsProvider } from "@store/ui-kit/form";
import { pageOf } from "../../web/context/page-context.ts";
import { formSecrets, readForm, toActionResult } from "../../web/forms/page-form.ts";
import { checkoutStyles } from "../../web/page/form-styles.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import type { Route } from "./+types/account-addresses.route";
import { AddressesPage } from "./addresses-page.tsx";
import { accountReply, submitSavedItem } from "./saved-account.ts";

export const links = checkoutStyles;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageOf(context);
  const { addresses } = await accountReply(page.client.call(accountOperations.getAccount, {}), request);
  return { addresses, done: new URL(request.url).searchParams.get("done"), secrets: await formSecrets(page) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const outcome = await submitSavedItem(pageOf(context), await readForm(request), "/account/addresses");
  return toActionResult(outcome);
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, "Addresses"),
  { name: "robots", content: "noindex" },
];

export default function AccountAddresses({ loaderData, actionData }: Route.ComponentProps) {
  const { secrets, ...shown } = loaderData;
  return (
    <FormSecretsProvider value={secrets}>
      <AddressesPage {...shown} problem={actionData?.problem} />
    </FormSecretsProvider>
  );
}
