import { registryOperations } from "@store/contract/registry";
import { invalid } from "@store/ui-kit/form-outcome";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { addClient, toAddData } from "../../buy/adding/add-data.ts";
import { addToCart } from "../../buy/adding/add-to-cart.ts";
import { answerAdd } from "../../buy/adding/answer-add.ts";
import { pageOf, replyOf } from "../../web/context/page-context.ts";
import { hasChangedNothing } from "../../web/forms/has-changed-nothing.ts";
import { readForm, toActionResult } from "../../web/forms/page-form.ts";
import { readText } from "../../web/forms/read-text.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import type { Route } from "./+types/shared-registry.route";
import { isQuantity, quantityProblem, readCount } from "./registry-forms.ts";
import { RegistryNotFoundPage } from "./registry-not-found-page.tsx";
import { registryStyles } from "./registry-styles.ts";
import { SharedRegistryPage } from "./shared-registry-page.tsx";

export const links = registryStyles;

/** The registry of a link; null, with the status 404, if it was deleted or has another link now. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { client, otherBrandOrigin } = pageOf(context);
  const { shareCode } = params;
  const result = await client.call(registryOperations.getSharedRegistry, { shareCode });
  const isLost = !result.ok && "status" in result.failure && [400, 404].includes(result.failure.status);
  if (isLost) return data(null, { status: 404 });
  const registry = await replyOf(Promise.resolve(result));
  return {
    registry,
    otherBrandUrl: `${otherBrandOrigin}/gift-registry/shared/${shareCode}`,
  };
}

/** The add-to-cart form of an item, with or without scripts, as that of a product page. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const fields = { sku: readText(form, "sku") ?? "", quantity: readText(form, "quantity") ?? "" };
  if (!isQuantity(readCount(fields.quantity))) return toActionResult(invalid({ problem: quantityProblem, fields }));
  const client = addClient(pageOf(context), { request, form });
  const outcome = await addToCart(client, form);
  if (outcome.kind === "invalid") return toActionResult({ ...outcome, fields });
  return toAddData(outcome, { request, form, isReplayed: client.isReplayed });
}

export const clientAction = (args: Route.ClientActionArgs) => answerAdd(args);

export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !hasChangedNothing(actionResult);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageTitle(matches, loaderData?.registry.name ?? "Gift Registry"),
  { name: "robots", content: "noindex" },
];

export default function SharedRegistry({ loaderData, actionData, params }: Route.ComponentProps) {
  if (loaderData === null) return <RegistryNotFoundPage />;
  return <SharedRegistryPage {...loaderData} {...actionData} shareCode={params.shareCode} />;
}
