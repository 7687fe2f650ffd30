import sharp, { type Sharp } from "sharp";

/** In pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** What networks ask of the picture of a shared link. */
export const previewSize: Frame = { width: 1200, height: 630 };

const qualities = [80, 70, 60, 50] as const;

/** A preview as JPEG, which every network reads: in the best quality of at most so many bytes, or in the lowest one. */
export async function encodePreview(picture: Sharp, bytes: number): Promise<Buffer> {
  const drawn = await picture.removeAlpha().png({ compressionLevel: 0 }).toBuffer();
  let jpeg = Buffer.alloc(0);
  for (const quality of qualities) {
    jpeg = await sharp(drawn).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= bytes) break;
  }
  return jpeg;
}
