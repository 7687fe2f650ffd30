import type { ProductSeed } from "./product-seed.ts";
import { bath } from "./products/bath.ts";
import { bedding } from "./products/bedding.ts";
import { bedroomStorage } from "./products/bedroom-storage.ts";
import { beds } from "./products/beds.ts";
import { bookcasesAndMedia } from "./products/bookcases-and-media.ts";
import { chairs } from "./products/chairs.ts";
import { coffeeAndSideTables } from "./products/coffee-and-side-tables.ts";
import { diningChairs } from "./products/dining-chairs.ts";
import { diningTables } from "./products/dining-tables.ts";
import { dinnerware } from "./products/dinnerware.ts";
import { floorLamps } from "./products/floor-lamps.ts";
import { giftsAndGiving } from "./products/gifts-and-giving.ts";
import { pendants } from "./products/pendants.ts";
import { pillowsAndThrows } from "./products/pillows-and-throws.ts";
import { rugs } from "./products/rugs.ts";
import { sectionals } from "./products/sectionals.ts";
import { sofas } from "./products/sofas.ts";
import { tableLamps } from "./products/table-lamps.ts";
import { vasesAndMirrors } from "./products/vases-and-mirrors.ts";
import { roomPictures } from "./room-pictures.ts";

const inRoom = ({ id }: ProductSeed) => id in roomPictures;

/** The shelves, each with the slug of its category. A sectional that is shown as a plan comes after photographs. */
const shelves: readonly (readonly [string, readonly ProductSeed[]])[] = [
  ["sofas", sofas],
  ["sectionals", sectionals.filter(inRoom)],
  ["chairs", chairs],
  ["coffee-and-side-tables", coffeeAndSideTables],
  ["shelves-and-media", bookcasesAndMedia],
  ["sectionals", sectionals.filter((product) => !inRoom(product))],
  ["dining-tables", diningTables],
  ["dining-chairs", diningChairs],
  ["dinnerware", dinnerware],
  ["beds", beds],
  ["bedroom-storage", bedroomStorage],
  ["bedding", bedding],
  ["bath", bath],
  ["table-lamps", tableLamps],
  ["floor-lamps", floorLamps],
  ["pendants", pendants],
  ["rugs", rugs],
  ["pillows-and-throws", pillowsAndThrows],
  ["vases-and-mirrors", vasesAndMirrors],
  ["gifts-and-giving", giftsAndGiving],
];

/** Every product of the sample catalog with the slug of its category, in the order of listings. */
export const products: readonly (ProductSeed & { category: string })[] = shelves.flatMap(([category, shelf]) =>
  shelf.map((product) => ({ ...product, category })),
);

/** The picture of a SKU and its alternative text. Throws for an unknown one. */
export function pictureOf(sku: string): { picture: string; alt: string } {
  const variant = products.flatMap(({ variants }) => variants).find((each) => each.sku === sku);
  if (!variant) throw new Error(`The sample catalog has no SKU ${sku}, of which a picture is shown.`);
  return variant;
}
