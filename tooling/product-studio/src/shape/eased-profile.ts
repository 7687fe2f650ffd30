/** A corner of a turned profile: radius, height and how far (meters) the corner is rounded. */
export type Corner = readonly [radius: number, height: number, ease?: number];

type Point = readonly [number, number];

function towards(from: Point, to: Point, far: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const part = Math.min(far / length, 0.5);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** A profile for `turned` with every eased corner replaced by a short curve; ends and corners without ease stay sharp. */
export function easedProfile(corners: readonly Corner[], steps = 8): Point[] {
  return corners.flatMap(([radius, height, ease = 0], i): Point[] => {
    const [before, after] = [corners[i - 1], corners[i + 1]];
    const at: Point = [radius, height];
    if (ease === 0 || !before || !after) return [at];
    const [start, end] = [towards(at, [before[0], before[1]], ease), towards(at, [after[0], after[1]], ease)];
    return Array.from({ length: steps + 1 }, (_, step): Point => {
      const t = step / steps;
      const mix = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
      return [mix(start[0], at[0], end[0]), mix(start[1], at[1], end[1])];
    });
  });
}
