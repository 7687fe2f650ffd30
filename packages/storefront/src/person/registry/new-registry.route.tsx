import { accountOperations } from "@store/contract/account";
import { pageOf, replyOf } from "../../web/context/page-context.ts";
import { FormPage } from "../../web/forms/form-page.tsx";
import { formSecrets, readForm, toActionResult } from "../../web/forms/page-form.ts";
import { toReturnUrl } from "../../web/forms/return-url.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import { isForGuest } from "../account/saved-account.ts";
import type { Route } from "./+types/new-registry.route";
import { NewRegistryPage } from "./new-registry-page.tsx";
import { submitRegistry } from "./registry-forms.ts";
import { registryStyles } from "./registry-styles.ts";

export const links = registryStyles;

const readReturnUrl = (request: Request) => {
  const named = new URL(request.url).searchParams.get("returnUrl");
  return named === null ? null : toReturnUrl(named);
};

/** What was typed before a sign-in, which the address keeps meanwhile. */
function readTyped(request: Request): Record<string, string> {
  const query = new URL(request.url).searchParams;
  const names = ["name", "registryType", "eventDate", "address"];
  return Object.fromEntries(names.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? ""]] : [])));
}

/** The addresses to choose from; null for a guest. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageOf(context);
  const result = await page.client.call(accountOperations.getAccount, {});
  return {
    addresses: isForGuest(result) ? null : (await replyOf(Promise.resolve(result))).addresses,
    typed: readTyped(request),
    returnUrl: readReturnUrl(request),
    secrets: await formSecrets(page),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const returnUrl = readReturnUrl(request) ?? undefined;
  const outcome = await submitRegistry(pageOf(context), await readForm(request), { returnUrl });
  return toActionResult(outcome);
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, "Create a Registry"),
  { name: "robots", content: "noindex" },
];

export default function NewRegistry({ loaderData, actionData }: Route.ComponentProps) {
  const { secrets, ...shown } = loaderData;
  return (
    <FormPage secrets={secrets}>
      <NewRegistryPage {...shown} submitted={actionData} />
    </FormPage>
  );
}
