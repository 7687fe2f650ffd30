import fs from "node:fs";

// Linux reports processor time in ticks of a hundredth of a second, independently of the kernel's clock.
const msPerTick = 10;

interface ProcessTimes {
  parent: number;
  /** Its own and that of children that have ended. */
  ms: number;
}

/** Milliseconds of processor time that a process has taken so far, in user and in system mode. */
export function processCpuMs(pid: number): number {
  return readTimes(pid)?.ms ?? 0;
}

/** The same of a program and all its children: for PostgreSQL every connection and every background worker. */
export function familyCpuMs(pid: number): number {
  const children = fs
    .readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readTimes(Number(name)))
    .filter((times) => times?.parent === pid);
  return children.reduce((sum, times) => sum + (times?.ms ?? 0), processCpuMs(pid));
}

function readTimes(pid: number): ProcessTimes | undefined {
  try {
    return parseStat(fs.readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    // It ended after it was listed; its parent includes its time.
    return undefined;
  }
}

/** Reads the kernel's line about a process, whose name may hold spaces and brackets. */
export function parseStat(line: string): ProcessTimes {
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { parent: Number(fields[1]), ms: ticks * msPerTick };
}
