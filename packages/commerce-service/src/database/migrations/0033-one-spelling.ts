import { type Kysely, sql } from "kysely";

/** One spelling of "authorize" and "tokenize" in states, columns and tables: that of the code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table order_attempt drop constraint order_attempt_state_check`,
  `update order_attempt set state = replace(state, 'authoris', 'authoriz') where state in ('authorising', 'authorised')`,
  `alter table order_attempt add constraint order_attempt_state_check
     check (state in ('reserved', 'authorizing', 'authorized', 'placed', 'releasing', 'failed', 'unknown'))`,
  `alter table order_payment rename column authorisation_reference to authorization_reference`,
  `alter table sandbox_authorisation rename to sandbox_authorization`,
  `alter table sandbox_script drop constraint sandbox_script_call_check`,
  `update sandbox_script set call = replace(replace(call, 'authorise', 'authorize'), 'tokenise', 'tokenize')`,
  `alter table sandbox_script add constraint sandbox_script_call_check
     check (call in ('tokenize', 'tokenizeWallet', 'verify', 'authorize', 'find', 'release'))`,
];
