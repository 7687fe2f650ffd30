import { accountOperations } from "@store/contract/account";
import { registryOperations } from "@store/contract/registry";
import { moved } from "@store/ui-kit/form-outcome";
import { pageOf } from "../../web/context/page-context.ts";
import { FormPage } from "../../web/forms/form-page.tsx";
import { formSecrets, parseIntent, readForm, toActionResult } from "../../web/forms/page-form.ts";
import { readText } from "../../web/forms/read-text.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import { registriesPath } from "../../web/urls/registry-paths.ts";
import { accountReply, isForGuest } from "../account/saved-account.ts";
import type { Route } from "./+types/registry.route";
import { isQuantity, submitRegistry, submitRegistryChange } from "./registry-forms.ts";
import { RegistryPage } from "./registry-page.tsx";
import { toRegistrySignIn } from "./registry-sign-in.ts";
import { registryStyles } from "./registry-styles.ts";

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
    unsaved: readUnsaved(query),
    ask: query.get("ask"),
    askedSku: query.get("ask") === "removeItem" ? query.get("sku") : null,
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

/** The fields that a sign-in keeps, by the command of their form. */
const typedNames: ReadonlyMap<string | null, readonly string[]> = new Map([
  ["saveRegistry", ["name", "registryType", "eventDate", "address"]],
  ["updateItem", ["sku", "quantity"]],
]);

/** What was typed before a sign-in, as if it was just submitted. */
function readUnsaved(query: URLSearchParams) {
  const names = typedNames.get(query.get("unsaved"));
  if (!names) return undefined;
  const fields = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ""]));
  return { problem: "You were signed out before this was saved. Please save it again.", fields };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const page = pageOf(context);
  const form = await readForm(request);
  const { registryId } = params;
  const { command } = parseIntent(form);
  const outcome =
    command === "saveRegistry"
      ? await submitRegistry(page, form, { registryId })
      : await submitRegistryChange(page, form, registryId);
  if (outcome.kind === "moved" || !isForGuest(await page.client.call(accountOperations.getAccount, {})))
    return toActionResult(outcome);
  // The session has ended meanwhile: what was typed comes back after the sign-in.
  const typed = (typedNames.get(command) ?? []).map((name) => [name, readText(form, name) ?? ""]);
  const query = typed.length === 0 ? "" : `?${new URLSearchParams([["unsaved", command], ...typed])}`;
  return toActionResult(moved(toRegistrySignIn(`${registriesPath}/${registryId}${query}`)));
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, "Edit Registry"),
  { name: "robots", content: "noindex" },
];

export default function Registry({ loaderData, actionData }: Route.ComponentProps) {
  const { secrets, unsaved, ...shown } = loaderData;
  return (
    <FormPage secrets={secrets}>
      <RegistryPage {...shown} submitted={actionData ?? unsaved} />
    </FormPage>
  );
}
