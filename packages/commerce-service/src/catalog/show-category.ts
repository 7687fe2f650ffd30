import type { CategoryPage, ListingQuery } from "@store/contract/catalog";
import type { Answer, CallContext } from "../service/context.ts";
import { findCategory, findSoldVariants } from "./queries.ts";
import { groupByProduct } from "./rules/group-by-product.ts";
import { toListing } from "./rules/listing/to-listing.ts";

const everything = { title: "All Products", description: "Everything we make and choose for the home, in one place." };

/** The products of a category, or of all of them under "all"; 404 for a category that does not exist. */
export async function showCategory(
  slug: string,
  { query, context: { database, site, brand } }: { query: ListingQuery; context: CallContext },
): Promise<Answer<CategoryPage>> {
  const isAll = slug === "all";
  const category = isAll ? everything : await findCategory(database, slug);
  if (!category) {
    return { kind: "refused", status: 404, errorCode: "CategoryNotFound", message: "There is no such category." };
  }
  const { title, description } = category;
  const variants = await findSoldVariants(database, { site, brand }, isAll ? {} : { categorySlug: slug });
  const breadcrumbs = [
    { title: "Home", url: "/" },
    { title, url: `/browse/${slug}` },
  ];
  const listing = toListing(groupByProduct(variants), { query, site });
  return { kind: "reply", reply: { title, description, breadcrumbs, subcategories: [], ...listing } };
}
