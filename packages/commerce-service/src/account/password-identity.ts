import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { withoutUnseen } from "@store/postal-and-address";
import type { Kysely } from "kysely";
import pLimit from "p-limit";
import type { StoreDatabase } from "../database/schema.ts";
import type { Argon2id, Identity } from "../ports/identity.ts";
import { findPassword } from "./queries/accounts.ts";
import { formatPhc, parsePhc } from "./rules/phc.ts";

/** The minimum of OWASP's password storage guide for argon2id; salt and hash in bytes. */
const costs = { memoryKib: 19_456, passes: 2, parallelism: 1 } as const;
const saltBytes = 16;
const hashBytes = 32;

/**
 * The hash of an unknown password with the current costs, so that an unknown address takes as long as a known one. Its
 * salt is replaced with one of the address: which memory a hash reads, and so its time, depends on the salt.
 */
const dummyHash = "$argon2id$v=19$m=19456,t=2,p=1$b2+3l4Cx0VwJq0hQ8m3F5A$y1t0GmPZk3N8eJq7rVb2xH4cQwXo9uLsT6dF5iKaBnE";

/** Each hash takes 19 MiB and some 30 ms of a core; more at once would slow down all other calls. */
const maxRunning = 2;
const maxWaiting = 50;

/** An identity over the store's own accounts: the password is a PHC string in the row of `account`. */
export function createPasswordIdentity({
  database,
  argon2id,
}: {
  database: Kysely<StoreDatabase>;
  argon2id: Argon2id;
}): Identity {
  const limit = pLimit(maxRunning);
  const isBusy = () => limit.pendingCount >= maxWaiting;

  return {
    async findAccount({ username, password }) {
      if (isBusy()) return "busy";
      const email = toAccountEmail(username);
      const account = await findPassword(database, email);
      const unknownSalt = sha256(utf8ToBytes(email)).subarray(0, saltBytes);
      const { hash, salt, ...stored } = parsePhc(account?.phc ?? dummyHash);
      const input = {
        ...stored,
        salt: account ? salt : unknownSalt,
        password: normalizePassword(password),
        bytes: hash.length,
      };
      const derived = await limit(() => argon2id(input));
      return areEqual(derived, hash) && account ? { accountId: account.accountId } : null;
    },

    async hashPassword(password) {
      if (isBusy()) return "busy";
      const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
      const input = { ...costs, salt, password: normalizePassword(password), bytes: hashBytes };
      const hash = await limit(() => argon2id(input));
      return { phc: formatPhc({ ...costs, salt, hash }) };
    },
  };
}

/** An e-mail address as an account stores it: in lower case, without invisible characters. */
export function toAccountEmail(username: string): string {
  return withoutUnseen(username).trim().toLowerCase();
}

/** One spelling of a password, however the keyboard composes its accents. */
function normalizePassword(password: string): string {
  return password.normalize("NFKC");
}

// Compares every byte, so that the time reveals nothing about where two hashes differ.
function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length;
  for (const [index, byte] of other.entries()) difference |= byte ^ (one[index] ?? 0);
  return difference === 0;
}
