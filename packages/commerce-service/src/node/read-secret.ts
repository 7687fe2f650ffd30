import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
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
