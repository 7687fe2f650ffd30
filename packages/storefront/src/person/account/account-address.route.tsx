import { accountOperations } from "@store/contract/account";
import { data } from "react-router";
import { pageOf } from "../../web/context/page-context.ts";
import { FormPage } from "../../web/forms/form-page.tsx";
import { formSecrets, readForm, toActionResult } from "../../web/forms/page-form.ts";
import { checkoutStyles } from "../../web/page/form-styles.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import type { Route } from "./+types/account-address.route";
import { AddressFormPage } from "./address-form-page.tsx";
import { accountReply, submitAddress } from "./saved-account.ts";

export const links = checkoutStyles;

/** The id in the URL of the page that adds an address. */
const newId = "new";

/** An address of the signed-in shopper; null for a new one. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = pageOf(context);
  const { addresses } = await accountReply(page.client.call(accountOperations.getAccount, {}), request);
  const address = addresses.find(({ addressId }) => addressId === params.addressId) ?? null;
  if (address === null && params.addressId !== newId) throw data(null, { status: 404 });
  return { address, secrets: await formSecrets(page) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const addressId = params.addressId === newId ? undefined : params.addressId;
  const outcome = await submitAddress(pageOf(context), await readForm(request), addressId);
  return toActionResult(outcome);
}

export const meta: Route.MetaFunction = ({ matches, params }) => [
  ...pageTitle(matches, params.addressId === newId ? "Add an Address" : "Edit Address"),
  { name: "robots", content: "noindex" },
];

export default function AccountAddress({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormPage secrets={loaderData.secrets}>
      <AddressFormPage address={loaderData.address} submitted={actionData} />
    </FormPage>
  );
}
