import path from "node:path";
import type { Sharp } from "sharp";

export type PictureEntry = { placeholder: string; color: string };

function hex(channels: readonly { mean: number }[]): string {
  const bytes = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0"));
  return `#${bytes.join("")}`;
}

/** Writes a picture as AVIF and WebP at every width (pixels) and answers its manifest entry. */
export async function encodePicture(
  source: Sharp,
  { name, widths, folder }: { name: string; widths: readonly number[]; folder: string },
): Promise<PictureEntry> {
  for (const width of widths) {
    const sized = source.clone().resize(width, undefined, { kernel: "lanczos3" });
    const file = path.join(folder, `${name}-${width}`);
    await sized.clone().avif({ quality: 58, effort: 2, chromaSubsampling: "4:4:4" }).toFile(`${file}.avif`);
    await sized.clone().webp({ quality: 82, effort: 4, smartSubsample: true }).toFile(`${file}.webp`);
  }
  const tiny = await source.clone().resize(16).webp({ quality: 40, effort: 6 }).toBuffer();
  const { channels } = await source.stats();
  return { placeholder: `data:image/webp;base64,${tiny.toString("base64")}`, color: hex(channels) };
}
