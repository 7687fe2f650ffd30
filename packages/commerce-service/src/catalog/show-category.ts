import type { CategoryPage, Link, ListingQuery } from "@store/contract/catalog";
import type { Site } from "@store/contract/shared";
import { toSiteWords } from "../pricing/to-metric-words.ts";
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
  const { site } = context;
  const departments = toDepartments(await listCategories(context.database, context));
  if (slug === everything.slug) {
    const listing = await listProducts("all", { query, context });
    return {
      kind: "reply",
      reply: { ...toWords(everything, { path: [everything], links: departments, site }), ...listing },
    };
  }
  const found = findCategory(departments, slug);
  if (!found) {
    return { kind: "refused", status: 404, errorCode: "CategoryNotFound", message: "There is no such category." };
  }
  const { category, department } = found;
  const path = category.kind === "department" ? [category] : [department, category];
  const listing = await listProducts({ slug }, { query, context });
  return { kind: "reply", reply: { ...toWords(category, { path, links: department.categories, site }), ...listing } };
}

type Words = Pick<Category, "slug" | "title" | "description">;

interface WordsOptions {
  readonly path: readonly Words[];
  readonly links: readonly Category[];
  readonly site: Site;
}

function toWords({ slug, title, description }: Words, { path, links, site }: WordsOptions) {
  return {
    title,
    description: toSiteWords(description, site),
    breadcrumbs: [home, ...path.map(toCategoryLink)],
    subcategories: links.map((category) => ({ ...toCategoryLink(category), isCurrent: category.slug === slug })),
  };
}
