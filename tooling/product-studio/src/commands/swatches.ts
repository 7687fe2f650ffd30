import sharp from "sharp";
import { picturesFolder } from "../catalog/pictures-folder.ts";
import { clothPictures, lightPicture } from "../cloth/cloth-pictures.ts";
import { dyeCloth, type LitCloth } from "../cloth/draw-cloth.ts";
import { encodePicture } from "../encode/encode-picture.ts";
import { withMeanColor } from "../encode/mean-color.ts";

// node src/commands/swatches.ts: the close-up and the macro of every fabric, in exactly the color that the catalog says.
const lit = new Map<string, LitCloth>();
for (const picture of clothPictures) {
  const { name, fabric, span, widths } = picture;
  const key = `${fabric.material} ${span}`;
  const cloth = lit.get(key) ?? lightPicture(picture);
  lit.set(key, cloth);
  const rgb = withMeanColor(dyeCloth(cloth, fabric.color), fabric.color);
  const raw = { width: cloth.size, height: cloth.size, channels: 3 } as const;
  await encodePicture(sharp(rgb, { raw }), { name, widths, folder: picturesFolder });
}
console.log(`${clothPictures.length} pictures of fabrics written to ${picturesFolder}`);
