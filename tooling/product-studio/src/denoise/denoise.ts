import { infer } from "./tools.ts";
import { decodeLight, encodeLight, exposure } from "./transfer.ts";

/** Linear passes as RGB triples, row by row: light, surface color (0 to 1), surface direction (-1 to 1). */
export type Passes = { color: Float32Array; albedo: Float32Array; normal: Float32Array };

const multiple = 16;
/** Mirrored pixels around the picture, so that the network knows as much about its edge as about its middle. */
const rim = 16;
const padded = (size: number) => Math.ceil((size + 2 * rim) / multiple) * multiple;

function mirrored(at: number, size: number): number {
  const inside = Math.abs(at - rim);
  return Math.max(inside < size ? inside : 2 * size - 2 - inside, 0);
}

type Size = { width: number; height: number };

/** Triples as three planes, with a mirrored rim and sides that suit four halvings. */
function toPlanes(triples: Float32Array, { width, height }: Size, value: (number: number) => number): Float32Array {
  const [wide, tall] = [padded(width), padded(height)];
  const planes = new Float32Array(3 * wide * tall);
  for (let channel = 0; channel < 3; channel++)
    for (let y = 0; y < tall; y++)
      for (let x = 0; x < wide; x++) {
        const from = (mirrored(y, height) * width + mirrored(x, width)) * 3 + channel;
        planes[(channel * tall + y) * wide + x] = value(triples[from] ?? 0);
      }
  return planes;
}

function toTriples(planes: Float32Array, { width, height }: Size, value: (number: number) => number): Float32Array {
  const [wide, tall] = [padded(width), padded(height)];
  const triples = new Float32Array(3 * width * height);
  for (let channel = 0; channel < 3; channel++)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        triples[(y * width + x) * 3 + channel] = value(planes[(channel * tall + y + rim) * wide + x + rim] ?? 0);
  return triples;
}

function joined(...planes: Float32Array[]): Float32Array {
  const whole = new Float32Array(planes.reduce((length, plane) => length + plane.length, 0));
  let at = 0;
  for (const plane of planes) {
    whole.set(plane, at);
    at += plane.length;
  }
  return whole;
}

const within = (low: number, high: number) => (value: number) => Math.min(Math.max(value, low), high);

/** The picture without its path-tracing noise, linear RGB triples again; albedo and normals keep weave and edges. */
export async function denoise({ color, albedo, normal }: Passes, size: Size): Promise<Float32Array> {
  const scale = exposure(color);
  const light = toPlanes(color, size, (value) => encodeLight(value * scale));
  const paint = toPlanes(albedo, size, within(0, 1));
  const facing = toPlanes(normal, size, (value) => within(-1, 1)(value) * 0.5 + 0.5);
  const clean = await infer("rt_hdr_alb_nrm", joined(light, paint, facing), padded(size.width), padded(size.height));
  return toTriples(clean, size, (value) => decodeLight(value) / scale);
}
