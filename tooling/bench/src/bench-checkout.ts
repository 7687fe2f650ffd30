import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { toReport } from "./checkout/report/report.ts";
import { runBench } from "./checkout/run-bench.ts";
import { writeSection } from "./packages/write-section.ts";

// `pnpm bench checkout [--rounds 5] [--seconds 3] [--write]`: the commerce service against the least program that could
// answer the same calls durably; `--write` puts the tables into the README beside this folder.
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "3" },
    write: { type: "boolean", default: false },
  },
});
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "store-bench-"));
fs.chmodSync(folder, 0o755);
// However the run ends, nothing of it stays: `exit` also ends the programs that it started.
process.once("exit", () => fs.rmSync(folder, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
const [load = 0] = os.loadavg();
const measured = await runBench({
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  folder,
  say: (what) => console.log(what),
});
const report = toReport({ ...measured, load });
console.log(`\n${report}`);
const readme = path.resolve(import.meta.dirname, "../README.md");
if (values.write) fs.writeFileSync(readme, writeSection(fs.readFileSync(readme, "utf8"), report));
