import { type RawBuilder, sql } from "kysely";
import { savedCardLimit } from "../../payment/rules/to-saved-card.ts";

/**
 * The cards of a basket that its account asked to keep, as rows of `account_card`: up to the limit of an account, and none
 * that it has already. Ends in a condition, to which more may be added.
 */
export function cardsToSave({
  basketId,
  accountId,
}: {
  basketId: string;
  accountId: string | null;
}): RawBuilder<object> {
  return sql<object>`
    select asked.card->>'id', ${accountId}::text, asked.card->>'token', asked.card->>'type', asked.card->>'lastFour',
      asked.card->>'expMonth', asked.card->>'expYear', (known.last_position + asked.place)::int
    from (
      select card, row_number() over (order by place) as place
      from basket, jsonb_array_elements(choices->'cards') with ordinality as entry (card, place)
      where basket_id = ${basketId} and ${accountId}::text is not null and card->>'isToBeSaved' = 'true'
        and not exists (
          select from account_card same where same.account_id = ${accountId} and same.card_type = card->>'type'
            and same.last_four = card->>'lastFour' and same.exp_month = card->>'expMonth' and same.exp_year = card->>'expYear')
    ) asked,
    (select count(*) as held, coalesce(max(position), 0) as last_position from account_card where account_id = ${accountId}) known
    where known.held + asked.place <= ${savedCardLimit}`;
}
