import { bath } from "./pack-shots/bath.ts";
import { bedding } from "./pack-shots/bedding.ts";
import { bedroomStorage } from "./pack-shots/bedroom-storage.ts";
import { beds } from "./pack-shots/beds.ts";
import { chairs } from "./pack-shots/chairs.ts";
import { coffeeAndSideTables } from "./pack-shots/coffee-and-side-tables.ts";
import { diningChairs } from "./pack-shots/dining-chairs.ts";
import { diningTables } from "./pack-shots/dining-tables.ts";
import { dinnerware } from "./pack-shots/dinnerware.ts";
import { floorLamps } from "./pack-shots/floor-lamps.ts";
import { giftsAndGiving } from "./pack-shots/gifts-and-giving.ts";
import { pendants } from "./pack-shots/pendants.ts";
import { pillowsAndThrows } from "./pack-shots/pillows-and-throws.ts";
import { rugs } from "./pack-shots/rugs.ts";
import { sectionals } from "./pack-shots/sectionals.ts";
import { shelvesAndMedia } from "./pack-shots/shelves-and-media.ts";
import { sofas } from "./pack-shots/sofas.ts";
import { tableLamps } from "./pack-shots/table-lamps.ts";
import { vasesAndMirrors } from "./pack-shots/vases-and-mirrors.ts";
import type { Shot } from "./shot.ts";

/** Every picture that shows one product on the sweep, by category. */
export const packShots: readonly Shot[] = [
  ...sofas,
  ...sectionals,
  ...chairs,
  ...coffeeAndSideTables,
  ...shelvesAndMedia,
  ...diningTables,
  ...diningChairs,
  ...dinnerware,
  ...beds,
  ...bedroomStorage,
  ...bedding,
  ...bath,
  ...tableLamps,
  ...floorLamps,
  ...pendants,
  ...rugs,
  ...pillowsAndThrows,
  ...vasesAndMirrors,
  ...giftsAndGiving,
];
