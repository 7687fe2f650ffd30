import type { Site } from "@store/contract/shared";
import { type RawBuilder, sql } from "kysely";

/** An item of a registry, or what was bought of one that its owner has removed since. */
export interface PieceRow {
  sku: string;
  /** How many are wanted; null if its owner has removed it. */
  quantity: number | null;
  added_at: Date | null;
  bought: number;
  last_bought_at: Date | null;
  /** As it was called and looked when it was bought last; null if none was. */
  bought_title: string | null;
  bought_option: string | null;
  bought_picture: string | null;
  /** Whether givers may still buy it: bought pieces of what was removed, or is not sold any more, are the owner's alone. */
  is_wanted: boolean;
}

/** The pieces of a registry, from which both its page and the list of registries count. */
export function piecesOf(registryId: RawBuilder<string>, site: Site): RawBuilder<PieceRow> {
  return sql<PieceRow>`(
    select sku, item.quantity, item.added_at, coalesce(gift.quantity, 0) as bought,
      gift.placed_at as last_bought_at, gift.title as bought_title, gift.option_text as bought_option,
      gift.picture as bought_picture,
      item.quantity is not null and exists (select from variant v where v.sku = item.sku)
        and (gift.quantity is null or exists (select from offer f where f.sku = item.sku and f.site = ${site}))
        as is_wanted
    from (select * from registry_item where registry_id = ${registryId}) item
    full join (
      select l.sku, sum(l.quantity)::int as quantity, max(o.placed_at) as placed_at,
        (array_agg(l.title order by o.placed_at desc))[1] as title,
        (array_agg(l.option_text order by o.placed_at desc))[1] as option_text,
        (array_agg(l.picture order by o.placed_at desc))[1] as picture
      from order_line l join customer_order o using (order_id)
      where l.registry_id = ${registryId} group by l.sku) gift using (sku))`;
}
