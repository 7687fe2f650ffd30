import type { DeliveryStep } from "../layout/check-delivery.ts";
import type { Room } from "../layout/check-room-fit.ts";
import type { LengthUnit } from "../places/describe-size.ts";
import { parseLength } from "./parse-length.ts";

interface Measure {
  readonly label: string;
  readonly otherwise?: number;
  readonly least?: number;
}

/** What a shopper may measure. Those with `otherwise` may stay empty; its inches count then. `least` is in inches. */
const measures = {
  roomWidth: { label: "Width" },
  roomDepth: { label: "Depth" },
  walkway: { label: "Walkway", otherwise: 30, least: 0 },
  doorWidth: { label: "Width" },
  doorHeight: { label: "Height", otherwise: 80 },
  turnFrom: { label: "Width before it" },
  turnTo: { label: "Width after it" },
  stairsWidth: { label: "Stairs' width" },
  landingDepth: { label: "Landing's depth" },
  elevatorDoorWidth: { label: "Door width" },
  elevatorDoorHeight: { label: "Door height", otherwise: 80 },
  elevatorWidth: { label: "Inner width" },
  elevatorDepth: { label: "Inner depth" },
  elevatorHeight: { label: "Inner height", otherwise: 84 },
  ceiling: { label: "Height", otherwise: 84 },
} as const satisfies Record<string, Measure>;

export type MeasureName = keyof typeof measures;

/** The measures as typed; absent where nothing was. */
export type FitMeasures = Readonly<Partial<Record<MeasureName, string>>>;

/** The groups of the form. A step on the way in counts once its measures are there. */
export const fitGroups = [
  { key: "room", title: "Room", names: ["roomWidth", "roomDepth", "walkway"] },
  { key: "door", title: "Narrowest door", names: ["doorWidth", "doorHeight"] },
  { key: "turn", title: "Turn in a hall", names: ["turnFrom", "turnTo"] },
  { key: "landing", title: "Stairs with a landing", names: ["stairsWidth", "landingDepth"] },
  {
    key: "elevator",
    title: "Elevator",
    names: ["elevatorDoorWidth", "elevatorDoorHeight", "elevatorWidth", "elevatorDepth", "elevatorHeight"],
  },
  { key: "ceiling", title: "Lowest ceiling on the way", names: ["ceiling"] },
] as const satisfies readonly { key: string; title: string; names: readonly MeasureName[] }[];

/** A step on the way in, with its title. */
export interface NamedStep {
  readonly key: string;
  readonly title: string;
  readonly step: DeliveryStep;
}

export interface ReadMeasures {
  readonly room: Required<Room> | undefined;
  readonly steps: readonly NamedStep[];
  /** What is wrong with a measure. */
  readonly errors: ReadonlyMap<MeasureName, string>;
}

/** The label of a measure, and the inches that count while it is empty. */
export function describeMeasure(name: MeasureName): Measure {
  return measures[name];
}

/** The measures of a query. Those that were typed on a site with another unit keep theirs. */
export function readMeasures(query: URLSearchParams, unit: LengthUnit): FitMeasures {
  const typedIn = query.get("unit");
  const isOfOther = typedIn !== unit && (typedIn === "in" || typedIn === "cm");
  const names = Object.keys(measures) as MeasureName[];
  const entries = names.flatMap((name) => {
    const text = (query.get(name) ?? "").trim();
    return text === "" ? [] : [[name, isOfOther && /^[\d.,\s/]+$/.test(text) ? `${text} ${typedIn}` : text] as const];
  });
  return Object.fromEntries(entries);
}

/** The room and the steps of the measures. A group that is half filled in has an error instead. */
export function toFitQuestions(typed: FitMeasures, unit: LengthUnit): ReadMeasures {
  const errors = new Map<MeasureName, string>();
  /** The inches of a group; undefined if nothing was typed or something is wrong. */
  function read<Name extends MeasureName>(names: readonly Name[]): Record<Name, number> | undefined {
    if (names.every((name) => typed[name] === undefined)) return undefined;
    const found: Partial<Record<Name, number>> = {};
    for (const name of names) {
      const { otherwise, least } = describeMeasure(name);
      const text = typed[name];
      const inches = text === undefined ? otherwise : parseLength(text, unit, least);
      if (inches !== undefined) found[name] = inches;
      else if (text === undefined) errors.set(name, "Please enter this measure, too.");
      else
        errors.set(
          name,
          unit === "in" ? "Enter a length such as 32, 32 1/2 or 6' 8\"." : "Enter a length such as 82 or 2.1 m.",
        );
    }
    return names.every((name) => found[name] !== undefined) ? (found as Record<Name, number>) : undefined;
  }
  const [roomGroup, doorGroup, turnGroup, landingGroup, elevatorGroup, ceilingGroup] = fitGroups;
  const height = read(ceilingGroup.names)?.ceiling ?? measures.ceiling.otherwise;
  const room = read(roomGroup.names);
  const door = read(doorGroup.names);
  const turn = read(turnGroup.names);
  const landing = read(landingGroup.names);
  const elevator = read(elevatorGroup.names);
  const steps: (Omit<NamedStep, "step"> & { readonly step: DeliveryStep | undefined })[] = [
    { ...doorGroup, step: door && { kind: "door", width: door.doorWidth, height: door.doorHeight } },
    { ...turnGroup, step: turn && { kind: "turn", from: turn.turnFrom, to: turn.turnTo, height } },
    {
      ...landingGroup,
      step: landing && { kind: "turn", from: landing.stairsWidth, to: landing.landingDepth, height },
    },
    {
      ...elevatorGroup,
      step: elevator && {
        kind: "elevator",
        doorWidth: elevator.elevatorDoorWidth,
        doorHeight: elevator.elevatorDoorHeight,
        width: elevator.elevatorWidth,
        depth: elevator.elevatorDepth,
        height: elevator.elevatorHeight,
      },
    },
  ];
  return {
    room: room && { width: room.roomWidth, depth: room.roomDepth, walkway: room.walkway },
    steps: steps.flatMap(({ key, title, step }) => (step ? [{ key, title, step }] : [])),
    errors,
  };
}
