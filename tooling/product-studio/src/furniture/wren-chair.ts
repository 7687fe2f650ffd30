import { inches } from "../shape/inches.ts";
import { leg } from "../shape/leg.ts";
import type { Part } from "../shape/part.ts";
import { piping } from "../shape/piping.ts";
import { type RoundedBox, roundedBox, roundedPoint } from "../shape/rounded-box.ts";
import { solid } from "../shape/solid.ts";
import { valueNoise } from "../shape/value-noise.ts";
import { Vector3 } from "three";

export const wrenChairSize = { width: inches(31), depth: inches(31), height: inches(30) };

const shell = { radius: inches(31) / 2 - 0.055, thickness: 0.11, low: 0.17, arm: 0.58, sweep: 2.05 };

/** The tub back: channels run up its inside, and its top falls from the back to the arms. */
function back(): Part[] {
  const channels = 13;
  const box: RoundedBox = {
    width: 2 * shell.sweep * shell.radius,
    height: 1,
    depth: shell.thickness,
    edge: 0.05,
    step: 0.012,
    deform: (point, at) => {
      const turn = point.x / shell.radius;
      const fall = Math.cos(Math.min(1, Math.abs(turn) / shell.sweep) * Math.PI) * 0.5 + 0.5;
      const high = shell.arm + (wrenChairSize.height - shell.arm) * fall ** 0.8;
      const inward = Math.max(0, at.z) * (1 - at.y ** 8);
      const channel = Math.abs(Math.cos((at.x * channels * Math.PI) / 2)) ** 0.55;
      const lean = (point.y + 0.5) * 0.03;
      const radius = shell.radius - point.z * (0.8 + 0.2 * (0.5 - point.y)) - inward * (channel * 0.022 - 0.012) + lean - 0.03;
      // The edge radius stays true although the height of the shell changes along its sweep.
      const edge = Math.max(0, Math.abs(point.y) - 0.45);
      const y = point.y > 0 ? high - 0.05 + edge - (0.45 - Math.min(point.y, 0.45)) * ((high - 0.05 - shell.low - 0.05) / 0.9) : shell.low + 0.05 - edge + (0.45 + Math.max(point.y, -0.45)) * ((high - 0.05 - shell.low - 0.05) / 0.9);
      point.set(Math.sin(turn) * radius, y, -Math.cos(turn) * radius);
    },
  };
  return solid(roundedBox(box), "fabric");
}

/** A round-fronted box cushion; its plan is a superellipse so that it fills the tub. */
function seat(): Part[] {
  const half = 0.315;
  const plan = (point: Vector3, at: Vector3) => {
    const squash = Math.sqrt(1 - (at.x * at.x) / 2.25) * Math.sqrt(1 - (at.z * at.z) / 2.25);
    const swell = (1 - at.x ** 2) * (1 - at.z ** 2);
    point.x *= 0.86 + 0.14 * Math.sqrt(Math.max(0, 1 - at.z * at.z * 0.5));
    point.multiply(new Vector3(squash / 0.86, 1, squash / 0.86));
    point.y += Math.sign(at.y) * Math.abs(at.y) ** 3 * swell * 0.028 + valueNoise(point.x * 6, point.z * 6, 1, 9) * 0.003 * Math.max(0, at.y);
  };
  const box: RoundedBox = { width: half * 2, height: 0.17, depth: half * 2 + 0.06, edge: 0.05, step: 0.02, deform: plan };
  const seam = [0.99, -0.99].map((face) =>
    Array.from({ length: 96 }, (_, i) => {
      const turn = (i / 96) * 2 * Math.PI;
      const reach = 1 / Math.max(Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn)));
      return roundedPoint(new Vector3(Math.cos(turn) * reach, face, Math.sin(turn) * reach), box);
    }),
  );
  const at = { y: 0.36, z: 0.05 };
  return [...solid(roundedBox(box), "fabric", at), ...seam.flatMap((line) => solid(piping(line, 0.0042), "fabric", at))];
}

/** The Wren Lounge Chair: a channelled tub back around a deep seat, on four turned legs. */
export function wrenChair(): Part[] {
  const drum = roundedBox({
    width: 0.6,
    height: 0.13,
    depth: 0.62,
    edge: 0.02,
    step: 0.03,
    deform: (point, at) => {
      const squash = Math.sqrt(1 - (at.x * at.x) / 2.2) * Math.sqrt(1 - (at.z * at.z) / 2.2);
      point.multiply(new Vector3(squash * 1.14, 1, squash * 1.14));
    },
  });
  return [
    ...back(),
    ...seat(),
    ...solid(drum, "fabric", { y: 0.235, z: 0.03 }),
    ...[-1, 1].flatMap((side) =>
      [-1, 1].flatMap((end) =>
        solid(leg({ height: 0.185, top: 0.024, foot: 0.013, splayX: side * 0.03, splayZ: end * 0.03 }), "walnut-y", { x: side * 0.21, z: 0.02 + end * 0.21 }),
      ),
    ),
  ];
}
