import { catalogOperations } from "@store/contract/catalog";
import { pageTitle } from "../page-title.ts";
import { CategoryPage } from "../pages/listing/category-page.tsx";
import { filterLayouts } from "../pages/listing/filter-layouts.ts";
import { sectionalSofasPath } from "../planner-paths.ts";
import { listingQueryOf } from "../server/listing-query.ts";
import { pageOf } from "../server/page-context.ts";
import { replyOf } from "../server/reply-of.ts";
import { useStore } from "../use-store.ts";
import type { Route } from "./+types/furniture-sectional-sofas";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { client } = pageOf(context);
  const query = listingQueryOf(new URL(request.url));
  return replyOf(client.call(catalogOperations.getCategory, { slug: "sofas-and-sectionals", ...query }));
}

export const meta: Route.MetaFunction = ({ matches, loaderData: category }) => {
  if (!category) return pageTitle(matches);
  const title = category.page > 1 ? `${category.title}, page ${category.page}` : category.title;
  return pageTitle(matches, title, category.description);
};

export default function FurnitureSectionalSofas({ loaderData }: Route.ComponentProps) {
  const { brand } = useStore();
  return <CategoryPage category={loaderData} path={sectionalSofasPath} filters={filterLayouts[brand]} hasPlanner />;
}
