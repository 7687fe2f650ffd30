import { spawnSync } from "node:child_process";
import path from "node:path";
import { widthsOf } from "../catalog/picture-names.ts";
import { shots } from "../catalog/shots.ts";
import { renders } from "./renders.ts";

// node src/commands/render.ts [samples] [name ...]: all pictures when none is named.
const [samples = "10", ...chosen] = process.argv.slice(2);
const script = path.resolve(import.meta.dirname, "../../blender/render.py");
const wanted = shots.filter(({ name }) => chosen.length === 0 || chosen.includes(name));

for (const shot of wanted) {
  const { name } = shot;
  const size = String(widthsOf(shot).at(-1));
  const done = spawnSync("blender", ["-b", "--factory-startup", "-P", script, "--", renders, size, samples, name], {
    encoding: "utf8",
    env: { ...process.env, NODE: process.execPath },
  });
  if (done.error)
    throw new Error("Blender did not start. Install Blender 3.4 or newer and put it on PATH.", { cause: done.error });
  console.log(/^RENDERED .*$/m.exec(done.stdout)?.[0] ?? `${name} was not rendered:\n${done.stdout}${done.stderr}`);
}
