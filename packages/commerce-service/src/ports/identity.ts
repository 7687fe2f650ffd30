/** What somebody typed to sign in. */
export interface Credentials {
  /** The account's e-mail address, however it is spelled. */
  username: string;
  password: string;
}

/** Knows who an account's password belongs to. Hashing is costly: who asks while too many wait already is told "busy". */
export interface Identity {
  /** The account that these credentials open; null when there is none, which takes as long to find out as a wrong password. */
  findAccount(credentials: Credentials): Promise<{ accountId: string } | null | "busy">;
  /** What is stored of a new password: an argon2id string of the PHC form. */
  hashPassword(password: string): Promise<{ phc: string } | "busy">;
}

/** What a password is stretched with; the costs stand beside every stored hash. */
export interface Argon2idInput {
  password: string;
  salt: Uint8Array;
  memoryKib: number;
  passes: number;
  parallelism: number;
  /** Length of the answer in bytes. */
  bytes: number;
}

/** Argon2id of RFC 9106, version 1.3. */
export type Argon2id = (input: Argon2idInput) => Promise<Uint8Array>;

/** Argon2id in plain JavaScript, for browsers and older runtimes: it lets other work through between its blocks. */
export const webArgon2id: Argon2id = async ({ password, salt, memoryKib, passes, parallelism, bytes }) => {
  // Loaded when the first password comes, since most pages see none.
  const { argon2idAsync } = await import("@noble/hashes/argon2.js");
  return argon2idAsync(password, salt, { m: memoryKib, t: passes, p: parallelism, dkLen: bytes });
};
