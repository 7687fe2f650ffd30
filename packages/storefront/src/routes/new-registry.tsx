import { registryOperations } from "@store/contract/registry";
import styles from "@store/product-ui/registry.css?url";
import { redirect } from "react-router";
import { FormPage } from "../form-page.tsx";
import { pageTitle } from "../page-title.ts";
import { NewRegistryPage } from "../pages/registry/new-registry-page.tsx";
import { pageOf } from "../server/page-context.ts";
import { formSecrets, invalidForm, readForm } from "../server/page-form.ts";
import { submitRegistry } from "../server/registry-forms.ts";
import { toReturnUrl } from "../server/return-url.ts";
import { accountReply } from "../server/saved-account.ts";
import type { Route } from "./+types/new-registry";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageOf(context);
  await accountReply(page.client.call(registryOperations.getRegistries, { id: "mine" }), request);
  return { secrets: await formSecrets(page) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const asked = new URL(request.url).searchParams.get("returnUrl");
  const returnUrl = asked === null ? undefined : toReturnUrl(asked);
  const outcome = await submitRegistry(pageOf(context), await readForm(request), { returnUrl });
  return "location" in outcome ? redirect(outcome.location, 303) : invalidForm(outcome);
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, "Create a Registry"),
  { name: "robots", content: "noindex" },
];

export default function NewRegistry({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormPage secrets={loaderData.secrets}>
      <NewRegistryPage submitted={actionData} />
    </FormPage>
  );
}
