import { catalogOperations } from "@store/contract/catalog";
import { Form } from "react-router";
import { pageOf, replyOf } from "../../web/context/page-context.ts";
import { useAbroad, usePostalCodeLabel } from "../../web/context/use-root.ts";
import { applyPostalCode } from "../../web/forms/apply-postal-code.ts";
import { readForm } from "../../web/forms/page-form.ts";
import type { PageHandle } from "../../web/page/page-handle.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import type { Route } from "./+types/stores.route";
import { StoresPage } from "./stores-page.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { client } = pageOf(context);
  return replyOf(client.call(catalogOperations.getStores, {}));
}

/** The form of a postal code. */
export async function action({ context, request }: Route.ActionArgs) {
  return applyPostalCode(pageOf(context), { request, form: await readForm(request) });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTitle(matches, "Stores", "Addresses, opening hours and services of our stores: come in and sit down.");

export const handle: PageHandle = { head: "reading", sharedBy: [], isListed: true };

export default function Stores({ loaderData, actionData }: Route.ComponentProps) {
  const isAbroad = useAbroad() !== undefined;
  return (
    <StoresPage
      {...loaderData}
      {...actionData}
      {...{ Form }}
      postalCodeLabel={usePostalCodeLabel()}
      isAbroad={isAbroad}
    />
  );
}
