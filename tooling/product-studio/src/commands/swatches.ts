import path from "node:path";
import sharp from "sharp";
import { picturesFolder } from "../catalog/pictures-folder.ts";
import { clothPictures, lightPicture } from "../cloth/cloth-pictures.ts";
import { dyeCloth, type LitCloth } from "../cloth/draw-cloth.ts";
import { encodePicture } from "../encode/encode-picture.ts";
import { withMeanColor } from "../encode/mean-color.ts";

// node src/commands/swatches.ts: the close-up and the macro of every fabric, in exactly the color that the catalog says.
const lit = new Map<string, LitCloth>();
for (const picture of clothPictures) {
  const { name, fabric, span, widths, mailWidth } = picture;
  const key = `${fabric.material} ${span}`;
  const cloth = lit.get(key) ?? lightPicture(picture);
  lit.set(key, cloth);
  const rgb = withMeanColor(dyeCloth(cloth, fabric.color), fabric.color);
  const raw = { width: cloth.size, height: cloth.size, channels: 3 } as const;
  const source = sharp(rgb, { raw });
  await encodePicture(source, { name, widths, folder: picturesFolder });
  if (mailWidth !== undefined) {
    const file = path.join(picturesFolder, `${name}-${mailWidth}.jpg`);
    await source.clone().resize(mailWidth).jpeg({ quality: 72, mozjpeg: true }).toFile(file);
  }
}
console.log(`${clothPictures.length} pictures of fabrics written to ${picturesFolder}`);
