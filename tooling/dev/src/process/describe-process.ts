import { spawnSync } from "node:child_process";
import fs from "node:fs";

/** The system's description of a running process. `started` differs for every process that ever had the same id. */
export interface ProcessDescription {
  pid: number;
  parentPid: number;
  command: string;
  started: string;
}

/** Describes a running process; undefined when none has this id or the system does not reveal it (Windows). */
export function describeProcess(pid: number): ProcessDescription | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (process.platform === "linux") return readProc(pid);
  if (process.platform === "win32") return undefined;
  return askPs(pid);
}

function readProc(pid: number): ProcessDescription | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in parentheses may itself contain spaces and parentheses, so the fields count from the last one.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [state, parent] = fields;
    if (state === "Z") return undefined;
    const boot = fs.readFileSync("/proc/sys/kernel/random/boot_id", "utf8");
    const command = fs.readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").join(" ").trim();
    return {
      pid,
      parentPid: Number(parent),
      command,
      started: `${boot.trim()} ${fields[19]}`,
    };
  } catch {
    // The process left, also between two of these reads.
    return undefined;
  }
}

function askPs(pid: number): ProcessDescription | undefined {
  const { stdout, status } = spawnSync("ps", ["-ww", "-o", "ppid=,lstart=,command=", "-p", String(pid)], {
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C" },
  });
  const match = /^\s*(\d+)\s+(\S+\s+\S+\s+\d+\s+[\d:]+\s+\d+)\s+(.*)$/m.exec(stdout ?? "");
  if (status !== 0 || match === null) return undefined;
  const [, parent, started = "", command = ""] = match;
  return { pid, parentPid: Number(parent), command, started };
}
