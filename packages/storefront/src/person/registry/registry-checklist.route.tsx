import { registryOperations } from "@store/contract/registry";
import { pageOf } from "../../web/context/page-context.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import { accountReply } from "../account/saved-account.ts";
import type { Route } from "./+types/registry-checklist.route";
import { ChecklistPage } from "./checklist-page.tsx";
import { toRegistrySignIn } from "./registry-sign-in.ts";
import { registryStyles } from "./registry-styles.ts";

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
