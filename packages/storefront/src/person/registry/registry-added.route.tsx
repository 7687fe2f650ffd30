import { registryOperations } from "@store/contract/registry";
import styles from "@store/product-ui/registry-add.css?url";
import { pageOf } from "../../web/context/page-context.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import { isScanMode } from "../../web/urls/scan-mode.ts";
import { accountReply } from "../account/saved-account.ts";
import type { Route } from "./+types/registry-added.route";
import { AddedPage } from "./added-page.tsx";
import { isQuantity } from "./registry-forms.ts";
import { toRegistrySignIn } from "./registry-sign-in.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The confirmation of an add that was submitted without scripts (AMB-255). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const registryId = searchParams.get("grId") ?? "";
  const sku = searchParams.get("sku") ?? "";
  const { registry } = await accountReply(
    pageOf(context).client.call(registryOperations.getRegistry, { grId: registryId }),
    request,
    toRegistrySignIn,
  );
  const asked = Number(searchParams.get("count"));
  const count = isQuantity(asked) ? asked : 1;
  const item = registry?.items.find((one) => one.sku === sku);
  return {
    registryId,
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
