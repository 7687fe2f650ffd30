import { live } from "../early/marks.ts";
import { ChoicePicture, Picture, type ShownChoice } from "../picture/picture.tsx";
import { useGallery } from "./use-gallery.ts";

export interface GalleryPicture extends ShownChoice {
  readonly alt: string;
  /** Shown below the picture, such as "Rust Velvet, close up". */
  readonly caption?: string | undefined;
}

export interface GalleryProps {
  /** The accessible name of the gallery, such as "Pictures of Harbor Sofa". */
  readonly label: string;
  /** The first one loads before everything else on the page. */
  readonly pictures: readonly GalleryPicture[];
  /** The rendered width of a picture, as a `sizes` attribute: of all, or of each by its index. */
  readonly sizes?: string | ((index: number, count: number) => string);
}

/**
 * Large pictures in a strip with scroll snapping, swiped or moved with the arrow keys, and a row of thumbnails. The
 * thumbnails are links to the large pictures, so everything works before and without scripts. A style sheet of a page may
 * show all pictures at once; the arrow keys then move the page.
 */
export function Gallery({ label, pictures, sizes = "100vw" }: GalleryProps) {
  const { stripProps, thumbnailProps, pictureId } = useGallery(pictures.length);
  const sizesAt = (index: number) => (typeof sizes === "string" ? sizes : sizes(index, pictures.length));
  const [only] = pictures;
  if (only === undefined) return null;
  if (pictures.length === 1) {
    return (
      <div data-part="gallery">
        <ChoicePicture shown={only} alt={only.alt} sizes={sizesAt(0)} priority />
        {only.caption ? <p data-part="gallery-caption">{only.caption}</p> : null}
      </div>
    );
  }
  return (
    <section data-part="gallery" aria-label={label}>
      <ul data-part="gallery-strip" aria-label="Pictures" {...stripProps}>
        {pictures.map(({ alt, caption, ...shown }, index) => (
          <li key={shown.imagePath} id={pictureId(index)}>
            <ChoicePicture shown={shown} alt={alt} sizes={sizesAt(index)} priority={index === 0} />
            {caption ? <p data-part="gallery-caption">{caption}</p> : null}
          </li>
        ))}
      </ul>
      <ol data-part="gallery-thumbnails" aria-label="Choose a picture" {...live}>
        {pictures.map(({ imagePath }, index) => (
          <li key={imagePath}>
            <a {...thumbnailProps(index)}>
              {/* Never preloaded: a browser that has the large picture already shows it instead of a smaller copy. */}
              <Picture imagePath={imagePath} alt="" sizes="72px" />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
