import type { ColumnType } from "kysely";

/** Written by the database itself whenever the catalog changes. */
type Derived = ColumnType<string, never, never>;

/** What a search looks through for one SKU. */
export interface SearchDocumentTable {
  sku: Derived;
  product_id: Derived;
  document: Derived;
  name: Derived;
}
/** A word that some SKU's name, choice, category or material holds, in small letters. */
export interface SearchWordTable {
  word: Derived;
}
