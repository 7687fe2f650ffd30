import { easedProfile } from "../shape/eased-profile.ts";
import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { solid } from "../shape/solid.ts";
import { turned } from "../shape/turned.ts";
import { valueNoise } from "../shape/value-noise.ts";

const orbitServingBowlSize = { width: inches(14), depth: inches(14), height: inches(5) };

/** The Orbit Serving Bowl, turned from one block: a thick rounded rim, two cut rings below it, a small set-in foot. */
export function orbitServingBowl(wood: "oak" | "walnut"): Part[] {
  const { width, height } = orbitServingBowlSize;
  const r = width / 2 - 0.0006;
  const steps = Array.from({ length: 25 }, (_, i) => i / 24);
  const wall = (t: number, inside: number) => {
    const turn = t * (Math.PI / 2);
    const low = 0.012 + inside * 0.9;
    return [
      0.055 + (r - 0.055 - inside) * Math.sin(turn) ** 0.95,
      low + (height - 0.012 - low) * (1 - Math.cos(turn)) ** 1.08,
    ] as const;
  };
  const ring = (t: number) => [0.8, 0.86].some((at) => Math.abs(t - at) < 0.011);
  const fine = Array.from({ length: 241 }, (_, i) => i / 240);
  const outside = fine.map((t) => {
    const [out, y] = wall(t, 0);
    return [out - (ring(t) ? 0.0022 : 0), y] as const;
  });
  const rim = easedProfile([
    [r, height - 0.012],
    [r, height, 0.0065],
    [r - 0.0125, height - 0.001, 0.005],
    [r - 0.0125, height - 0.012],
  ]);
  const body = turned(
    [
      [0, 0.003],
      [0.048, 0.003],
      [0.05, 0],
      [0.06, 0],
      [0.062, 0.002],
      [0.06, 0.0105],
      ...outside,
      ...rim,
      ...[...steps].reverse().map((t) => wall(t, 0.0125)),
      [0, wall(0, 0.0125)[1]],
    ],
    { smooth: false, around: 192 },
  );
  const position = body.getAttribute("position");
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    // Wood keeps moving after it is turned, so the rim is no true circle.
    const out = 1 + valueNoise(x * 4, y * 2, z * 4, 9) * 0.003;
    position.setXYZ(i, x * out, y, z * out);
  }
  return solid(body, `${wood}-x`);
}
