import fs from "node:fs";
import path from "node:path";
import { domainPackages } from "@store/dev/domain-packages";
import { withLock } from "@store/dev/process/with-lock";
import { choosePackages } from "./choose-packages.ts";
import { listSurvivors } from "./list-survivors.ts";
import { mutatePackage } from "./mutate-package.ts";
import { mutationScore } from "./mutation-score.ts";
import { mutationTools } from "./mutation-tools.ts";
import { passes, scoreLine } from "./score-line.ts";
import { mutationThresholds } from "./thresholds.ts";

// `pnpm test mutation [package...]`: how much of each domain package's code its tests really hold in place.
const root = path.resolve(import.meta.dirname, "../../../..");
const home = path.join(root, ".store/mutation");
const chosen = choosePackages(
  process.argv.slice(2),
  domainPackages().map(({ folder }) => path.basename(folder)),
);
const tools = await mutationTools();

/** Prints the package's line, and below it the survivors if there are too many; true when its tests notice enough. */
function judge(name: string): boolean {
  const threshold = mutationThresholds[name];
  if (threshold === undefined) throw new Error(`${name} has no threshold yet: give it one in thresholds.ts.`);
  const folder = path.join(home, name);
  const report = mutatePackage(path.join(root, "packages", name), folder, tools);
  const survivors = listSurvivors(report);
  const list = path.join(folder, "survivors.txt");
  fs.writeFileSync(list, survivors.map((survivor) => `${survivor}\n`).join(""));

  const score = mutationScore(report);
  const enough = passes(score, threshold);
  console.log(scoreLine(name, score, threshold));
  if (survivors.length > 0) console.log(`      unnoticed changes: ${path.relative(root, list)}`);
  if (!enough) console.log(survivors.map((survivor) => `      ${survivor}`).join("\n"));
  return enough;
}

function judgeOrTellWhyNot(name: string): boolean {
  try {
    return judge(name);
  } catch (error) {
    console.log(`FAIL  ${name.padEnd(18)}  ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

// Two runs at once would slow each other until tests that only take longer count as endless.
const lock = path.join(home, "run.lock");
if (fs.existsSync(lock)) console.log("Another mutation run is in progress; this one waits until it ends.");
const passed = await withLock(lock, () => chosen.map(judgeOrTellWhyNot));
process.exit(passed.every(Boolean) ? 0 : 1);
