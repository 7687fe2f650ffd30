import type { StoreDatabase } from "@store/commerce-service";

/** A category of the navigation. */
interface CategorySeed {
  slug: string;
  title: string;
  description: string;
  /** The SKU whose picture the category shows. */
  sku: string;
}
/** A department with its categories. */
export interface DepartmentSeed extends CategorySeed {
  categories: readonly CategorySeed[];
}

/** The home page of a brand. Each tile shows the picture of its SKU. */
export type HomePageSeed = Pick<StoreDatabase["home_page"], "brand"> & {
  hero: StoreDatabase["home_page"]["hero"]["__select__"];
  story: NonNullable<StoreDatabase["home_page"]["story"]["__select__"]>;
  tiles: readonly { slug: string; sku: string }[];
  sections: StoreDatabase["home_page"]["sections"]["__select__"];
};
