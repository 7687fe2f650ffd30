/** A product that stands for a shelf. */
export interface ShelfFace {
  sku: string;
  name: string;
  picture: string;
  pictureAlt: string;
}
/** A department or a category as the database has it. */
export interface ShelfRow {
  slug: string;
  /** Null for a department. */
  parentSlug: string | null;
  title: string;
  description: string;
  /** Null where nothing of its own is sold here. */
  face: ShelfFace | null;
}
export interface Shelf extends Omit<ShelfRow, "face"> {
  face: ShelfFace;
}
export interface Department extends Shelf {
  categories: readonly Shelf[];
}

/** The departments with their categories, without those in which nothing is sold here. */
export function toDepartments(rows: readonly ShelfRow[]): Department[] {
  return rows
    .filter(({ parentSlug }) => parentSlug === null)
    .flatMap((row) => {
      const categories = rows.filter((category) => category.parentSlug === row.slug).flatMap(toShelf);
      const face = row.face ?? categories[0]?.face;
      return face ? [{ ...row, face, categories }] : [];
    });
}

/** The shelf of a name and the department it belongs to, itself if it is one; undefined where nothing of it is sold here. */
export function findShelf(
  departments: readonly Department[],
  slug: string,
): { shelf: Shelf; department: Department } | undefined {
  for (const department of departments) {
    const shelf = [department, ...department.categories].find((each) => each.slug === slug);
    if (shelf) return { shelf, department };
  }
  return undefined;
}

/** The address and words of a shelf. */
export function toShelfLink({ slug, title }: Pick<Shelf, "slug" | "title">) {
  return { title, url: `/browse/${slug}` };
}

function toShelf({ face, ...row }: ShelfRow): Shelf[] {
  return face ? [{ ...row, face }] : [];
}
