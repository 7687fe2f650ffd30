import type { Link } from "@store/contract/catalog";

/** The product whose picture represents a category. */
interface CategoryPicture {
  sku: string;
  name: string;
  picture: string;
  pictureAlt: string;
}
/** A department or a category as a database row. */
export interface CategoryRow {
  slug: string;
  /** Null for a department. */
  parentSlug: string | null;
  title: string;
  description: string;
  /** Null if nothing of it is sold here. */
  face: CategoryPicture | null;
}
interface Sold extends Omit<CategoryRow, "face"> {
  face: CategoryPicture;
}
export interface Department extends Sold {
  kind: "department";
  categories: readonly (Sold & { kind: "category" })[];
}
export type Category = Department | Department["categories"][number];

/** The departments with their categories, without those that are empty here. */
export function toDepartments(rows: readonly CategoryRow[]): Department[] {
  return rows
    .filter(({ parentSlug }) => parentSlug === null)
    .flatMap((row) => {
      const categories = rows.filter((category) => category.parentSlug === row.slug).flatMap(toCategory);
      const face = row.face ?? categories[0]?.face;
      return face ? [{ ...row, kind: "department" as const, face, categories }] : [];
    });
}

/** The category with a slug and its department, which may be the same; undefined if nothing of it is sold here. */
export function findCategory(
  departments: readonly Department[],
  slug: string,
): { category: Category; department: Department } | undefined {
  for (const department of departments) {
    const category = [department, ...department.categories].find((each) => each.slug === slug);
    if (category) return { category, department };
  }
  return undefined;
}

/** The URL and title of a category. */
export function toCategoryLink({ slug, title }: Pick<Category, "slug" | "title">) {
  return { title, url: `/browse/${slug}` };
}

const plannerLink: Link = { title: "Sectional Planner", url: "/sectional-planner-collections/" };

/** The URLs and titles of categories; the planner of sectionals is listed after their category (AMB-277). */
export function toCategoryLinks(categories: readonly Pick<Category, "slug" | "title">[]): Link[] {
  return categories.flatMap((category) => [
    toCategoryLink(category),
    ...(category.slug === "sectionals" ? [plannerLink] : []),
  ]);
}

function toCategory({ face, ...row }: CategoryRow): Department["categories"] {
  return face ? [{ ...row, kind: "category", face }] : [];
}
