import fs from "node:fs";
import path from "node:path";
import { letEverybodyRead } from "../files/let-everybody-read.ts";
import { makeFolderWhole } from "../files/make-folder-whole.ts";
import { type EmbeddedBinaries, findEmbeddedBinaries } from "./embedded-binaries.ts";
import { isEnterable } from "./is-enterable.ts";
import { serverAccount } from "./server-account.ts";

/**
 * Returns the folder of PostgreSQL's programs that the server's account can run.
 * Usually that is the npm package; for root in a clone that others cannot enter it is a copy in `/var/tmp`, one per version.
 * Throws when another account has put something under the copy's name.
 */
export function reachableBinaries(
  { folder, version }: EmbeddedBinaries = findEmbeddedBinaries(),
  { copies = "/var/tmp" } = {},
): string {
  const bin = path.join(folder, "bin");
  if (serverAccount() === undefined || isEnterable(bin)) return folder;
  const copy = path.join(copies, `store-postgres-${version}`);
  makeFolderWhole(copy, (part) => {
    fs.cpSync(folder, part, { recursive: true, verbatimSymlinks: true });
    letEverybodyRead(part);
  });
  const { uid } = fs.lstatSync(copy);
  if (uid !== 0)
    throw new Error(
      `${copy} belongs to account ${uid}, not to root, so its programs are not trusted. Remove it and start again.`,
    );
  return copy;
}
