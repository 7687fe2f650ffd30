import { catalogOperations } from "@store/contract/catalog";
import { pageTitle } from "../page-title.ts";
import { HomePage } from "../pages/home/home-page.tsx";
import { pageOf } from "../server/page-context.ts";
import { replyOf } from "../server/reply-of.ts";
import type { Route } from "./+types/home";

/** The window itself; a shop that cannot name its stores right now still opens. */
export async function loader({ context }: Route.LoaderArgs) {
  const { client } = pageOf(context);
  const [home, stores] = await Promise.all([
    replyOf(client.call(catalogOperations.getHome, {})),
    client.call(catalogOperations.getStores, {}),
  ]);
  return { home, stores: stores.ok ? stores.value.stores : [] };
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches);

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
