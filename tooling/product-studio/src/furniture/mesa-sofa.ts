import { cushion } from "../shape/cushion.ts";
import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { roundedBox } from "../shape/rounded-box.ts";
import { solid } from "../shape/solid.ts";
import { valueNoise } from "../shape/value-noise.ts";
import { planOfU, wrapAlong } from "../shape/wrap.ts";

const mesaSofaSize = { width: inches(92), depth: inches(40), height: inches(27) };

const shelter = { thickness: 0.2, height: 0.53, rise: 0.045, edge: 0.085, corner: 0.27 };
const seat = { top: 0.405, height: 0.2 };

/** Arms and back in one level band, wrapped round two soft corners. */
function band(): Part[] {
  const { width, depth } = mesaSofaSize;
  const plan = planOfU({
    width: width - shelter.thickness,
    depth: depth - shelter.thickness / 2,
    radius: shelter.corner,
  }).map(({ x, z }) => ({ x, z: z + shelter.thickness / 4 }));
  const wrap = wrapAlong(plan);
  const geometry = roundedBox({
    width: wrap.length,
    height: shelter.height,
    depth: shelter.thickness,
    edge: shelter.edge,
    step: 0.025,
    deform: (point, at) => {
      point.z += Math.sign(at.z) * 0.008 * (1 - at.y ** 4);
      point.y += at.y > 0 ? valueNoise(point.x * 3, 2, point.z * 3, 4) * 0.0025 : 0;
      wrap.deform(point, at);
    },
  });
  return solid(geometry, "fabric", { y: shelter.rise + shelter.height / 2 });
}

function cushions(welt: number): Part[] {
  const { width, depth, height } = mesaSofaSize;
  const inside = width - 2 * shelter.thickness - 0.014;
  const deep = depth - shelter.thickness - 0.02;
  return [-1, 1].flatMap((side) => {
    const x = (side * inside) / 4;
    const bottom = cushion({
      width: inside / 2 - 0.004,
      height: seat.height,
      depth: deep,
      edge: 0.075,
      crown: 0.034,
      bulge: 0.01,
      welt,
      seed: 14 + side,
    });
    const behind = cushion({
      width: inside / 2 - 0.03,
      height: 0.36,
      depth: 0.21,
      facing: "z",
      edge: 0.095,
      crown: 0.05,
      bulge: 0.012,
      welt,
      seed: 24 + side,
    });
    return [
      ...place(bottom, { x, y: seat.top - seat.height / 2, z: depth / 2 - deep / 2 - 0.012 }),
      ...place(behind, {
        x,
        y: height - 0.186,
        z: -depth / 2 + shelter.thickness + 0.095,
        tilt: -11,
        roll: side * 0.5,
      }),
    ];
  });
}

/** The Mesa Sofa: a low, level shelter round two deep seats, on a set-back black plinth; leather cushions are piped. */
export function mesaSofa({ piped = false } = {}): Part[] {
  const { width, depth } = mesaSofaSize;
  const deck = cushion({
    width: width - 2 * shelter.thickness + 0.05,
    height: 0.17,
    depth: depth - 0.1,
    edge: 0.03,
    crown: 0.001,
    bulge: 0.004,
    welt: 0,
    seed: 6,
  });
  const plinth = roundedBox({ width: width - 0.16, height: 0.06, depth: depth - 0.16, edge: 0.004, step: 0.5 });
  return [
    ...band(),
    ...place(deck, { y: shelter.rise + 0.087, z: 0.03 }),
    ...cushions(piped ? 0.0045 : 0),
    ...solid(plinth, "black-metal", { y: 0.03 }),
  ];
}
