function corner(x: number, y: number, z: number, seed: number): number {
  let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647) ^ Math.imul(seed, 974634777);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967295;
}

function ease(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

function mix(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

/** Smooth noise from -1 to 1 at a point in space; the same seed answers the same everywhere. */
export function valueNoise(x: number, y: number, z: number, seed: number): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [ease(x - i), ease(y - j), ease(z - k)];
  const row = (dj: number, dk: number) => mix(corner(i, j + dj, k + dk, seed), corner(i + 1, j + dj, k + dk, seed), u);
  return mix(mix(row(0, 0), row(1, 0), v), mix(row(0, 1), row(1, 1), v), w) * 2 - 1;
}
