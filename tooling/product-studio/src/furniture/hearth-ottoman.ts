import { CatmullRomCurve3, TubeGeometry, Vector3 } from "three";
import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { piping } from "../shape/piping.ts";
import { solid } from "../shape/solid.ts";
import { turned } from "../shape/turned.ts";
import { valueNoise } from "../shape/value-noise.ts";

const hearthOttomanSize = { width: inches(24), depth: inches(24), height: inches(17) };

const panels = 8;
const foot = 0.045;
const radius = hearthOttomanSize.width / 2 - 0.008;
const top = hearthOttomanSize.height - 0.02;

/** Gathers the leather at the side seams and towards the button, and lets it sag a little between. */
function upholstered(point: Vector3): Vector3 {
  const out = Math.hypot(point.x, point.z) / radius;
  const turn = Math.atan2(point.z, point.x);
  const between = Math.abs(Math.sin((turn * panels) / 2));
  const onSide = Math.min(1, Math.max(0, (out - 0.9) / 0.08));
  const high = (point.y - foot) / (top - foot);
  const swell =
    1 + onSide * (0.02 * between ** 0.6 + 0.02 * Math.sin(Math.PI * Math.min(1, Math.max(0, high))) - 0.012);
  const onTop = high > 0.86 ? 1 - onSide : 0;
  const button = -0.03 * Math.exp(-((out / 0.12) ** 2)) + 0.02 * (1 - out ** 3);
  const pleats = Math.cos(turn * 9 + valueNoise(turn * 2, 1, 1, 3)) * 0.0022 * Math.exp(-(((out - 0.18) / 0.14) ** 2));
  const seam = -0.0035 * Math.exp(-((Math.sin((turn * panels) / 2) / 0.05) ** 2)) * Math.min(1, out * 2);
  const soft = valueNoise(point.x * 6, point.y * 6, point.z * 6, 11) * 0.0025;
  return point.set(point.x * swell, point.y + onTop * (button + pleats + seam + soft), point.z * swell);
}

function drum(): Part[] {
  const edge = 0.03;
  const corner = Array.from({ length: 11 }, (_, i) => (i / 10) * (Math.PI / 2));
  const profile = [
    ...Array.from({ length: 8 }, (_, i) => [(i / 8) * (radius - edge), foot] as const),
    ...corner.map((t) => [radius - edge + Math.sin(t) * edge, foot + edge - Math.cos(t) * edge] as const),
    ...Array.from(
      { length: 16 },
      (_, i) => [radius, foot + edge + ((i + 0.5) / 16) * (top - foot - 2 * edge)] as const,
    ),
    ...corner.map((t) => [radius - edge + Math.cos(t) * edge, top - edge + Math.sin(t) * edge] as const),
    ...Array.from({ length: 48 }, (_, i) => [(1 - (i + 1) / 48) * (radius - edge), top] as const),
  ];
  const body = turned(profile, { smooth: false, around: 288 });
  const position = body.getAttribute("position");
  const point = new Vector3();
  for (let i = 0; i < position.count; i++)
    position.setXYZ(i, ...upholstered(point.fromBufferAttribute(position, i)).toArray());
  return solid(body, "fabric");
}

function welts(): Part[] {
  const around = (y: number, inset: number) =>
    Array.from({ length: 144 }, (_, i) => (i / 144) * 2 * Math.PI).map((turn) =>
      upholstered(new Vector3(Math.cos(turn) * (radius - inset), y, Math.sin(turn) * (radius - inset))),
    );
  const up = (turn: number) =>
    new CatmullRomCurve3(
      Array.from({ length: 24 }, (_, i) => foot + 0.016 + (i / 23) * (top - foot - 0.032)).map((y) =>
        upholstered(new Vector3(Math.cos(turn) * radius, y, Math.sin(turn) * radius)),
      ),
    );
  const rings = [around(top - 0.009, 0.007), around(foot + 0.009, 0.007)].map((line) => piping(line, 0.0048));
  const seams = Array.from(
    { length: panels },
    (_, i) => new TubeGeometry(up((i / panels) * 2 * Math.PI), 60, 0.0032, 8),
  );
  return [...rings, ...seams].flatMap((geometry) => solid(geometry, "fabric"));
}

/** The Hearth Ottoman: a leather drum of eight panels, drawn in by one button, on a set-back walnut ring. */
export function hearthOttoman(): Part[] {
  const button = turned(
    [
      [0, 0.008],
      [0.012, 0.0065],
      [0.019, 0],
      [0, -0.002],
    ],
    { around: 48 },
  );
  const ring = turned(
    [
      [0, 0],
      [radius - 0.035, 0],
      [radius - 0.032, 0.003],
      [radius - 0.032, foot + 0.01],
      [0, foot + 0.01],
    ],
    { smooth: false, around: 128 },
  );
  return [...drum(), ...welts(), ...solid(button, "fabric", { y: top - 0.012 }), ...solid(ring, "walnut-x")];
}
