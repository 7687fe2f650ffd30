import { catalogOperations } from "@store/contract/catalog";
import { redirect, useLocation } from "react-router";
import { pageOf, replyOf } from "../../web/context/page-context.ts";
import { useStore } from "../../web/context/use-root.ts";
import type { PageHandle } from "../../web/page/page-handle.ts";
import { toBreadcrumbData } from "../../web/search-engines/breadcrumb-data.ts";
import { pageTitle, shopOf } from "../../web/search-engines/page-title.ts";
import { sectionalSofasPath } from "../../web/urls/planner-paths.ts";
import type { Route } from "./+types/category.route";
import { CategoryPage } from "./category-page.tsx";
import { filterLayouts } from "./filter-layouts.ts";
import { listingParameters } from "./listing-choice.ts";
import { listingQueryOf } from "./listing-query.ts";

/** The list of the page without a category in its path. */
const sofasAndSectionals = "sofas-and-sectionals";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { client } = pageOf(context);
  const { category: slug = sofasAndSectionals } = params;
  // It has a page of its own.
  if (params.category === sofasAndSectionals) throw redirect(sectionalSofasPath, 301);
  const query = listingQueryOf(new URL(request.url));
  return replyOf(client.call(catalogOperations.getCategory, { slug, ...query }));
}

export const meta: Route.MetaFunction = ({ matches, loaderData: category, params }) => {
  const shop = shopOf(matches);
  if (!category || !shop) return pageTitle(matches);
  const title = category.page > 1 ? `${category.title}, page ${category.page}` : category.title;
  const [first] = category.items;
  const { brand, brandName } = shop.store;
  const shared = {
    preview: {
      name: `brand/${brand}-${params.category ?? sofasAndSectionals}`,
      alt: `${category.title} by ${brandName}`,
    },
    picture: first && { path: first.imagePathHiRes, alt: first.imageAlt },
  };
  return [
    ...pageTitle(matches, title, category.description, shared),
    { "script:ld+json": toBreadcrumbData(category.breadcrumbs, { origin: shop.origin }) },
  ];
};

export const handle: PageHandle = { head: "listing", sharedBy: listingParameters, isListed: true };

export default function Category({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const { brand } = useStore();
  return <CategoryPage category={loaderData} path={pathname} filters={filterLayouts[brand]} />;
}
