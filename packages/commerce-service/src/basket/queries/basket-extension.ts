import type { Site } from "@store/contract/shared";
import { type RawBuilder, sql } from "kysely";
import { registriesOfBasket, registryAreas } from "../../registries/queries/registries-of-basket.ts";
import type { SnapshotExtension } from "../../service/queries/load-request-snapshot.ts";
import type { BasketQuery } from "../basket-call.ts";

/**
 * The parts of the statement that belong to other modules: expressions over the session `s`, its basket `b` and a line
 * `l`, with what the request names.
 */
export interface SnapshotParts {
  /** The units of the line's SKU that the basket's own order attempt holds. */
  ownHold: RawBuilder<unknown>;
  /** How many orders the trips to some areas have; the areas are a query of one column. */
  toBookedTrips: (areas: RawBuilder<unknown>, since: Date) => RawBuilder<unknown>;
  /** The areas of the account's addresses. */
  accountAreas: RawBuilder<unknown>;
  toPromotions: (codes: readonly string[]) => RawBuilder<unknown>;
  toTenders: (numberHashes: readonly string[]) => RawBuilder<unknown>;
  toAccount: (site: Site) => RawBuilder<unknown>;
  /** The postal code of the account's default address. */
  toAccountPostalCode: (site: Site) => RawBuilder<unknown>;
}

/**
 * What a call that needs the basket reads: the basket, and the stock of its SKUs and those of the request; in full also
 * the codes and tenders of the basket and the request, and the account.
 */
export function toBasketExtension(
  parts: SnapshotParts,
  { site, seenSince, preload, isFull }: BasketQuery & { isFull: boolean },
): SnapshotExtension {
  const { skus = [], areas = [], shareCodes = [], promoCodes = [], tenderHashes = [] } = preload;
  const basketAreas = sql`
    select upper(left(recipient->'address'->>'postalCode', 3)) from jsonb_array_elements(b.choices->'recipients') recipient
    union all select upper(left(s.postal_code, 3)) union all select unnest(${areas}::text[])
    union all ${registryAreas}`;
  const allAreas = isFull ? sql`${basketAreas} union all ${parts.accountAreas}` : basketAreas;
  const named = sql`${parts.toPromotions(promoCodes)} as promotions, ${parts.toTenders(tenderHashes)} as tenders,
    ${parts.toAccount(site)} as account,`;
  return {
    // Trips are relevant in the checkout: those to the destinations of the basket.
    columns: sql`
      b.basket_id, b.site, b.brand, b.version, b.status, b.in_checkout, b.reached_step, b.choices,
      (select json_agg(line order by position) from (
         select l.*, k.available + ${parts.ownHold} as available from basket_line l left join stock k using (sku)
         where l.basket_id = b.basket_id) line) as lines,
      (select json_object_agg(sku, available) from stock where sku = any(${skus}::text[])) as stock,
      ${registriesOfBasket(site, { skus, codes: shareCodes })} as registries,
      (select version from shop_version)::text as shop_version,
      case when b.in_checkout then ${parts.toBookedTrips(allAreas, seenSince)} end as trips, ${isFull ? named : sql``}`,
    joins: joinBasket(site),
  };
}

const joinBasket = (site: Site) =>
  sql`left join basket b on b.owner_id = s.owner_id and b.site = ${site} and b.status <> 'ordered'`;

/** What any other call reads for the place of the visit: the choices of the basket and the account's default address. */
export function toPlaceExtension({ toAccountPostalCode }: SnapshotParts, site: Site): SnapshotExtension {
  return {
    columns: sql`
      b.choices->'recipients' as recipients, b.choices->>'shipToCountry' as ship_to_country,
      ${toAccountPostalCode(site)} as account_postal_code,`,
    joins: joinBasket(site),
  };
}
