import { type BufferGeometry, Vector3 } from "three";
import { roundedBox } from "./rounded-box.ts";
import { valueNoise } from "./value-noise.ts";

/**
 * A cloth laid over a flat top: `over` is the top's size, its height and how round its edge is. `shift` moves the cloth
 * along z. `loose` is how far hanging folds swing, `rumple` how high lying creases rise. All meters.
 */
export type Drape = {
  width: number;
  length: number;
  thickness: number;
  over: { width: number; length: number; height: number; round: number };
  shift?: number;
  loose?: number;
  rumple?: number;
  seed: number;
};

/** Where the cloth's point (a across, b along) comes to lie: over the edge it turns down, and hangs in folds. */
function lie(a: number, b: number, { over, loose = 0.012, rumple = 0.006, seed }: Drape): Vector3 {
  const { round } = over;
  const [halfWidth, halfLength] = [over.width / 2 - round, over.length / 2 - round];
  const x = Math.min(Math.max(a, -halfWidth), halfWidth);
  const z = Math.min(Math.max(b, -halfLength), halfLength);
  const apart = Math.hypot(a - x, b - z);
  const [toX, toZ] = apart === 0 ? [0, 0] : [(a - x) / apart, (b - z) / apart];
  // A square corner of cloth gathers, so its hem hangs nearly level with the sides.
  const beyond = (Math.abs(a - x) ** 6 + Math.abs(b - z) ** 6) ** (1 / 6);
  const arc = (round * Math.PI) / 2;
  const turn = Math.min(beyond, arc) / round;
  const hang = Math.max(0, beyond - arc);
  const swing = Math.min(1, hang / 0.22);
  const along = x * toZ + z * toX;
  const turning = Math.atan2(toZ, toX);
  const corner = Math.abs(toX * toZ) * 2;
  const folds = valueNoise(along * 5.5 + turning * 2.2, hang * 1.2, seed, seed) + 0.5 * Math.sin(along * 17 + seed);
  const out = round * Math.sin(turn) + swing * loose * (folds + 0.6) + corner * hang * 0.12 * Math.min(1, loose / 0.01);
  const creases = valueNoise(a * 4.2, b * 3.1, 1, seed) + 0.55 * valueNoise(a * 9 + b * 4, b * 8 - a * 5, 2, seed);
  const calm = 1 - swing;
  const y = over.height - round * (1 - Math.cos(turn)) - hang + rumple * creases * calm;
  return new Vector3(x + toX * out, y, z + toZ * out);
}

/** A soft cloth over a bed, a bench or a chest, centered over the origin; its thickness lies above the top. */
export function drape(spec: Drape): BufferGeometry {
  const { width, length, thickness, shift = 0 } = spec;
  const tiny = 0.004;
  return roundedBox({
    width,
    height: thickness,
    depth: length,
    edge: thickness * 0.48,
    step: 0.022,
    deform: (point) => {
      const [a, b] = [point.x, point.z + shift];
      const at = lie(a, b, spec);
      const across = lie(a + tiny, b, spec).sub(lie(a - tiny, b, spec));
      const along = lie(a, b + tiny, spec).sub(lie(a, b - tiny, spec));
      const up = along.cross(across).normalize();
      point.copy(at.addScaledVector(up, point.y + thickness / 2));
    },
  });
}
