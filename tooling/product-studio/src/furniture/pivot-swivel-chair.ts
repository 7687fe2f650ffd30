import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { roundCushion } from "../shape/round-cushion.ts";
import { roundedBox } from "../shape/rounded-box.ts";
import { solid } from "../shape/solid.ts";
import { throwPillow } from "../shape/throw-pillow.ts";
import { turned } from "../shape/turned.ts";
import { valueNoise } from "../shape/value-noise.ts";

const pivotSwivelChairSize = { width: inches(32), depth: inches(32), height: inches(28) };

const shell = { thickness: 0.17, edge: 0.08, straight: 0.42, low: 0.085, arm: 0.515, sweep: 2.2 };
const radius = pivotSwivelChairSize.width / 2 - shell.thickness / 2 - 0.012;

/** A thick padded ring, highest behind, its top rolling down to two blunt arms. */
function ring(): Part[] {
  const geometry = roundedBox({
    width: 2 * shell.sweep * radius,
    height: 1,
    depth: shell.thickness,
    edge: shell.edge,
    step: 0.018,
    deform: (point, at) => {
      const turn = point.x / radius;
      const fall = Math.cos(Math.min(1, Math.abs(turn) / shell.sweep) * Math.PI) * 0.5 + 0.5;
      const high = shell.arm + (pivotSwivelChairSize.height - shell.arm) * fall ** 1.25;
      const between = Math.min(Math.max(point.y, -shell.straight), shell.straight);
      const low = shell.low + shell.edge;
      const y = low + (between / shell.straight / 2 + 0.5) * (high - shell.edge - low) + (point.y - between);
      const belly = 0.012 * (1 - at.y ** 2) * Math.sign(at.z);
      const soft = valueNoise(point.x * 4, y * 5, 3, 7) * 0.003;
      const out = radius - point.z - belly + soft;
      point.set(Math.sin(turn) * out, y, -Math.cos(turn) * out);
    },
  });
  return solid(geometry, "fabric");
}

function base(): Part[] {
  const disc = turned(
    [
      [0, 0],
      [0.232, 0],
      [0.236, 0.004],
      [0.234, 0.012],
      [0.2, 0.018],
      [0.06, 0.022],
      [0.055, 0.095],
      [0, 0.095],
    ],
    { smooth: false, around: 128 },
  );
  return solid(disc, "black-metal");
}

/** The Pivot Swivel Chair: a padded ring round a thick seat, turning on a hidden disc; one small pillow. */
export function pivotSwivelChair(): Part[] {
  const { depth } = pivotSwivelChairSize;
  const seat = roundCushion({
    width: 0.51,
    depth: 0.62,
    height: 0.19,
    edge: 0.075,
    crown: 0.03,
    squareness: 2.5,
    welt: 0,
    seed: 5,
  });
  const drum = roundCushion({
    width: 0.58,
    depth: 0.66,
    height: 0.19,
    edge: 0.05,
    crown: 0,
    squareness: 2.4,
    welt: 0,
    seed: 8,
  });
  const pillow = throwPillow({ width: 0.46, height: 0.27, thickness: 0.13, seed: 21 });
  return [
    ...ring(),
    ...place(drum, { y: shell.low, z: depth / 2 - 0.33 - 0.018 }),
    ...place(seat, { y: 0.255, z: depth / 2 - 0.31 - 0.005 }),
    ...place(pillow, { x: 0.01, y: 0.555, z: -0.15, tilt: -19, roll: 2 }),
    ...base(),
  ];
}
