import fs from "node:fs";
import os from "node:os";

/** Where Linux keeps files in memory. */
const memory = "/dev/shm";
// What a run's databases and its log of changes take at most, with room for what else lives there.
const enoughBytes = 2_000_000_000;

/**
 * Returns the folder for files that need not outlive the run: in memory where the system has a roomy folder there, and
 * the folder for temporary files otherwise. A clone of a database is some 600 small files, which disks are slow to make.
 */
export function findMemoryFolder(folder = memory): string {
  return isRoomy(folder) ? folder : os.tmpdir();
}

function isRoomy(folder: string): boolean {
  try {
    fs.accessSync(folder, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(folder);
    // A container's is often a few megabytes only.
    return bavail * bsize >= enoughBytes;
  } catch {
    return false;
  }
}
