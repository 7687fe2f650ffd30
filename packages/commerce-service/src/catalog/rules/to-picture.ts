import type { Picture } from "@store/contract/catalog";

/** The addresses of a product picture, by the name it is stored under. */
export function toPicture({ picture, pictureAlt }: { picture: string; pictureAlt: string }): Picture {
  return {
    imagePath: `/pictures/${picture}-800.webp`,
    imagePathHiRes: `/pictures/${picture}-1280.webp`,
    alt: pictureAlt,
  };
}
