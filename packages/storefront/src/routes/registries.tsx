import { registryOperations } from "@store/contract/registry";
import { pageTitle } from "../page-title.ts";
import { RegistriesPage } from "../pages/registry/registries-page.tsx";
import { toRegistrySignIn } from "../pages/registry/registry-sign-in.ts";
import { registryStyles } from "../pages/registry/registry-styles.ts";
import { pageOf } from "../server/page-context.ts";
import { accountReply } from "../server/saved-account.ts";
import type { Route } from "./+types/registries";

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
