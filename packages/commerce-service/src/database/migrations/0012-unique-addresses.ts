import { type Kysely, sql } from "kysely";

/** An account stores an address once, even if two tabs save it at the same time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

// A hash: the columns together may be longer than an index takes. What is missing is the same as what is empty.
const address = `md5(first_name || chr(31) || last_name || chr(31) || address1 || chr(31) || coalesce(address2, '')
  || chr(31) || coalesce(address3, '') || chr(31) || city || chr(31) || state || chr(31) || postal_code
  || chr(31) || country || chr(31) || day_phone)`;

const statements = [
  `delete from account_address where address_id in (
     select address_id from (
       select address_id, row_number() over (partition by account_id, ${address} order by position, address_id) as place
       from account_address) one
     where place > 1)`,
  `create unique index account_address_once on account_address (account_id, ${address})`,
];
