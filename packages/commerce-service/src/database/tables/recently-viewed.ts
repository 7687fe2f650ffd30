import type { Generated } from "kysely";

/** The last look of a session at a product. */
export interface RecentlyViewedTable {
  session_id: string;
  product_id: string;
  /** The variant that was looked at. */
  sku: string;
  /** Grows with every look. */
  view_number: Generated<number>;
}
