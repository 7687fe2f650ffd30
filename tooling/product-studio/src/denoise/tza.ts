/** One named array of numbers from a TZA archive, with its shape as stored (convolutions: out, in, height, width). */
export type Weights = { shape: number[]; values: Float32Array };

const magic = 0x41d7;

function half(bits: number): number {
  const [sign, exponent, fraction] = [bits >> 15, (bits >> 10) & 31, bits & 1023];
  const size = exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15);
  return sign === 1 ? -size : size;
}

/** Reads a TZA archive, the format Open Image Denoise keeps its trained weights in; throws when the bytes are none. */
export function readTza(bytes: Uint8Array): Map<string, Weights> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint16(0, true) !== magic) throw new Error("Not a TZA archive.");
  let at = Number(view.getBigUint64(4, true));
  const next = (size: number) => {
    at += size;
    return at - size;
  };
  const text = (length: number) => String.fromCharCode(...bytes.subarray(at, next(length) + length));
  const count = view.getUint32(next(4), true);
  const entries = Array.from({ length: count }, (): [string, Weights] => {
    const name = text(view.getUint16(next(2), true));
    const dimensions = view.getUint8(next(1));
    const shape = Array.from({ length: dimensions }, () => view.getUint32(next(4), true));
    text(dimensions);
    if (text(1) !== "h") throw new Error(`${name} is not stored in half precision.`);
    const start = Number(view.getBigUint64(next(8), true));
    const length = shape.reduce((product, size) => product * size, 1);
    const values = Float32Array.from({ length }, (_, i) => half(view.getUint16(start + i * 2, true)));
    return [name, { shape, values }];
  });
  return new Map(entries);
}
