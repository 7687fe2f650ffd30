import type { Picture } from "@store/contract/catalog";
import type { SoldVariant } from "./group-by-product.ts";

/** The addresses of a product picture, by the name it is stored under. */
export function toPicture({ picture, pictureAlt }: { picture: string; pictureAlt: string }): Picture {
  return {
    imagePath: `/pictures/${picture}-800.webp`,
    imagePathHiRes: `/pictures/${picture}-1280.webp`,
    alt: pictureAlt,
  };
}

/** The product in a room, and in which fabric where that is not the variant's; null where there is no such picture. */
export function toRoomPicture({
  room_picture: picture,
  room_picture_alt: pictureAlt,
  roomFabricName,
  fabricName,
}: Pick<SoldVariant, "room_picture" | "room_picture_alt" | "roomFabricName" | "fabricName">): Picture | null {
  if (picture === null || pictureAlt === null) return null;
  const isOther = roomFabricName !== null && fabricName !== null && roomFabricName !== fabricName;
  return { ...toPicture({ picture, pictureAlt }), ...(isOther && { shownIn: roomFabricName }) };
}

/** A close look at a fabric, as large as it is kept or small enough for a list of choices. */
export function toSwatchPath(picture: string, width: 200 | 400): string {
  return `/pictures/${picture}-${width}.webp`;
}

/** A fabric so near that its thread or grain can be told apart. */
export function toMacroPath(picture: string): string {
  return `/pictures/${picture}-macro-800.webp`;
}
