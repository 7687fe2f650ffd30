export type { LengthUnit } from "./describe-size.ts";
export { listCommands, type PlaceCommand } from "./list-commands.ts";
export { listPlaces, type Place } from "./list-places.ts";
