import type { Picture } from "@store/contract/catalog";

/**
 * The URLs of a product picture. It is stored as its path below `/pictures/`, without width and type; a folder in it, such
 * as a hash of its files, becomes a part of the URLs. One with a type is a single file for all sizes, such as a drawing.
 */
export function toPicture({ picture, pictureAlt }: { picture: string; pictureAlt: string }): Picture {
  if (/\.\w+$/.test(picture)) {
    const imagePath = `/pictures/${picture}`;
    return { imagePath, imagePathHiRes: imagePath, alt: pictureAlt };
  }
  return {
    imagePath: `/pictures/${picture}-800.webp`,
    imagePathHiRes: `/pictures/${picture}-1280.webp`,
    alt: pictureAlt,
  };
}

/** A picture of the product in a room, with the fabric that it shows and that of the variant. */
interface RoomPicture {
  room_picture: string | null;
  room_picture_alt: string | null;
  roomFabricName: string | null;
  fabricName: string | null;
}

/** The product in a room, and the fabric if it differs from the variant's; null if there is no such picture. */
export function toRoomPicture({
  room_picture: picture,
  room_picture_alt: pictureAlt,
  roomFabricName,
  fabricName,
}: RoomPicture): Picture | null {
  if (picture === null || pictureAlt === null) return null;
  const isOther = roomFabricName !== null && fabricName !== null && roomFabricName !== fabricName;
  return { ...toPicture({ picture, pictureAlt }), ...(isOther && { shownIn: roomFabricName }) };
}

/** The URL of a fabric's close-up, large or small enough for a list of options. */
export function toSwatchPath(picture: string, width: 200 | 400): string {
  return `/pictures/${picture}-${width}.webp`;
}

/** A fabric so close that single threads or the grain are visible. */
export function toMacroPath(picture: string): string {
  return `/pictures/${picture}-macro-800.webp`;
}
