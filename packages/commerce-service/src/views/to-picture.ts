import type { Picture } from "@store/contract/catalog";
import type { LinePicture, Site } from "@store/contract/shared";
import type { StandIn } from "../line-options/line-options.ts";
import { toSiteWords } from "../pricing/to-metric-words.ts";
import { systemOfMeasure, toSiteLength } from "../pricing/to-site-length.ts";

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

/**
 * The picture of a line, and what is said of one that shows another choice (AMB-296). Goods from stock, pieces of sectionals
 * and stored lines of old orders are shown as they are.
 */
export function toLinePicture({ picture, standIn }: { picture: string; standIn?: StandIn | null }): LinePicture {
  const { shownIn = null, closeUp = null } = standIn ?? {};
  return {
    imagePath: toPicture({ picture, pictureAlt: "" }).imagePath,
    ...(closeUp !== null && { choiceImagePath: toMacroPath(closeUp) }),
    ...(shownIn !== null && { shownIn }),
  };
}

/** A picture of the product in a room, with the fabric or the option that it shows and those of the variant. */
interface RoomPicture {
  room_picture: string | null;
  room_picture_alt: string | null;
  roomFabricName: string | null;
  room_option: string | null;
  fabricName: string | null;
  optionLabel: string | null;
}

/** The product in a room, and what it is shown in if that differs from the variant; null if there is no such picture. */
export function toRoomPicture({
  room_picture: picture,
  room_picture_alt: pictureAlt,
  roomFabricName,
  room_option: roomOption,
  fabricName,
  optionLabel,
}: RoomPicture): Picture | null {
  if (picture === null || pictureAlt === null) return null;
  const [shownIn, chosen] = roomFabricName === null ? [roomOption, optionLabel] : [roomFabricName, fabricName];
  const isOther = shownIn !== null && chosen !== null && shownIn !== chosen;
  return { ...toPicture({ picture, pictureAlt }), isRoom: true, ...(isOther && { shownIn }) };
}

/** The URL of a fabric's close-up, large or small enough for a list of options. */
export function toSwatchPath(picture: string, width: 200 | 400): string {
  return `/pictures/${picture}-${width}.webp`;
}

/** A fabric so close that single threads or the grain are visible. */
export function toMacroPath(picture: string): string {
  return `/pictures/${picture}-macro-800.webp`;
}

/** What a gallery shows of a fabric: its threads or its grain. */
export function toFabricView({ name, picture }: { name: string; picture: string }, site: Site): Picture {
  const imagePath = toMacroPath(picture);
  const alt = toSiteWords(`About two inches of ${name}`, site);
  return { imagePath, imagePathHiRes: imagePath, alt, caption: `${name}, close up` };
}

/** A drawing without unit and type, and the sizes that it states, in inches. The driver returns numerics as strings. */
interface Drawn {
  drawing: string | null;
  width: string | number | null;
  depth: string | number | null;
  height: string | number | null;
  diameter: string | number | null;
}

/** The drawing with the sizes in the site's unit, which its file is named after; null without one. */
export function toDrawing({ drawing, width, depth, height, diameter }: Drawn, site: Site): Picture | null {
  if (drawing === null) return null;
  const unit = systemOfMeasure[site] === 1 ? "inches" : "cm";
  const sizes = Object.entries({ wide: width, deep: depth, "in diameter": diameter, high: height });
  const words = sizes.flatMap(([side, size]) =>
    size === null ? [] : [`${toSiteLength(Number(size), site)} ${unit} ${side}`],
  );
  const pictureAlt = `Drawn from the front, the side and above: ${words.join(", ")}`;
  const picture = `${drawing}-${systemOfMeasure[site]}.svg`;
  return { ...toPicture({ picture, pictureAlt }), caption: "Dimensions" };
}
