import { expect, it } from "vitest";
import { familyCpuMs, parseStat, processCpuMs } from "./cpu-time.ts";

it("reads parent and time of a process with any name", () => {
  const line = "4711 (a) name) S 12 4711 4711 0 -1 4194560 900 800 0 0 7 3 20 10 20 0 11 0 5000 1 2";
  expect(parseStat(line)).toEqual({ parent: 12, ms: 400 });
});

it.runIf(process.platform === "linux")(
  "knows what this process has taken, and its parent's family at least as much",
  () => {
    const own = processCpuMs(process.pid);
    expect(own).toBeGreaterThan(0);
    expect(familyCpuMs(process.ppid)).toBeGreaterThanOrEqual(own);
  },
);
