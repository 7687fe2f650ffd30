import { registryOperations } from "@store/contract/registry";
import styles from "@store/product-ui/registry.css?url";
import { pageTitle } from "../page-title.ts";
import { RegistriesPage } from "../pages/registry/registries-page.tsx";
import { pageOf } from "../server/page-context.ts";
import { accountReply } from "../server/saved-account.ts";
import type { Route } from "./+types/registries";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { client } = pageOf(context);
  const { registries } = await accountReply(client.call(registryOperations.getRegistries, { id: "mine" }), request);
  return { registries, isRemoved: new URL(request.url).searchParams.get("done") === "removed" };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, "Your Registries"),
  { name: "robots", content: "noindex" },
];

export default function Registries({ loaderData }: Route.ComponentProps) {
  return <RegistriesPage {...loaderData} />;
}
