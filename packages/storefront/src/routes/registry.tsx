import { registryOperations } from "@store/contract/registry";
import styles from "@store/product-ui/registry.css?url";
import { redirect } from "react-router";
import { FormPage } from "../form-page.tsx";
import { pageTitle } from "../page-title.ts";
import { RegistryPage } from "../pages/registry/registry-page.tsx";
import { isOver } from "../server/is-over.ts";
import { pageOf } from "../server/page-context.ts";
import { formSecrets, invalidForm, parseIntent, readForm } from "../server/page-form.ts";
import { submitRegistry, submitRegistryChange } from "../server/registry-forms.ts";
import { accountReply } from "../server/saved-account.ts";
import type { Route } from "./+types/registry";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = pageOf(context);
  const call = page.client.call(registryOperations.getRegistry, { grId: params.registryId });
  const { registry } = await accountReply(call, request);
  if (!registry) throw new Response(null, { status: 404 });
  const { origin, searchParams: query } = new URL(request.url);
  const sku = query.get("sku");
  return {
    registry,
    shareUrl: `${origin}/gift-registry/shared/${registry.shareCode}`,
    done: query.get("done"),
    removed: sku === null ? null : { sku, quantity: Number(query.get("quantity")) || 1 },
    asksToDelete: query.get("ask") === "delete",
    isOver: isOver(registry.eventDate),
    secrets: await formSecrets(page),
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
