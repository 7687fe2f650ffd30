import type { Argon2idInput } from "../../ports/identity.ts";

/** A stored password: its parameters and its hash. */
export interface PasswordHash extends Omit<Argon2idInput, "password" | "bytes"> {
  hash: Uint8Array;
}

const form =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<lanes>\d+)\$(?<salt>[\w+/]+)\$(?<hash>[\w+/]+)$/;

/** Parses an argon2id string in PHC format. Throws for any other format, since no password could ever match it. */
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

/** Writes what `parsePhc` reads. */
export function formatPhc({ memoryKib, passes, parallelism, salt, hash }: PasswordHash): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${parallelism}$${toBase64(salt)}$${toBase64(hash)}`;
}

/** Without padding, as the PHC format requires. */
function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replace(/=+$/, "");
}
