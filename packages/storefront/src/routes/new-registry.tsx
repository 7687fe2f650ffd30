import { accountOperations } from "@store/contract/account";
import { redirect } from "react-router";
import { FormPage } from "../form-page.tsx";
import { pageTitle } from "../page-title.ts";
import { NewRegistryPage } from "../pages/registry/new-registry-page.tsx";
import { registryStyles } from "../pages/registry/registry-styles.ts";
import { pageOf } from "../server/page-context.ts";
import { formSecrets, invalidForm, readForm } from "../server/page-form.ts";
import { submitRegistry } from "../server/registry-forms.ts";
import { replyOf } from "../server/reply-of.ts";
import { toReturnUrl } from "../server/return-url.ts";
import { isForGuest } from "../server/saved-account.ts";
import type { Route } from "./+types/new-registry";

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
  return "location" in outcome ? redirect(outcome.location, 303) : invalidForm(outcome);
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
