import { Picture } from "../picture/picture.tsx";
import { useGallery } from "./use-gallery.ts";

export interface GalleryPicture {
  readonly imagePath: string;
  readonly alt: string;
  /** Said below it, such as "Shown in Oat Linen". */
  readonly caption?: string | undefined;
}

export interface GalleryProps {
  /** What is seen, such as "Pictures of Harbor Sofa"; the name of the whole. */
  readonly label: string;
  /** The first one is fetched before everything else on the page. */
  readonly pictures: readonly GalleryPicture[];
  /** How wide a picture is drawn, in the words of the `sizes` attribute. */
  readonly sizes?: string;
}

/**
 * Large pictures in a strip that snaps, swiped or moved with the arrow keys, and a row of small ones that lead to each. The
 * small pictures are links to the large ones, so everything works before and without script.
 */
export function Gallery({ label, pictures, sizes = "100vw" }: GalleryProps) {
  const { stripProps, thumbnailProps, pictureId } = useGallery(pictures.length);
  const [only] = pictures;
  if (only === undefined) return null;
  if (pictures.length === 1) {
    return (
      <div data-part="gallery">
        <Picture imagePath={only.imagePath} alt={only.alt} sizes={sizes} priority />
        {only.caption ? <p data-part="gallery-caption">{only.caption}</p> : null}
      </div>
    );
  }
  return (
    <section data-part="gallery" aria-label={label}>
      <ul data-part="gallery-strip" aria-label="Pictures" {...stripProps}>
        {pictures.map(({ imagePath, alt, caption }, index) => (
          <li key={imagePath} id={pictureId(index)}>
            <Picture imagePath={imagePath} alt={alt} sizes={sizes} priority={index === 0} />
            {caption ? <p data-part="gallery-caption">{caption}</p> : null}
          </li>
        ))}
      </ul>
      <ol data-part="gallery-thumbnails" aria-label="Choose a picture">
        {pictures.map(({ imagePath }, index) => (
          <li key={imagePath}>
            <a {...thumbnailProps(index)}>
              {/* Never ahead of need: a browser that has the large one by now shows that instead of a smaller copy. */}
              <Picture imagePath={imagePath} alt="" sizes="72px" />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
