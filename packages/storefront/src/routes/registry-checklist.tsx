import { registryOperations } from "@store/contract/registry";
import { pageTitle } from "../page-title.ts";
import { ChecklistPage } from "../pages/registry/checklist-page.tsx";
import { pageOf } from "../server/page-context.ts";
import { accountReply } from "../server/saved-account.ts";
import type { Route } from "./+types/registry-checklist";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const call = pageOf(context).client.call(registryOperations.getChecklist, { grId: params.registryId });
  const { checklist } = await accountReply(call, request);
  if (!checklist) throw new Response(null, { status: 404 });
  return { checklist };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, "Checklist"),
  { name: "robots", content: "noindex" },
];

export default function RegistryChecklist({ loaderData }: Route.ComponentProps) {
  return <ChecklistPage {...loaderData} />;
}
