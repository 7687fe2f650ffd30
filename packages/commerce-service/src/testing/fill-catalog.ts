import pg from "pg";
import { sampleSkus } from "./sample-inputs.ts";

const model = sampleSkus.lamp;
const firstSku = 990_001;
const plenty = 100_000_000;

/**
 * Adds the given number of items to the catalog of a test's own database, each like the sample item, with stock that no
 * test empties; returns their SKUs. The sample catalog has fewer items than the largest baskets have lines.
 */
export async function fillCatalog(databaseUrl: string, count: number): Promise<string[]> {
  const skus = Array.from({ length: count }, (_, index) => String(firstSku + index));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Copies whole rows, so that a new column needs no change here.
    for (const table of ["variant", "offer", "stock"]) {
      const copy = `(jsonb_populate_record(model, jsonb_build_object('sku', copied))).*`;
      await client.query(
        `insert into ${table} select ${copy} from ${table} model, unnest($2::text[]) copied where model.sku = $1`,
        [model, skus],
      );
    }
    await client.query("update stock set available = $1, received = $1 where sku = any($2)", [plenty, skus]);
  } finally {
    await client.end();
  }
  return skus;
}
