import { storedRows } from "./stored-rows.ts";

interface Options {
  site?: "US" | "CA";
  type?: "br" | "bb";
  /** What it wants one of. */
  sku?: string;
}

/** Gives an account a registry of a site; returns the code of its shared page. */
export async function createRegistry(email: string, name: string, options: Options = {}): Promise<string> {
  const { site = "US", type = "br", sku } = options;
  const [row] = await storedRows<{ registry_id: string; share_code: string }>(
    `insert into registry (registry_id, account_id, site, name, registry_type, event_date, created_at, share_code)
     values (gen_random_uuid()::text, $1, $2, $3, $4, '2030-06-12', now(), gen_random_uuid()::text)
     returning registry_id, share_code`,
    [email, site, name, type],
  );
  if (sku !== undefined)
    await storedRows("insert into registry_item (registry_id, sku, quantity, added_at) values ($1, $2, 1, now())", [
      row?.registry_id,
      sku,
    ]);
  return row?.share_code ?? "";
}
