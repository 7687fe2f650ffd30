import { catalogOperations } from "@store/contract/catalog";
import { pageTitle } from "../page-title.ts";
import { CategoryPage } from "../pages/listing/category-page.tsx";
import { pageOf } from "../server/page-context.ts";
import { replyOf } from "../server/reply-of.ts";
import type { Route } from "./+types/category";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client } = pageOf(context);
  return replyOf(client.call(catalogOperations.getCategory, { slug: params.category }));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.title, loaderData?.description);

export default function Category({ loaderData }: Route.ComponentProps) {
  return <CategoryPage category={loaderData} />;
}
