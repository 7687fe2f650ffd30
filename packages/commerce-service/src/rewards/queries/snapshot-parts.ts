/** The certificates of the account `a` on the site. An expression of the statement with which a call starts. */
export const certificates = `
        (select coalesce(json_agg(json_build_object('kind', 'certificate', 'certificateId', certificate_id,
          'numberHash', number_hash, 'pinHash', null, 'lastFour', last_four, 'site', site, 'expiresAt', expires_at,
          'accountId', account_id, 'balanceCents', amount_cents, 'isUsed', used_at is not null, 'description', null)
          order by expires_at, certificate_id), '[]')
        from reward_certificate r where r.account_id = a.account_id and r.site = $2)`;
