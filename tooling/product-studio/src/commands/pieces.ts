import { mkdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { picturesFolder } from "../catalog/pictures-folder.ts";
import { encodePicture } from "../encode/encode-picture.ts";
import { layoutPlans, piecePlans } from "../previews/plan-pictures.ts";

// node src/commands/pieces.ts: the plan of each piece and layout of a sectional that was not rendered, for lists, carts and orders.
const size = 1280;
// Contours and soft cloth, without the noise of a render. In the smallest size contours are as thin as noise.
const quality = { avif: 48, webp: 62 };
const smallQuality = { avif: 58, webp: 86 };
for (const folder of ["layouts", "pieces"]) mkdirSync(path.join(picturesFolder, folder), { recursive: true });
for (const { name, draw } of [...layoutPlans, ...piecePlans]) {
  const plan = await draw({ width: size, height: size });
  const source = sharp(await plan.removeAlpha().png({ compressionLevel: 0 }).toBuffer());
  await encodePicture(source, { name, widths: [400], folder: picturesFolder, quality: smallQuality });
  await encodePicture(source, { name, widths: [800, size], folder: picturesFolder, quality });
}
