import { mkdir, writeFile } from "node:fs/promises";
import { shots } from "../catalog/shots.ts";
import { toGlb } from "../glb/to-glb.ts";
import { renders } from "./renders.ts";

await mkdir(renders, { recursive: true });
for (const { parts, ...rest } of shots) {
  await writeFile(`${renders}/${rest.name}.glb`, toGlb(parts()));
  await writeFile(`${renders}/${rest.name}.json`, JSON.stringify(rest));
}
console.log(`${shots.length} models written to ${renders}`);
