/** The input of a sign-in. */
export interface Credentials {
  /** The account's e-mail address, however it is spelled. */
  username: string;
  password: string;
}

/** Checks passwords and hashes new ones. Hashing is expensive: if too many wait already, the result is "busy". */
export interface Identity {
  /** The account of these credentials; null if there is none, which takes as long as a wrong password. */
  findAccount(credentials: Credentials): Promise<{ accountId: string } | null | "busy">;
  /** A new password as it is stored: an argon2id string in PHC format. */
  hashPassword(password: string): Promise<{ phc: string } | "busy">;
}

/** The parameters of a password hash; they are stored with every hash. */
export interface Argon2idInput {
  password: string;
  salt: Uint8Array;
  memoryKib: number;
  passes: number;
  parallelism: number;
  /** The length of the hash in bytes. */
  bytes: number;
}

/** Argon2id of RFC 9106, version 1.3. */
export type Argon2id = (input: Argon2idInput) => Promise<Uint8Array>;

/** Argon2id in plain JavaScript, for browsers and older runtimes; it yields between its blocks. */
export const webArgon2id: Argon2id = async ({ password, salt, memoryKib, passes, parallelism, bytes }) => {
  // Loaded with the first password, since most pages never need it.
  const { argon2idAsync } = await import("@noble/hashes/argon2.js");
  return argon2idAsync(password, salt, { m: memoryKib, t: passes, p: parallelism, dkLen: bytes });
};
