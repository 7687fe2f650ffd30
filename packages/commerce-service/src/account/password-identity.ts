import type { Kysely } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";
import type { Identity } from "../ports/identity.ts";
import type { Argon2id } from "../ports/identity-argon2id.ts";
import { parsePhc } from "./rules/parse-phc.ts";

/** Nobody's password: random bytes under today's costs, so that an unknown address takes as long as a known one. */
const dummyHash = "$argon2id$v=19$m=19456,t=2,p=1$b2+3l4Cx0VwJq0hQ8m3F5A$y1t0GmPZk3N8eJq7rVb2xH4cQwXo9uLsT6dF5iKaBnE";

/** The store's own accounts as an identity: the password of a row of `account`, as an argon2id string. */
export function createPasswordIdentity({
  database,
  argon2id,
}: {
  database: Kysely<StoreDatabase>;
  argon2id: Argon2id;
}): Identity {
  return {
    async findAccount({ username, password }) {
      const account = await database
        .selectFrom("account")
        .select(["account_id", "password_phc"])
        .where("email", "=", toAccountEmail(username))
        .executeTakeFirst();
      const { hash, ...costs } = parsePhc(account?.password_phc ?? dummyHash);
      // One spelling of a password, however the keyboard composes its accents.
      const derived = await argon2id({ ...costs, password: password.normalize("NFKC"), bytes: hash.length });
      return areEqual(derived, hash) && account ? { accountId: account.account_id } : null;
    },
  };
}

/** An e-mail address as an account has it: in small letters, without what no address holds. */
export function toAccountEmail(username: string): string {
  return username.replaceAll("\0", "").trim().toLowerCase();
}

// Looks at every byte, so that the time it takes tells nothing about where two hashes differ.
function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length;
  for (const [index, byte] of other.entries()) difference |= byte ^ (one[index] ?? 0);
  return difference === 0;
}
