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
