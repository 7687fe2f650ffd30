import { createHash } from "node:crypto";
import path from "node:path";
import { isEnterable } from "./is-enterable.ts";
import { serverAccount } from "./server-account.ts";

/**
 * The actual folder of the database requested in `folder`. That is `folder` itself, except for root below a folder that
 * other accounts cannot enter (a clone of mode 0700): the server then runs under an account that could not reach it,
 * and its files are in `/var/tmp` under a name made from the path.
 */
export function findDatabaseHome(folder: string): string {
  const asked = path.resolve(folder);
  if (serverAccount() === undefined || isEnterable(path.dirname(asked))) return asked;
  const name = createHash("sha256").update(asked).digest("hex").slice(0, 12);
  return path.join("/var/tmp", `store-${name}`);
}
