import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

// Part of `check:package`: installs the packed package into an empty project, as a stranger does, and runs its command
// there. Nothing is loaded from the network: the package needs no other, and card-validator is linked.
const tarball = path.resolve(process.argv[2] ?? "dist/pack.tgz");
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "card-packed-"));
try {
  fs.writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name: "foreign", private: true }));
  const inFolder = { cwd: folder, encoding: "utf8", stdio: "pipe" } as const;
  execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", tarball], inFolder);
  fs.symlinkSync(fs.realpathSync("node_modules/card-validator"), path.join(folder, "node_modules/card-validator"));
  execFileSync("npx", ["--no-install", "@store/card-validation", "check"], inFolder);
  throw new Error("The check of card-validator found no wrong answer.");
} catch (error) {
  const { status, stdout } = error as { status?: number; stdout?: string };
  if (status !== 1 || !stdout?.includes("card-validator: ")) throw error;
} finally {
  fs.rmSync(folder, { recursive: true });
}
