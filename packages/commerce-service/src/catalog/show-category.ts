import type { CategoryPage, Link, ListingQuery } from "@store/contract/catalog";
import type { Answer, CallContext } from "../service/context.ts";
import { listProducts } from "./list-products.ts";
import { listCategories } from "./queries/list-categories.ts";
import { type Category, findCategory, toCategoryLink, toDepartments } from "./rules/to-departments.ts";

const everything = {
  slug: "all",
  title: "All Products",
  description: "Everything we make and choose for the home, in one place.",
};
const home: Link = { title: "Home", url: "/" };

/** The products of a department or category, or of all of them for "all"; 404 if nothing of that name is sold here. */
export async function showCategory(
  slug: string,
  { query, context }: { query: ListingQuery; context: CallContext },
): Promise<Answer<CategoryPage>> {
  const departments = toDepartments(await listCategories(context.database, context));
  if (slug === everything.slug) {
    const listing = await listProducts("all", { query, context });
    return { kind: "reply", reply: { ...toWords(everything, [everything], departments), ...listing } };
  }
  const found = findCategory(departments, slug);
  if (!found) {
    return { kind: "refused", status: 404, errorCode: "CategoryNotFound", message: "There is no such category." };
  }
  const { category, department } = found;
  const path = category.kind === "department" ? [category] : [department, category];
  const listing = await listProducts({ slug }, { query, context });
  return { kind: "reply", reply: { ...toWords(category, path, department.categories), ...listing } };
}

type Words = Pick<Category, "slug" | "title" | "description">;

function toWords({ slug, title, description }: Words, path: readonly Words[], links: readonly Category[]) {
  return {
    title,
    description,
    breadcrumbs: [home, ...path.map(toCategoryLink)],
    subcategories: links.map((category) => ({ ...toCategoryLink(category), isCurrent: category.slug === slug })),
  };
}
