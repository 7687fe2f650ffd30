/** A color as its three bytes. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Pixels from left to right and from top to bottom, with three or four bytes each. */
export interface Picture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** The darkest that the floor's shadow makes the background, and how far a shadow's color may be from that of the ground. */
const shadow = { darkest: 0.75, tolerance: 3 };

/** A color such as "#c9bca4". */
export function parseColor(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** A color in CIE L*a*b* with the white of D65. */
export function toLab(color: Rgb): readonly [lightness: number, a: number, b: number] {
  const [red, green, blue] = color.map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const [x, y, z] = [
    (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047,
    0.2126729 * red + 0.7151522 * green + 0.072175 * blue,
    (0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883,
  ].map((share) => (share > 216 / 24389 ? Math.cbrt(share) : (share * 24389) / 27 / 116 + 4 / 29)) as [
    number,
    number,
    number,
  ];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The distance of two colors (CIE 1976): from 2 on people see it side by side. */
export function distanceOf(one: Rgb, other: Rgb): number {
  const [from, to] = [toLab(one), toLab(other)];
  return Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
}

/** Whether a color is the ground of a picture, lit or in the shadow: the same color, at most a quarter darker. */
export function isGround(color: Rgb, ground: Rgb): boolean {
  if (color.every((byte, index) => byte === ground[index])) return true;
  const light = color.reduce((sum, byte) => sum + byte, 0) / ground.reduce((sum, byte) => sum + byte, 0);
  if (light < shadow.darkest) return false;
  return color.every((byte, index) => Math.abs(byte - (ground[index] ?? 0) * light) <= shadow.tolerance);
}

/**
 * What stands on the ground, whose color is the first pixel's: its share of the picture, and the mean color of its
 * brightest third. The mean of all of it would be that of its shaded sides, too.
 */
export function readFurniture({ data, width, height, channels }: Picture): { share: number; color: Rgb | null } {
  const pixelAt = (index: number): Rgb => [
    data[index * channels] ?? 0,
    data[index * channels + 1] ?? 0,
    data[index * channels + 2] ?? 0,
  ];
  const ground = pixelAt(0);
  const count = width * height;
  const pixels = Array.from({ length: count }, (_, index) => pixelAt(index)).filter(
    (color) => !isGround(color, ground),
  );
  if (pixels.length === 0) return { share: 0, color: null };
  const bright = pixels
    .map((color) => ({ color, lightness: toLab(color)[0] }))
    .toSorted((one, other) => other.lightness - one.lightness)
    .slice(0, Math.ceil(pixels.length / 3));
  const mean = (channel: 0 | 1 | 2) => bright.reduce((sum, { color }) => sum + color[channel], 0) / bright.length;
  return { share: pixels.length / count, color: [mean(0), mean(1), mean(2)] };
}

/** A fabric with the color that its picture must have. */
export interface ColoredFabric {
  readonly choiceCode: string;
  readonly color: string;
}

/** The farthest that a picture's color may be from that of its fabric. */
const maxDistance = 12;
/** The shares of a picture that furniture may take. */
const shares = { least: 0.15, most: 0.45 };

/** What is wrong with a picture of furniture in a fabric, of which it must be the nearest of all. */
export function judgePicture(picture: Picture, choiceCode: string, fabrics: readonly ColoredFabric[]): string[] {
  const { share, color } = readFurniture(picture);
  const faults: string[] = [];
  if (share < shares.least || share > shares.most) faults.push(`takes ${Math.round(share * 100)} % of the picture`);
  const ranked = fabrics
    .map((fabric) => ({
      ...fabric,
      distance: color ? distanceOf(color, parseColor(fabric.color)) : Number.POSITIVE_INFINITY,
    }))
    .toSorted((one, other) => one.distance - other.distance);
  const own = ranked.find((fabric) => fabric.choiceCode === choiceCode);
  if (!own || own.distance > maxDistance) faults.push(`is not of ${choiceCode}: distance ${own?.distance.toFixed(1)}`);
  if (own !== ranked[0]) faults.push(`is nearer to ${ranked[0]?.choiceCode}`);
  return faults;
}
