import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { denoise } from "../denoise/denoise.ts";

// node src/commands/denoise.ts <folder> <width> <height>: color, albedo and normal (.f32) to clean.f32 beside them.
const [folder = "", width, height] = process.argv.slice(2);

async function pass(name: string): Promise<Float32Array> {
  const bytes = await readFile(path.join(folder, `${name}.f32`));
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
}

const passes = { color: await pass("color"), albedo: await pass("albedo"), normal: await pass("normal") };
const clean = await denoise(passes, { width: Number(width), height: Number(height) });
await writeFile(path.join(folder, "clean.f32"), new Uint8Array(clean.buffer));
