import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Secrets } from "../service/session/secrets.ts";
import { ConfigurationError } from "./configuration-error.ts";

/**
 * The secret in a file, which is generated at the first call and readable by its owner only. Concurrent processes agree
 * on one. Throws a `ConfigurationError` if the file can be neither read nor written.
 */
export function readSecret(file: string): string {
  try {
    return tryRead(file) ?? makeSecret(file);
  } catch (error) {
    throw new ConfigurationError(
      `STORE_SECRET is not set and ${path.resolve(file)} cannot keep a secret (${codeOf(error)}): set STORE_SECRET to 32 random characters or more, the same for all processes on one database.`,
      { cause: error },
    );
  }
}

function makeSecret(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600 });
  try {
    // A link is created atomically, and never replaces the file of another process.
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, "utf8");
}

function tryRead(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

/** Shorter ones can be guessed. A lone secret may be as short as it was before this was checked. */
const fittingLength = 32;

/** What is wrong with the parts of a setting; never what they are. */
const faults: readonly [isFault: (parts: readonly string[]) => boolean, sentence: string][] = [
  [(parts) => parts.includes(""), "has an empty part: write one secret, or two with a comma between them"],
  [(parts) => parts.length > 2, "has more than two parts: write the secret that signs, a comma and the former one"],
  [([one, other]) => one === other, "is the same secret twice: write a new one, a comma and the former one"],
  [
    (parts) => parts.length > 1 && parts.every(({ length }) => length < fittingLength),
    `is two secrets that are too short: the new one needs ${fittingLength} random characters or more, and no comma in it`,
  ],
];

/**
 * The secrets of a setting: one, or two with a comma between them, of which the first signs and both are read. Throws a
 * `ConfigurationError` that names the setting and repeats no secret.
 */
export function parseSecrets(text: string, name: string): Secrets {
  const parts = text.split(",").map((part) => part.trim());
  const fault = faults.find(([isFault]) => isFault(parts));
  if (fault) throw new ConfigurationError(`${name} ${fault[1]}.`);
  const [newest = "", ...former] = parts;
  return [newest, ...former];
}
