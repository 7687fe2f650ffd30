import { catalogOperations } from "@store/contract/catalog";
import { pageTitle } from "../page-title.ts";
import { StoresPage } from "../pages/content/stores-page.tsx";
import type { ReadingHandle } from "../server/head-of.ts";
import { pageOf } from "../server/page-context.ts";
import { replyOf } from "../server/reply-of.ts";
import type { Route } from "./+types/stores";

export async function loader({ context }: Route.LoaderArgs) {
  const { client } = pageOf(context);
  return replyOf(client.call(catalogOperations.getStores, {}));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTitle(matches, "Stores", "Addresses, opening hours and services of our stores: come in and sit down.");

export const handle: ReadingHandle = { head: "reading" };

export default function Stores({ loaderData }: Route.ComponentProps) {
  return <StoresPage stores={loaderData.stores} />;
}
