import { catalogOperations } from "@store/contract/catalog";
import { pageTitle } from "../page-title.ts";
import { HomePage } from "../pages/home/home-page.tsx";
import { pageOf } from "../server/page-context.ts";
import { replyOf } from "../server/reply-of.ts";
import type { Route } from "./+types/home";

export async function loader({ context }: Route.LoaderArgs) {
  const { client } = pageOf(context);
  return replyOf(client.call(catalogOperations.getHome, {}));
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches);

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage home={loaderData} />;
}
