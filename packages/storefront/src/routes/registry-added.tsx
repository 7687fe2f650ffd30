import { registryOperations } from "@store/contract/registry";
import styles from "@store/product-ui/registry-add.css?url";
import { pageTitle } from "../page-title.ts";
import { toRegistrySignIn } from "../pages/registry/registry-sign-in.ts";
import { AddedPage } from "../pages/registry-scan/added-page.tsx";
import { isScanMode } from "../scan-mode.ts";
import { pageOf } from "../server/page-context.ts";
import { isQuantity } from "../server/registry-forms.ts";
import { accountReply } from "../server/saved-account.ts";
import type { Route } from "./+types/registry-added";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The confirmation of an add that was submitted without scripts (AMB-255). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const grId = searchParams.get("grId") ?? "";
  const sku = searchParams.get("sku") ?? "";
  const { registry } = await accountReply(
    pageOf(context).client.call(registryOperations.getRegistry, { grId }),
    request,
    toRegistrySignIn,
  );
  const asked = Number(searchParams.get("count"));
  const count = isQuantity(asked) ? asked : 1;
  const item = registry?.items.find((one) => one.sku === sku);
  return {
    grId,
    registryType: registry?.registryType ?? "",
    items: item ? [{ ...item, quantity: count }] : [],
    count,
    hasText: searchParams.has("text"),
    wasThere: searchParams.has("again"),
    isScanning: isScanMode(request.headers.get("cookie")),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, "Added to Your Registry"),
  { name: "robots", content: "noindex" },
];

export default function RegistryAdded({ loaderData }: Route.ComponentProps) {
  return <AddedPage {...loaderData} />;
}
