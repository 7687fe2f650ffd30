import { type BufferGeometry, ExtrudeGeometry, Shape } from "three";

type StavedDisc = { radius: number; thickness: number; staves: number; chamfer?: number; inset?: number };

function stave(radius: number, low: number, high: number): Shape {
  const steps = 40;
  const turns = Array.from({ length: steps + 1 }, (_, i) => {
    const at = low + ((high - low) * i) / steps;
    return Math.asin(Math.min(1, Math.max(-1, at / radius)));
  });
  const outline = new Shape();
  const right = turns.map((turn) => [Math.cos(turn) * radius, Math.sin(turn) * radius] as const);
  const left = [...right].reverse().map(([x, y]) => [-x, y] as const);
  outline.moveTo(...(right[0] ?? [0, 0]));
  for (const [x, y] of [...right.slice(1), ...left]) outline.lineTo(x, y);
  return outline;
}

/**
 * A round table top glued up from boards that run along x, lying on y = 0; its lower rim is planed in by `inset` over
 * the lowest `chamfer` meters. One geometry a board, so that each takes its own grain.
 */
export function stavedDisc({ radius, thickness, staves, chamfer = 0, inset = 0 }: StavedDisc): BufferGeometry[] {
  const ease = 0.0016;
  const cut = (i: number) => -radius + (2 * radius * i) / staves;
  return Array.from({ length: staves }, (_, i) => {
    const geometry = new ExtrudeGeometry(stave(radius, cut(i), cut(i + 1)), {
      depth: thickness - 2 * ease,
      bevelEnabled: true,
      bevelSize: ease,
      bevelOffset: -ease * 0.35,
      bevelThickness: ease,
      bevelSegments: 3,
      steps: 12,
    });
    geometry.deleteAttribute("uv");
    geometry.rotateX(-Math.PI / 2).translate(0, ease, 0);
    const position = geometry.getAttribute("position");
    for (let v = 0; v < position.count; v++) {
      const [x, y, z] = [position.getX(v), position.getY(v), position.getZ(v)];
      const out = Math.hypot(x, z);
      if (y >= chamfer || out < radius - ease * 2) continue;
      const less = (out - inset * (1 - y / chamfer) ** 1.3) / out;
      position.setXYZ(v, x * less, y, z * less);
    }
    return geometry;
  });
}
