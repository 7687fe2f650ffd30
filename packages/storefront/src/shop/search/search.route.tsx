import { catalogOperations } from "@store/contract/catalog";
import { redirect } from "react-router";
import { pageOf, replyOf } from "../../web/context/page-context.ts";
import { useRoot, useStore } from "../../web/context/use-root.ts";
import type { PageHandle } from "../../web/page/page-handle.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import { filterLayouts } from "../listing/filter-layouts.ts";
import { listingParameters } from "../listing/listing-choice.ts";
import { getSearchQuery, listingQueryOf } from "../listing/listing-query.ts";
import type { Route } from "./+types/search.route";
import { SearchPage } from "./search-page.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { client } = pageOf(context);
  const url = new URL(request.url);
  const query = getSearchQuery(url);
  if (query === "") return null;
  const found = await replyOf(client.call(catalogOperations.searchProducts, { query, ...listingQueryOf(url) }));
  // A price in the query becomes a filter: the shopper sees it and can remove it.
  if (found.leadsTo !== undefined) throw redirect(found.leadsTo);
  return found;
}

export const meta: Route.MetaFunction = ({ matches, loaderData: search }) => {
  if (!search) return pageTitle(matches, "Search", "Find furniture, lighting, rugs and everything else by its name.");
  const found = search.items.slice(0, 3).map(({ name }) => name);
  const description = `${search.total === 1 ? "1 item" : `${search.total} items`} for “${search.query}”${found.length > 0 ? `: ${found.join(", ")} and more` : ""}.`;
  return pageTitle(matches, `Results for “${search.query}”`, description);
};

export const handle: PageHandle = { head: "listing", sharedBy: ["query", ...listingParameters] };

export default function Search({ loaderData }: Route.ComponentProps) {
  const root = useRoot();
  const { brand } = useStore();
  return <SearchPage search={loaderData} departments={root?.departments ?? []} filters={filterLayouts[brand]} />;
}
