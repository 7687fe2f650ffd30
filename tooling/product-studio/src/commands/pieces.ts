import { mkdirSync } from "node:fs";
import path from "node:path";
import { picturesFolder } from "../catalog/pictures-folder.ts";
import { planPictures } from "../previews/plan-pictures.ts";

// node src/commands/pieces.ts: the plan of each piece of a sectional that was not rendered, for lists, carts and orders.
const size = 640;
mkdirSync(path.join(picturesFolder, "pieces"), { recursive: true });
for (const { name, draw } of planPictures) {
  const picture = await draw({ width: size, height: size });
  await picture
    .removeAlpha()
    .webp({ quality: 62, effort: 4 })
    .toFile(path.join(picturesFolder, `${name}.webp`));
}
