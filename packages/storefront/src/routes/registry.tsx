import { accountOperations } from "@store/contract/account";
import { registryOperations } from "@store/contract/registry";
import { redirect } from "react-router";
import { FormPage } from "../form-page.tsx";
import { pageTitle } from "../page-title.ts";
import { RegistryPage } from "../pages/registry/registry-page.tsx";
import { toRegistrySignIn } from "../pages/registry/registry-sign-in.ts";
import { registryStyles } from "../pages/registry/registry-styles.ts";
import { isOver } from "../server/is-over.ts";
import { pageOf } from "../server/page-context.ts";
import { formSecrets, invalidForm, parseIntent, readForm } from "../server/page-form.ts";
import { isQuantity, submitRegistry, submitRegistryChange } from "../server/registry-forms.ts";
import { accountReply } from "../server/saved-account.ts";
import type { Route } from "./+types/registry";

export const links = registryStyles;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = pageOf(context);
  const { client, origins, store } = page;
  const call = client.call(registryOperations.getRegistry, { grId: params.registryId });
  const { registry } = await accountReply(call, request, toRegistrySignIn);
  if (!registry) throw new Response(null, { status: 404 });
  const { addresses } = await accountReply(client.call(accountOperations.getAccount, {}), request, toRegistrySignIn);
  const { searchParams: query } = new URL(request.url);
  return {
    registry,
    addresses,
    shareUrl: `${origins[store.site]}/gift-registry/shared/${registry.shareCode}`,
    ...readDone(query),
    ask: query.get("ask"),
    isOver: isOver(registry.eventDate),
    secrets: await formSecrets(page),
  };
}

/** What an item says of the form that redirected here. */
const changeTexts: ReadonlyMap<string | null, string> = new Map([
  ["updateItem", "Updated."],
  ["undoRemove", "It is back in your registry."],
]);

/** What the form that redirected here has done. */
function readDone(query: URLSearchParams) {
  const done = query.get("done");
  const sku = query.get("sku");
  const text = changeTexts.get(done);
  const quantity = Number(query.get("quantity"));
  return {
    done,
    changed: text !== undefined && sku !== null ? { sku, text } : null,
    removed: done === "removeItem" && sku !== null ? { sku, quantity: isQuantity(quantity) ? quantity : null } : null,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const page = pageOf(context);
  const form = await readForm(request);
  const { registryId: grId } = params;
  const outcome =
    parseIntent(form).command === "saveRegistry"
      ? await submitRegistry(page, form, { grId })
      : await submitRegistryChange(page, form, grId);
  return "location" in outcome ? redirect(outcome.location, 303) : invalidForm(outcome);
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, "Edit Registry"),
  { name: "robots", content: "noindex" },
];

export default function Registry({ loaderData, actionData }: Route.ComponentProps) {
  const { secrets, ...shown } = loaderData;
  return (
    <FormPage secrets={secrets}>
      <RegistryPage {...shown} submitted={actionData} />
    </FormPage>
  );
}
