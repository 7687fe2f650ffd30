import { registriesOfBasket, registryAreas } from "../../registries/queries/registries-of-basket.ts";
import { snapshotColumns, snapshotSource } from "../../service/queries/load-request-snapshot.ts";

/**
 * The parts of the statement that belong to other modules: expressions over the session `s`, its basket `b` and a line
 * `l`. Parameters beyond those of the request snapshot: $7 SKUs, $8 areas of trips and $9 codes of registries; in the full
 * statement $10 promo codes, $11 hashes of tender numbers and $12 the site's country.
 */
export interface SnapshotParts {
  /** The units of the line's SKU that the basket's own order attempt holds. */
  ownHold: string;
  /** How many orders the trips to some areas have; the areas are a query of one column. */
  toBookedTrips: (areas: string) => string;
  /** The areas of the account's addresses. */
  accountAreas: string;
  promotions: string;
  tenders: string;
  account: string;
}

/** The areas of a basket, and those of the request. */
const basketAreas = `
  select upper(left(recipient->'address'->>'postalCode', 3)) from jsonb_array_elements(b.choices->'recipients') recipient
  union all select upper(left(b.choices->>'taxPostalCode', 3)) union all select unnest($8::text[])
  union all ${registryAreas}`;

/** The statements of calls that need the basket, as constant text. */
export function toSnapshotStatements(parts: SnapshotParts): {
  /** Session, basket, and the stock of its SKUs and those of the request. */
  plain: string;
  /** The same, with the codes and tenders of the basket and the request, and the account. */
  full: string;
} {
  const columns = `${snapshotColumns},
    b.basket_id, b.site, b.brand, b.version, b.status, b.in_checkout, b.reached_step, b.choices,
    (select json_agg(line order by position) from (
       select l.*, k.available + ${parts.ownHold} as available from basket_line l left join stock k using (sku)
       where l.basket_id = b.basket_id) line) as lines,
    (select json_object_agg(sku, available) from stock where sku = any($7::text[])) as stock,
    ${registriesOfBasket} as registries,
    (select version from shop_version)::text as shop_version`;
  const source = `${snapshotSource}
    left join basket b on b.owner_id = s.owner_id and b.site = $2 and b.status <> 'ordered'`;
  // Trips are relevant in the checkout: those to the destinations of the basket.
  const toTrips = (areas: string) => `case when b.in_checkout then ${parts.toBookedTrips(areas)} end as trips`;
  return {
    plain: `select ${columns}, ${toTrips(basketAreas)} from ${source}`,
    full: `select ${columns}, ${toTrips(`${basketAreas} union all ${parts.accountAreas}`)}, ${parts.promotions} as promotions,
      ${parts.tenders} as tenders, ${parts.account} as account from ${source}`,
  };
}
