import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { MaterialName } from "../catalog/material-name.ts";
import { pictureNames } from "../catalog/picture-names.ts";
import { picturesFolder } from "../catalog/pictures-folder.ts";
import type { Surface } from "../catalog/shot.ts";
import { shots } from "../catalog/shots.ts";
import { encodePicture } from "../encode/encode-picture.ts";
import { tint } from "../encode/tint.ts";
import { renders } from "./renders.ts";

const widths = new Map(pictureNames().map((picture) => [picture.name, picture.widths]));
const polished: ReadonlySet<Surface | undefined> = new Set(["leather", "glaze", "paint"]);
const cloth: readonly MaterialName[] = ["fabric"];
const only = new Set(process.argv.slice(2));

for (const { name, looks, dyed = cloth, tints = [] } of shots) {
  const shines = dyed.some((material) => polished.has(looks[material]?.surface));
  const render = path.join(renders, `${name}.png`);
  if (!existsSync(render) || (only.size > 0 && !only.has(name))) continue;
  const folder = picturesFolder;
  await encodePicture(sharp(render), { name, widths: widths.get(name) ?? [], folder });
  for (const { name: tinted, from, to } of tints) {
    const { data, info } = await sharp(render).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const mask = await sharp(path.join(renders, `${name}.tint.png`))
      .extractChannel(0)
      .raw()
      .toBuffer();
    const { width, height } = info;
    const source = sharp(tint(data, mask, { from, to }, shines), { raw: { width, height, channels: 3 } });
    await encodePicture(source, { name: tinted, widths: widths.get(tinted) ?? [], folder });
  }
  console.log(`encoded ${name}`);
}
