import { registryOperations } from "@store/contract/registry";
import { pageOf } from "../../web/context/page-context.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import { accountReply } from "../account/saved-account.ts";
import type { Route } from "./+types/registries.route";
import { RegistriesPage } from "./registries-page.tsx";
import { toRegistrySignIn } from "./registry-sign-in.ts";
import { registryStyles } from "./registry-styles.ts";

export const links = registryStyles;

export async function loader({ context, request }: Route.LoaderArgs) {
  const call = pageOf(context).client.call(registryOperations.getRegistries, { id: "mine" });
  const { registries } = await accountReply(call, request, toRegistrySignIn);
  return {
    registries,
    done: new URL(request.url).searchParams.get("done"),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, "Your Registries"),
  { name: "robots", content: "noindex" },
];

export default function Registries({ loaderData }: Route.ComponentProps) {
  return <RegistriesPage {...loaderData} />;
}
