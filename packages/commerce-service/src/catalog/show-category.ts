import type { CategoryPage, Link, ListingQuery } from "@store/contract/catalog";
import type { Site } from "@store/contract/shared";
import { toSiteWords } from "../pricing/to-metric-words.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { listProducts } from "./list-products.ts";
import { listCategories } from "./queries/list-categories.ts";
import {
  type Category,
  type Department,
  findCategory,
  toCategoryLink,
  toCategoryLinks,
  toDepartments,
} from "./rules/to-departments.ts";

const everything = {
  slug: "all",
  title: "All Products",
  description: "Everything we make and choose for the home, in one place.",
};
/** Listings of several categories of one department. */
const combined = [
  {
    slug: "sofas-and-sectionals",
    title: "Sofas & Sectionals",
    description: "Every sofa and loveseat, and every sectional that is planned from its pieces.",
    members: ["sofas", "sectionals"],
  },
] as const;
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
  const several = combined.find((listing) => listing.slug === slug);
  if (several) return showCombined(several, { departments, query, context });
  const found = findCategory(departments, slug);
  if (!found) return categoryNotFound;
  const { category, department } = found;
  const path = category.kind === "department" ? [category] : [department, category];
  const listing = await listProducts({ slugs: [slug] }, { query, context });
  return { kind: "reply", reply: { ...toWords(category, { path, links: department.categories, site }), ...listing } };
}

const categoryNotFound = {
  kind: "refused",
  status: 404,
  errorCode: "CategoryNotFound",
  message: "There is no such category.",
} as const;

async function showCombined(
  { members, ...words }: (typeof combined)[number],
  { departments, query, context }: { departments: Department[]; query: ListingQuery; context: CallContext },
): Promise<Answer<CategoryPage>> {
  const [found] = members.flatMap((slug) => findCategory(departments, slug) ?? []);
  if (!found) return categoryNotFound;
  const { department } = found;
  const listing = await listProducts({ slugs: members }, { query, context });
  const shown = toWords(words, { path: [department, words], links: department.categories, site: context.site });
  return { kind: "reply", reply: { ...shown, ...listing } };
}

type Words = Pick<Category, "slug" | "title" | "description">;

interface WordsOptions {
  readonly path: readonly Words[];
  readonly links: readonly Category[];
  readonly site: Site;
}

function toWords({ slug, title, description }: Words, { path, links, site }: WordsOptions) {
  const own = toCategoryLink({ slug, title });
  return {
    title,
    description: toSiteWords(description, site),
    breadcrumbs: [home, ...path.map(toCategoryLink)],
    subcategories: toCategoryLinks(links).map((link) => ({ ...link, isCurrent: link.url === own.url })),
  };
}
