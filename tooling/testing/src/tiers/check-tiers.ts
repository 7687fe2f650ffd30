import fs from "node:fs";
import path from "node:path";
import { readRecords } from "@store/dev/recorded-runs";
import { isCore } from "./core-journeys.ts";
import { isSlow, kindOf, type TimedCall, timeCalls } from "./decide-tiers.ts";
import { findTag } from "./tag-source.ts";

// `pnpm check tiers`: sets the tag `deep` on what is slow, by the seconds of the last three whole runs, and prints what moved.
// It never fails a run: what it finds is for the author of the next change.
const root = path.resolve(import.meta.dirname, "../../../..");
const runs = readRecords(root);
if (runs.length === 0)
  console.log("No recorded run yet: `npx -y pnpm@12 test all` keeps the seconds of the last three.");
console.log(`${runs.length} recorded run${runs.length === 1 ? "" : "s"}.`);

const seconds = ({ milliseconds }: TimedCall) => `${(milliseconds / 1000).toFixed(1)} s`;

let moved = 0;
// From the end of a file to its beginning: a line that moves down is one that was dealt with.
for (const call of timeCalls(runs).toSorted((one, other) => other.line - one.line)) {
  const { file, line, titles } = call;
  const name = path.join(root, file);
  if (!fs.existsSync(name) || /\.(stories|consumer|release)\.tsx?$/.test(file)) continue;
  const runner = kindOf(file) === "journey" ? "playwright" : "vitest";
  const place = findTag(fs.readFileSync(name, "utf8"), { line, title: titles[0] ?? "", runner });
  if (!place) {
    if (isSlow(call, { wasSlow: false }))
      console.log(
        `?     ${seconds(call)}  ${file}:${line} has changed since it was timed, or its options are not in the call.`,
      );
    continue;
  }
  const slow = isSlow(call, { wasSlow: place.isTagged }) && !isCore(file, titles);
  if (slow === place.isTagged) continue;
  fs.writeFileSync(name, place.toggled);
  moved += 1;
  console.log(`${slow ? "deep" : "core"}  ${seconds(call)}  ${file}:${line} › ${titles[0]}`);
}
console.log(moved === 0 ? "No test moved." : `${moved} moved. \`npx -y pnpm@12 format\` puts the lines in order.`);
