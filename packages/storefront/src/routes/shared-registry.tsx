import { registryOperations } from "@store/contract/registry";
import styles from "@store/product-ui/registry.css?url";
import { answerOrProblem } from "../adding/answer-or-problem.ts";
import { pageTitle } from "../page-title.ts";
import { SharedRegistryPage } from "../pages/registry/shared-registry-page.tsx";
import { addClient, toAddData } from "../server/add-data.ts";
import { addToCart } from "../server/add-to-cart.ts";
import { isOver } from "../server/is-over.ts";
import { pageOf } from "../server/page-context.ts";
import { readForm } from "../server/page-form.ts";
import { replyOf } from "../server/reply-of.ts";
import type { Route } from "./+types/shared-registry";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shareCode } = params;
  const registry = await replyOf(pageOf(context).client.call(registryOperations.getSharedRegistry, { shareCode }));
  return { registry, isOver: isOver(registry.eventDate) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const client = addClient(pageOf(context), { request, form });
  return toAddData(await addToCart(client, form), { request, form, isReplayed: client.isReplayed });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrProblem(serverAction());

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageTitle(matches, loaderData?.registry.name),
  { name: "robots", content: "noindex" },
];

export default function SharedRegistry({ loaderData, actionData, params }: Route.ComponentProps) {
  const problem = actionData && "problem" in actionData ? actionData.problem : undefined;
  return <SharedRegistryPage {...loaderData} shareCode={params.shareCode} problem={problem} />;
}
