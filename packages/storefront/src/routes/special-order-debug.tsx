import styles from "@store/product-ui/special-order.css?url";
import { pageTitle } from "../page-title.ts";
import { debugProductOperation } from "../pages/special-order/debug-operation.ts";
import { SpecialOrderPage } from "../pages/special-order/special-order-page.tsx";
import { loadSpecialOrder } from "../server/load-special-order.ts";
import { pageOf } from "../server/page-context.ts";
import { readOrderAddress } from "../server/read-order-address.ts";
import type { Route } from "./+types/special-order-debug";

export { action, clientAction, shouldRevalidate } from "./special-order.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The debug variant of a special order [SPEC-10]: the service answers its call only where debug tools are on. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { client } = pageOf(context);
  const address = readOrderAddress(new URL(request.url));
  const loaded = await loadSpecialOrder(client, { sku: params.sku, address, operation: debugProductOperation });
  return { ...loaded, address };
}

export const meta: Route.MetaFunction = ({ matches, params }) => [
  ...pageTitle(matches, `Debug Tools | Special Order | ${params.sku}`),
  { name: "robots", content: "noindex" },
];

export default function SpecialOrderDebug({ loaderData, actionData }: Route.ComponentProps) {
  const result = { problem: null, added: null, terms: null, ...actionData };
  return <SpecialOrderPage {...loaderData} {...result} isDebug />;
}
