import crypto from "node:crypto";
import { promisify } from "node:util";
import { type Argon2id, webArgon2id } from "../ports/identity.ts";

// Node 22 does not include it.
const native = "argon2" in crypto ? promisify(crypto.argon2) : undefined;

/** Argon2id in Node's thread pool, so that other calls continue. */
export const nodeArgon2id: Argon2id = async (input) => {
  if (!native) return webArgon2id(input);
  const { password: message, salt: nonce, memoryKib: memory, passes, parallelism, bytes: tagLength } = input;
  return native("argon2id", { message, nonce, memory, passes, parallelism, tagLength });
};
