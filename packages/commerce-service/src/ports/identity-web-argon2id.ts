import type { Argon2id } from "./identity-argon2id.ts";

/** Argon2id in plain JavaScript, for browsers and older runtimes: it lets other work through between its blocks. */
export const webArgon2id: Argon2id = async ({ password, salt, memoryKib, passes, parallelism, bytes }) => {
  // Loaded when the first password comes, since most pages see none.
  const { argon2idAsync } = await import("@noble/hashes/argon2.js");
  return argon2idAsync(password, salt, { m: memoryKib, t: passes, p: parallelism, dkLen: bytes });
};
