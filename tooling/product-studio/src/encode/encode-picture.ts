import path from "node:path";
import type { Sharp } from "sharp";

interface EncodeOptions {
  readonly name: string;
  readonly widths: readonly number[];
  readonly folder: string;
  readonly quality?: Readonly<Record<"avif" | "webp", number>>;
}

/** Of a rendered picture, whose noise calls for more than a drawing does. */
const renderQuality = { avif: 58, webp: 82 };

/** Writes a picture as AVIF and WebP at every width (pixels). */
export async function encodePicture(
  source: Sharp,
  { name, widths, folder, quality = renderQuality }: EncodeOptions,
): Promise<void> {
  for (const width of widths) {
    const sized = source.clone().resize(width, undefined, { kernel: "lanczos3" });
    const file = path.join(folder, `${name}-${width}`);
    await sized.clone().avif({ quality: quality.avif, effort: 2, chromaSubsampling: "4:4:4" }).toFile(`${file}.avif`);
    await sized.clone().webp({ quality: quality.webp, effort: 4, smartSubsample: true }).toFile(`${file}.webp`);
  }
}
