import { mkdir, writeFile } from "node:fs/promises";
import { shots } from "../catalog/shots.ts";
import { toGlb } from "../glb/to-glb.ts";
import { renders } from "./renders.ts";

// node src/commands/model.ts [name ...]: all models when none is named.
const chosen = process.argv.slice(2);
const wanted = shots.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
const unknown = chosen.filter((name) => wanted.every((shot) => shot.name !== name));
if (unknown.length > 0) throw new Error(`No shot is called ${unknown.join(", ")}.`);

await mkdir(renders, { recursive: true });
for (const { parts, ...rest } of wanted) {
  await writeFile(`${renders}/${rest.name}.glb`, toGlb(parts()));
  await writeFile(`${renders}/${rest.name}.json`, JSON.stringify(rest));
}
console.log(`${wanted.length} models written to ${renders}`);
