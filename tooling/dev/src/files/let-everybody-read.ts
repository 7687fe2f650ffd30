import fs from "node:fs";
import path from "node:path";

/** Lets every account read a folder and run the programs in it; what is made under umask 077 is otherwise its owner's alone. */
export function letEverybodyRead(folder: string): void {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    const isProgram = entry.isDirectory() || (fs.statSync(file).mode & 0o100) !== 0;
    fs.chmodSync(file, isProgram ? 0o755 : 0o644);
  }
}
