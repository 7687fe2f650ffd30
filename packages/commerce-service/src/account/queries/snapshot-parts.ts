// Expressions of the statement with which a call starts; the basket's module joins them.

/** The areas of the addresses of the session's account. */
export const accountAreas = `
  select upper(left(d.postal_code, 3)) from account_address d where d.account_id = s.account_id`;

/** The account of the session `s`, with its addresses in the site's country ($11), its cards and its certificates. */
export const toAccount = (certificates: string): string => `
  (select json_build_object('accountId', a.account_id, 'email', a.email, 'firstName', a.first_name, 'isTaxExempt', a.is_tax_exempt,
     'addresses', (select coalesce(json_agg(d order by position), '[]') from account_address d
        where d.account_id = a.account_id and d.country = $11),
     'cards', (select coalesce(json_agg(json_build_object('cardId', card_id, 'token', token, 'type', card_type,
          'lastFour', last_four, 'expMonth', exp_month, 'expYear', exp_year) order by position), '[]')
        from account_card k where k.account_id = a.account_id),
     'certificates', ${certificates})
   from account a where a.account_id = s.account_id)`;
