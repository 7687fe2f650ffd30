import { valueNoise } from "../shape/value-noise.ts";

/** A point of a cloth seen from above: how high it is in millimeters, and how light its dye is there, about 1. */
interface ClothPoint {
  readonly height: number;
  readonly tone: number;
}

/** A cloth of any extent; x and y are in millimeters. */
export type ClothSurface = (x: number, y: number) => ClothPoint;

const noise = (x: number, y: number, seed: number) => valueNoise(x, y, 0, seed);
/** The height of a round thread at a distance from its middle, both as shares of its width. */
const round = (distance: number, half: number) => Math.sqrt(Math.max(0, 1 - (distance / half) ** 2));

/** Plain weave: each thread passes over and under the next ones, and no two are equally thick. */
const linen: ClothSurface = (x, y) => {
  const pitch = 1.05;
  const u = x / pitch + 0.16 * noise(x * 0.08, y * 0.28, 1);
  const v = y / pitch + 0.16 * noise(x * 0.28, y * 0.08, 2);
  const [warp, weft] = [Math.floor(u), Math.floor(v)];
  const [across, along] = [u - warp - 0.5, v - weft - 0.5];
  const isOver = (warp + weft) % 2 === 0 ? 1 : -1;
  const warpRound = round(across, 0.45 + 0.07 * noise(warp * 7.3, y * 0.2, 3));
  const weftRound = round(along, 0.45 + 0.07 * noise(x * 0.2, weft * 7.3, 4));
  const warpHeight = warpRound === 0 ? -0.8 : warpRound * 0.5 + 0.34 * isOver * Math.cos(Math.PI * along);
  const weftHeight = weftRound === 0 ? -0.8 : weftRound * 0.5 - 0.34 * isOver * Math.cos(Math.PI * across);
  const isWarp = warpHeight > weftHeight;
  const fiber = isWarp ? noise((x + y * 0.3) * 7, y * 0.9, 5) : noise(x * 0.9, (y - x * 0.3) * 7, 6);
  const thread = isWarp ? noise(warp * 5.1, y * 0.04, 7) : noise(x * 0.04, weft * 5.1, 8);
  return {
    height: 0.34 * (Math.max(warpHeight, weftHeight, -0.7) + 0.08 * fiber),
    tone: 1 + 0.12 * thread + 0.07 * fiber,
  };
};

/** Looped yarn: curls of three layers that lie over each other as they fell, none of them a whole ring. */
const boucle: ClothSurface = (x, y) => {
  const ground = noise(x * 1.1, y * 1.1, 11);
  let [height, tone] = [0.1 * ground - 0.15, 0.9 + 0.04 * ground];
  for (let layer = 0; layer < 3; layer += 1) {
    const shift = layer * 0.9;
    const [column, row] = [Math.floor((x + shift) / curlPitch), Math.floor((y - shift) / curlPitch)];
    for (let i = column - 1; i <= column + 1; i += 1) {
      for (let j = row - 1; j <= row + 1; j += 1) {
        const curl = curlAt(i, j, layer);
        const [dx, dy] = [x + shift - curl.x, y - shift - curl.y];
        if (Math.abs(dx) > curlPitch || Math.abs(dy) > curlPitch) continue;
        const [a, b] = [dx * curl.cosine + dy * curl.sine, dy * curl.cosine - dx * curl.sine];
        const tube = round(Math.hypot(a * curl.stretch, b) - curl.radius, curl.half);
        // One end of the curl goes down into the cloth.
        const lies = 0.34 * tube + curl.lift - 0.22 * (a / curlPitch + 0.5);
        if (tube > 0 && lies > height) [height, tone] = [lies, 0.96 + 0.1 * curl.lift];
      }
    }
  }
  const fuzz = noise(x * 5, y * 5, 19) + 0.5 * noise(x * 11, y * 11, 20);
  return { height: height + 0.025 * fuzz, tone: tone + 0.03 * fuzz };
};

/** Millimeters from one curl of a layer to the next. */
const curlPitch = 2.3;
const curls = new Map<string, ReturnType<typeof toCurl>>();

function curlAt(i: number, j: number, layer: number) {
  const key = `${i} ${j} ${layer}`;
  const curl = curls.get(key) ?? toCurl(i, j, layer);
  curls.set(key, curl);
  return curl;
}

function toCurl(i: number, j: number, layer: number) {
  const random = (seed: number) => noise(i, j, seed + layer * 20);
  const turn = Math.PI * random(13);
  return {
    x: (i + 0.5 + 0.4 * random(11)) * curlPitch,
    y: (j + 0.5 + 0.4 * random(12)) * curlPitch,
    cosine: Math.cos(turn),
    sine: Math.sin(turn),
    stretch: 0.95 + 0.25 * random(14),
    radius: 0.72 + 0.25 * random(15),
    half: 0.52 + 0.08 * random(16),
    lift: 0.2 * random(17) + layer * 0.05,
  };
}

/** Cut pile: fibers too short to fall, brushed in fields that turn to the light or from it. */
const velvet: ClothSurface = (x, y) => {
  const pile = noise(x * 6.5, y * 5, 21) + 0.6 * noise(x * 13, y * 10, 22);
  const row = Math.sin((y + 0.8 * noise(x * 0.25, y * 0.25, 23)) * 6.2) * noise(x * 0.4, y * 0.4, 26);
  const nap = noise(x * 0.035, y * 0.055, 24) + 0.5 * noise(x * 0.13, y * 0.3, 25);
  return { height: 0.05 * pile + 0.02 * row, tone: 1 + 0.15 * nap + 0.1 * pile + 0.03 * row };
};

/** Grain: pebbles of skin with creases between them, a few pores, and the folds of the hide. */
const leather: ClothSurface = (x, y) => {
  const size = 1.15;
  const u = x / size + 0.35 * noise(x * 0.5, y * 0.5, 31);
  const v = y / size + 0.35 * noise(x * 0.5, y * 0.5, 32);
  let [nearest, second] = [9, 9];
  for (let i = Math.floor(u) - 1; i <= Math.floor(u) + 1; i += 1) {
    for (let j = Math.floor(v) - 1; j <= Math.floor(v) + 1; j += 1) {
      const distance = Math.hypot(u - i - 0.5 - 0.42 * noise(i, j, 33), v - j - 0.5 - 0.42 * noise(i, j, 34));
      if (distance < nearest) [nearest, second] = [distance, nearest];
      else if (distance < second) second = distance;
    }
  }
  const flat = Math.min(1, (second - nearest) / 0.34);
  const pebble = flat * flat * (3 - 2 * flat);
  const fold = noise(x * 0.07, y * 0.1, 35) + 0.5 * noise(x * 0.2, y * 0.16, 36);
  const skin = noise(x * 5, y * 5, 37);
  return {
    height: 0.12 * pebble + 0.28 * fold + 0.012 * skin,
    tone: 0.86 + 0.14 * pebble + 0.07 * noise(x * 0.03, y * 0.03, 38) + 0.02 * skin,
  };
};

/** The cloths that furniture is covered with, by the material that the catalog names. */
export const clothSurfaces = { linen, boucle, velvet, leather } as const satisfies Readonly<
  Record<string, ClothSurface>
>;
