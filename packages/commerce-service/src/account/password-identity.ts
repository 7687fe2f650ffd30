import type { Kysely } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";
import type { Identity } from "../ports/identity.ts";
import type { Argon2id, Argon2idInput } from "../ports/identity-argon2id.ts";

/** A stored password: what it was stretched with, and what came of it. */
interface PasswordHash extends Omit<Argon2idInput, "password" | "bytes"> {
  hash: Uint8Array;
}

const form =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<lanes>\d+)\$(?<salt>[\w+/]+)\$(?<hash>[\w+/]+)$/;

/** Reads an argon2id string of the PHC form. Throws when it is another, since no password could ever open it. */
export function parsePhc(phc: string): PasswordHash {
  const { memory, passes, lanes, salt = "", hash = "" } = form.exec(phc)?.groups ?? {};
  if (memory === undefined) throw new Error("A stored password is no argon2id string of version 19. Hash it anew.");
  return {
    memoryKib: Number(memory),
    passes: Number(passes),
    parallelism: Number(lanes),
    salt: toBytes(salt),
    hash: toBytes(hash),
  };
}

function toBytes(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

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
