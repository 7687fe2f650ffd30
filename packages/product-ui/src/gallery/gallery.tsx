import type { Picture } from "@store/contract/catalog";
import { Gallery as PictureGallery } from "@store/ui-kit/gallery";

export interface GalleryProps {
  readonly pictures: readonly Picture[];
  /** What the pictures show, for the label of the whole. */
  readonly productName: string;
}

/** Half of the page on a desk, all of it on a phone. */
const sizes = "(width <= 768px) 100vw, 56vw";

/** A product's pictures in the width of its page. */
export function Gallery({ pictures, productName }: GalleryProps) {
  return <PictureGallery label={`Pictures of ${productName}`} pictures={pictures} sizes={sizes} />;
}
