import type { Checklist } from "@store/contract/registry";
import type { RegistryType } from "@store/contract/registry/requests";
import type { Department } from "../../catalog/rules/to-departments.ts";

/** How many items of a category a registry of each type usually has; categories without a number are not listed. */
const recommended: Readonly<Record<RegistryType, Readonly<Record<string, number>>>> = {
  br: {
    dinnerware: 8,
    bath: 6,
    bedding: 4,
    "table-lamps": 2,
    "vases-and-mirrors": 3,
    "pillows-and-throws": 4,
    rugs: 2,
  },
  bb: { bedding: 3, bath: 4, rugs: 1, "bedroom-storage": 1, "table-lamps": 1, "pillows-and-throws": 3 },
  hw: { dinnerware: 4, "vases-and-mirrors": 3, "pillows-and-throws": 3, "table-lamps": 2, "floor-lamps": 1, rugs: 1 },
  an: { dinnerware: 4, "vases-and-mirrors": 2, bedding: 2, bath: 2 },
};

/** The checklist of a registry: by department, what it usually has of each category and what it has. */
export function toChecklist(
  departments: readonly Department[],
  { registryType, items }: { registryType: RegistryType; items: readonly { categorySlug: string; quantity: number }[] },
): Checklist {
  const numbers = recommended[registryType];
  const countIn = (slug: string) =>
    items.reduce((sum, { categorySlug, quantity }) => sum + (categorySlug === slug ? quantity : 0), 0);
  const groups = departments.map((department) => ({
    title: department.title,
    entries: [department, ...department.categories].flatMap(({ slug, title: label }) => {
      const number = numbers[slug];
      return number === undefined ? [] : [{ label, recommended: number, added: countIn(slug), url: `/browse/${slug}` }];
    }),
  }));
  return { groups: groups.filter(({ entries }) => entries.length > 0) };
}
