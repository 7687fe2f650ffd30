import { Shape, Vector3 } from "three";
import { cushion } from "../shape/cushion.ts";
import { extruded } from "../shape/extruded.ts";
import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { piping } from "../shape/piping.ts";
import { place } from "../shape/place.ts";
import { solid } from "../shape/solid.ts";
import { turned } from "../shape/turned.ts";

const larkLoveseatSize = { width: inches(64), depth: inches(36), height: inches(33) };

const rise = 0.135;
const roll = { x: 0.024, y: 0.538, radius: 0.079 };
const arm = { inner: 0.055, outer: roll.x + roll.radius };
const seat = { top: 0.475, height: 0.16, depth: 0.65 };

/** The slim panel and the roll that hangs over its outside, seen from the front of the right arm. */
function armOutline(): Shape {
  const outline = new Shape();
  outline.moveTo(-arm.inner, rise);
  outline.lineTo(arm.inner - 0.01, rise);
  outline.lineTo(arm.inner - 0.01, 0.41);
  outline.quadraticCurveTo(arm.inner - 0.008, 0.445, arm.inner + 0.008, roll.y - 0.069);
  outline.absarc(roll.x, roll.y, roll.radius, -1.06, Math.PI, false);
  outline.lineTo(-arm.inner, rise);
  return outline;
}

function arms(): Part[] {
  const { width, depth } = larkLoveseatSize;
  const long = depth - 0.014;
  const body = extruded(armOutline(), long, 0.014);
  const cord = armOutline()
    .getSpacedPoints(90)
    .slice(0, -1)
    .map(({ x, y }) => new Vector3(x * 0.965, rise + (y - rise) * 0.988 + 0.003, long / 2 - 0.002));
  const side = (mirror: 1 | -1) => {
    const line = mirror === 1 ? cord : cord.map((point) => new Vector3(-point.x, point.y, point.z));
    const shape = mirror === 1 ? body : body.clone().rotateY(Math.PI);
    return place([...solid(shape, "fabric"), ...solid(piping(line, 0.0046), "fabric")], {
      x: mirror * (width / 2 - arm.outer),
    });
  };
  return [...side(1), ...side(-1)];
}

function frame(inside: number): Part[] {
  const { depth, height } = larkLoveseatSize;
  const rail = cushion({
    width: inside + 0.03,
    height: 0.17,
    depth: depth - 0.075,
    edge: 0.018,
    crown: 0.001,
    bulge: 0.003,
    seed: 3,
    welt: 0.0042,
  });
  const back = cushion({
    width: inside + 0.12,
    height: height - rise - 0.022,
    depth: 0.13,
    facing: "z",
    edge: 0.05,
    crown: 0.004,
    welt: 0,
    seed: 5,
  });
  return [
    ...place(rail, { y: rise + 0.085, z: -0.005 }),
    ...place(back, { y: rise + (height - rise - 0.022) / 2, z: -depth / 2 + 0.099, tilt: -4 }),
  ];
}

function cushions(inside: number): Part[] {
  const { depth } = larkLoveseatSize;
  const bench = cushion({
    width: inside - 0.004,
    height: seat.height,
    depth: seat.depth,
    edge: 0.045,
    crown: 0.035,
    bulge: 0.01,
    seed: 23,
  });
  const behind = [-1, 1].flatMap((side) => {
    const pad = cushion({
      width: inside / 2 - 0.006,
      height: 0.44,
      depth: 0.19,
      facing: "z",
      edge: 0.07,
      crown: 0.06,
      bulge: 0.014,
      seed: 36 + side,
    });
    return place(pad, { x: (side * inside) / 4, y: seat.top + 0.125, z: -0.165, tilt: -14, roll: side * -0.6 });
  });
  return [...place(bench, { y: seat.top - seat.height / 2, z: depth / 2 - seat.depth / 2 - 0.03 }), ...behind];
}

function feet(): Part[] {
  const { width, depth } = larkLoveseatSize;
  const foot = turned([
    [0, 0],
    [0.014, 0],
    [0.019, 0.006],
    [0.017, 0.022],
    [0.023, 0.05],
    [0.032, 0.085],
    [0.03, 0.106],
    [0.02, 0.116],
    [0.028, 0.124],
    [0.03, 0.14],
    [0, 0.14],
  ]);
  return [-1, 1].flatMap((side) =>
    [-1, 1].flatMap((end) => solid(foot, "walnut-y", { x: side * (width / 2 - 0.125), z: end * (depth / 2 - 0.07) })),
  );
}

/** The Lark Loveseat: slim rolled arms, one bench cushion, two loose back cushions, turned feet. */
export function larkLoveseat(): Part[] {
  const inside = larkLoveseatSize.width - 2 * (arm.outer + arm.inner);
  return [...arms(), ...frame(inside), ...cushions(inside), ...feet()];
}
