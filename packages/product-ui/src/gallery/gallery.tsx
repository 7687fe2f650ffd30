import type { Picture as PictureData } from "@store/contract/catalog";
import { Picture } from "@store/ui-kit/picture";
import { useGallery } from "./use-gallery.ts";

export interface GalleryProps {
  readonly pictures: readonly PictureData[];
  /** What the pictures show, for the label of the whole. */
  readonly productName: string;
}

/** Half of the page on a desk, all of it on a phone. */
const sizes = "(width <= 768px) 100vw, 56vw";

/**
 * A product's pictures: a strip that snaps, swiped or moved with the arrow keys, and a row of small pictures that lead
 * to each. The small pictures are links to the large ones, so everything works before and without script.
 */
export function Gallery({ pictures, productName }: GalleryProps) {
  const { stripProps, thumbnailProps, pictureId } = useGallery(pictures.length);
  const [only] = pictures;
  if (only === undefined) return null;
  if (pictures.length === 1) {
    return (
      <div data-part="gallery">
        <Picture imagePath={only.imagePath} alt={only.alt} sizes={sizes} priority />
      </div>
    );
  }
  return (
    <section data-part="gallery" aria-label={`Pictures of ${productName}`}>
      <ul data-part="gallery-strip" {...stripProps}>
        {pictures.map(({ imagePath, alt }, index) => (
          <li key={imagePath} id={pictureId(index)}>
            <Picture imagePath={imagePath} alt={alt} sizes={sizes} priority={index === 0} />
          </li>
        ))}
      </ul>
      <ol data-part="gallery-thumbnails" aria-label="Choose a picture">
        {pictures.map(({ imagePath }, index) => (
          <li key={imagePath}>
            <a {...thumbnailProps(index)}>
              <Picture imagePath={imagePath} alt="" sizes="72px" priority={index === 0} />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
