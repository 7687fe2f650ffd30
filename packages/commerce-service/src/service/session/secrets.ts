import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { areEqual } from "./hash-text.ts";

/**
 * The service's secrets, which are stored outside the database. The first one signs; what another one signed is still
 * read, so that nobody notices when the secret changes.
 */
export type Secrets = readonly [newest: string, ...former: string[]];

/** The keyed hashes of one text, in the order of the secrets. */
export type Hashes = readonly [newest: string, ...former: string[]];

/** HMAC-SHA-256 of a text with the newest secret, in hexadecimal: without it, the text cannot be found by guessing. */
export function hashWithSecret([newest]: Secrets, text: string): string {
  return toHmac(newest, text);
}

/** The same with each secret, newest first: to find what was stored under another one. */
export function hashesWithSecrets([newest, ...former]: Secrets, text: string): Hashes {
  return [toHmac(newest, text), ...former.map((secret) => toHmac(secret, text))];
}

/** The secret with which a text was signed; undefined if it was none of these. */
export function findSigner(secrets: Secrets, { text, signature }: { text: string; signature: string }) {
  return secrets.find((secret) => areEqual(signature, toHmac(secret, text)));
}

function toHmac(secret: string, text: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(text)));
}
