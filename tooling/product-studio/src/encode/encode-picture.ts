import path from "node:path";
import type { Sharp } from "sharp";

/** Writes a picture as AVIF and WebP at every width (pixels). */
export async function encodePicture(
  source: Sharp,
  { name, widths, folder }: { name: string; widths: readonly number[]; folder: string },
): Promise<void> {
  for (const width of widths) {
    const sized = source.clone().resize(width, undefined, { kernel: "lanczos3" });
    const file = path.join(folder, `${name}-${width}`);
    await sized.clone().avif({ quality: 58, effort: 2, chromaSubsampling: "4:4:4" }).toFile(`${file}.avif`);
    await sized.clone().webp({ quality: 82, effort: 4, smartSubsample: true }).toFile(`${file}.webp`);
  }
}
