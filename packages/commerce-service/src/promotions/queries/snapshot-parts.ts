import { sql } from "kysely";

/**
 * The promotions of the codes in the basket `b` and in the request, of any site, with whether their limit of uses is
 * reached. An expression of the statement with which a call starts.
 */
export const toPromotions = (codes: readonly string[]) => sql`
  (select json_agg(json_build_object('code', p.code, 'description', p.description, 'kind', p.kind,
     'percent', p.percent, 'categorySlug', p.category_slug, 'isCombinable', p.is_combinable, 'usage', p.usage,
     'startsAt', p.starts_at, 'endsAt', p.ends_at,
     'sites', (select json_object_agg(ps.site, json_build_object('amountCents', ps.amount_cents,
        'minimumSubtotalCents', ps.minimum_subtotal_cents)) from promotion_site ps where ps.code = p.code),
     'isUsed', exists (select from promotion_use u where u.code = p.code and p.usage <> 'unlimited'
        and u.customer in ('*', coalesce((select email from account where account_id = s.account_id), lower(b.choices->>'email'))))))
   from promotion p
   where p.code in (select jsonb_array_elements_text(b.choices->'promoCodes') union all select unnest(${codes}::text[])))`;
