import { spawnSync } from "node:child_process";
import path from "node:path";
import { findSystemParts } from "./minimal-system/find-system-parts.ts";
import { hide } from "./minimal-system/hide.ts";
import { workspaceRoot } from "./workspace/workspace-root.ts";

// Runs a command as on a minimal Linux system: `pnpm test minimal-system [command...]`, by default the one journey tagged @minimal-system.
const journey = ["pnpm", "--filter", "@store/e2e", "exec", "playwright", "test", "--grep", "@minimal-system"];
const inside = "--inside";

function run(command: string, args: string[]): never {
  const binaries = path.join(workspaceRoot, "tooling/e2e/node_modules/.bin");
  const PATH = `${binaries}:${process.env.PATH}`;
  const { status, error } = spawnSync(command, args, {
    cwd: workspaceRoot,
    env: { ...process.env, PATH },
    stdio: "inherit",
  });
  if (error) console.error(`${command} could not be started: ${error.message}`);
  process.exit(status ?? 1);
}

function enterNamespace(command: string[]): never {
  const isRoot = process.getuid?.() === 0;
  const self = [
    process.execPath,
    import.meta.filename,
    inside,
    `${process.getuid?.()}:${process.getgid?.()}`,
    ...command,
  ];
  // A plain user becomes root of a user namespace, because only root may mount.
  run("unshare", [isRoot ? "-m" : "-rm", ...self]);
}

function runHidden(account: string, [program = "", ...args]: string[]): never {
  const parts = findSystemParts();
  hide(parts);
  const hidden = [...parts.files, ...parts.folders];
  console.log(
    `Hidden from this run:\n${hidden.map((part) => `  ${part}`).join("\n") || "  nothing: this system is minimal already"}\n`,
  );
  const [uid, gid] = account.split(":");
  if (uid === "0") run(program, args);
  // Back to the plain user, whom the database and the browser would otherwise take for root.
  run("unshare", ["-U", `--map-user=${uid}`, `--map-group=${gid}`, "--", program, ...args]);
}

if (process.platform !== "linux") {
  console.error("This command needs Linux (mount namespaces).");
  process.exit(1);
}
const [first, account = "", ...rest] = process.argv.slice(2);
if (first === inside) runHidden(account, rest);
const given = process.argv.slice(2).filter((word) => word !== "--");
enterNamespace(given.length > 0 ? given : journey);
