import { infer } from "./tools.ts";
import { decodeLight, encodeLight, exposure } from "./transfer.ts";

/** Linear passes as RGB triples, row by row: light, surface colour (0 to 1), surface direction (-1 to 1). */
export type Passes = { color: Float32Array; albedo: Float32Array; normal: Float32Array };

const multiple = 16;
const upTo = (size: number) => Math.ceil(size / multiple) * multiple;

type Size = { width: number; height: number };

/** Triples as three planes, the last row and column repeated until both sides suit four halvings. */
function toPlanes(triples: Float32Array, { width, height }: Size, value: (number: number) => number): Float32Array {
  const [wide, tall] = [upTo(width), upTo(height)];
  const planes = new Float32Array(3 * wide * tall);
  for (let channel = 0; channel < 3; channel++)
    for (let y = 0; y < tall; y++)
      for (let x = 0; x < wide; x++) {
        const from = (Math.min(y, height - 1) * width + Math.min(x, width - 1)) * 3 + channel;
        planes[(channel * tall + y) * wide + x] = value(triples[from] ?? 0);
      }
  return planes;
}

function toTriples(planes: Float32Array, { width, height }: Size, value: (number: number) => number): Float32Array {
  const [wide, tall] = [upTo(width), upTo(height)];
  const triples = new Float32Array(3 * width * height);
  for (let channel = 0; channel < 3; channel++)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        triples[(y * width + x) * 3 + channel] = value(planes[(channel * tall + y) * wide + x] ?? 0);
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
  const clean = await infer("rt_hdr_alb_nrm", joined(light, paint, facing), upTo(size.width), upTo(size.height));
  return toTriples(clean, size, (value) => decodeLight(value) / scale);
}
