import type { Site } from "@store/contract/shared";
import { sql } from "kysely";

// Expressions of the statement with which a call starts; the basket's module joins them.

/** The codes of the registries for which the lines of the basket `b` are, as a query of one column. */
const codesOfBasket = sql`
  select l.registry_code from basket_line l where l.basket_id = b.basket_id and l.registry_code is not null`;

/** How many are wanted and not bought yet of what the basket and the request have of a registry `r`, by SKU. */
const leftOfRegistry = (skus: readonly string[]) => sql`
  (select coalesce(json_object_agg(i.sku, greatest(0, i.quantity - coalesce((select sum(o.quantity) from order_line o
     where o.registry_id = r.registry_id and o.sku = i.sku), 0))), '{}')
   from registry_item i where i.registry_id = r.registry_id
     and (i.sku = any(${skus}::text[]) or i.sku in (select l.sku from basket_line l where l.basket_id = b.basket_id)))`;

/** The registries of the site with these codes, and with those of the request. */
export const registriesOfBasket = (site: Site, { skus, codes }: Record<"skus" | "codes", readonly string[]>) => sql`
  (select json_agg(json_build_object('registryId', r.registry_id, 'shareCode', r.share_code, 'name', r.name,
     'address', r.address, 'left', ${leftOfRegistry(skus)}))
   from registry r where r.site = ${site} and r.share_code = any(array(${codesOfBasket} union all select unnest(${codes}::text[]))))`;

/** The areas of their addresses. */
export const registryAreas = sql`
  select upper(left(r.address->>'postalCode', 3)) from registry r where r.share_code = any(array(${codesOfBasket}))`;
