import { registryOperations } from "@store/contract/registry";
import { pageTitle } from "../page-title.ts";
import { ChecklistPage } from "../pages/registry/checklist-page.tsx";
import { toRegistrySignIn } from "../pages/registry/registry-sign-in.ts";
import { registryStyles } from "../pages/registry/registry-styles.ts";
import { pageOf } from "../server/page-context.ts";
import { accountReply } from "../server/saved-account.ts";
import type { Route } from "./+types/registry-checklist";

export const links = registryStyles;

const { getChecklist, getRegistry } = registryOperations;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { client, store } = pageOf(context);
  if (!store.interactiveChecklistEnabled) throw new Response(null, { status: 404 });
  const ofRegistry = { grId: params.registryId };
  const [{ registry }, { checklist }] = await Promise.all([
    accountReply(client.call(getRegistry, ofRegistry), request, toRegistrySignIn),
    accountReply(client.call(getChecklist, ofRegistry), request, toRegistrySignIn),
  ]);
  if (!registry || !checklist) throw new Response(null, { status: 404 });
  const { grId, name, registryType, eventDate } = registry;
  return { registry: { grId, name, registryType, eventDate }, checklist };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, "Checklist"),
  { name: "robots", content: "noindex" },
];

export default function RegistryChecklist({ loaderData }: Route.ComponentProps) {
  return <ChecklistPage {...loaderData} />;
}
