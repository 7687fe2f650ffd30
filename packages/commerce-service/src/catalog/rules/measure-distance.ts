import type { Site } from "@store/contract/shared";

/** A position in degrees; null where it is not known. */
export interface Position {
  latitude: number | null;
  longitude: number | null;
}

/** A distance in the unit of the site: to one decimal below 10, whole from there on. */
export interface Distance {
  value: number;
  unit: "mi" | "km";
}

const units = { US: { unit: "mi", earthRadius: 3958.8 }, CA: { unit: "km", earthRadius: 6371 } } as const;

/** The great-circle distance between two positions: miles on the US site, kilometers on the Canada site. */
export function measureDistance(from: Position, to: Position, site: Site): Distance | null {
  if (from.latitude === null || from.longitude === null || to.latitude === null || to.longitude === null) return null;
  const { unit, earthRadius } = units[site];
  const [fromAngle, toAngle] = [toRadians(from.latitude), toRadians(to.latitude)];
  const halfChord =
    Math.sin((toAngle - fromAngle) / 2) ** 2 +
    Math.cos(fromAngle) * Math.cos(toAngle) * Math.sin(toRadians(to.longitude - from.longitude) / 2) ** 2;
  const distance = 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(halfChord)));
  return { value: distance < 9.95 ? Math.round(distance * 10) / 10 : Math.round(distance), unit };
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
